import { useId, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { ButtonRow, buttonClass } from '#src/ui/forms/Button.tsx'
import { ScreenLayout } from '#src/ui/layout/ScreenLayout.tsx'
import { OutcomeMessage, ReceiptActions, StorageTrouble } from './ReceiptOutcome.tsx'
import type { Receipt, ReceiptOf } from './receipt.ts'
import { ListLink } from './SubmissionForm.tsx'
import { readSubmissionId } from './useConfirmation.ts'
import { useReceipt } from './receiptsSlice.ts'
import { useReconciliation } from './reconcileReceipt.ts'
import type { Kind } from './kinds.ts'
import { submittedFacts } from './kindViews.tsx'

interface Props<K extends Kind> {
  readonly kind: K
  /** More about the submission, below its outcome: by default what was sent. */
  readonly details?: (receipt: ReceiptOf<K>) => ReactNode
  /** The matching list, whose link stands before the one to home. */
  readonly list?: Omit<ComponentProps<typeof ListLink>, 'variant'>
  /** A link in its place. */
  readonly link?: ReactNode
}

const texts = {
  order: 'roomService',
  reservation: 'reserveTable',
  problem: 'reportProblem',
  request: 'requestAmenities',
  rating: 'leaveRating',
} as const satisfies Readonly<Record<Kind, string>>

/** The page that every submission ends on, whatever its outcome, with a message for that outcome (spec 2.65, 4.8, 8.7). */
export function SuccessPage<K extends Kind>({ kind, details = submittedFacts, list, link }: Props<K>) {
  const { t } = useTranslation(['common', 'receipts', ...Object.values(texts)])
  const { state } = useLocation()
  const outcomeId = useId()
  const submissionId = readSubmissionId(state)
  const receipt = useReceipt(kind, submissionId)
  return (
    <ScreenLayout title={t(`${texts[kind]}:success.title`)} describedBy={outcomeId}>
      {receipt === undefined ? (
        <p id={outcomeId}>
          {/* Opened without a submission, it claims nothing. */}
          {submissionId === undefined ? t(`${texts[kind]}:success.neutral`) : t('receipts:noReceipt')}
        </p>
      ) : (
        <SentReceipt receipt={receipt} outcomeId={outcomeId}>
          {details(receipt)}
        </SentReceipt>
      )}
      <ButtonRow>
        {list ? <ListLink {...list} variant={listVariant(receipt)} /> : link}
        {receipt === undefined && (
          <Link className={buttonClass('quiet')} to={paths.home}>
            {t('common:goHome')}
          </Link>
        )}
      </ButtonRow>
    </ScreenLayout>
  )
}

/** The link to the list is quiet where the guest should send it again first. */
export function listVariant(receipt: Receipt | undefined): 'primary' | 'quiet' {
  return receipt?.outcome === 'not-accepted' ? 'quiet' : 'primary'
}

interface SentReceiptProps<K extends Kind> {
  readonly receipt: ReceiptOf<K>
  readonly outcomeId: string
  readonly children: ReactNode
}

function SentReceipt<K extends Kind>({ receipt, outcomeId, children }: SentReceiptProps<K>) {
  useReconciliation([receipt])
  return (
    <>
      <StorageTrouble />
      <div id={outcomeId}>
        <OutcomeMessage receipt={receipt} />
      </div>
      {children}
      <ReceiptActions receipt={receipt} />
    </>
  )
}
