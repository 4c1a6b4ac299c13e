import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { ButtonRow } from '#src/ui/forms/ButtonRow.tsx'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'
import { Screen } from '#src/ui/layout/Screen.tsx'
import { OutcomeMessage } from './OutcomeMessage.tsx'
import type { Kind, ReceiptOf } from './receipt.ts'
import { ReceiptActions } from './ReceiptActions.tsx'
import { StorageTrouble } from './StorageTrouble.tsx'
import { readSubmissionId } from './submissionId.ts'
import { useReceipt } from './useReceipt.ts'
import { useReconciliation } from './useReconciliation.ts'

interface Props<K extends Kind> {
  readonly kind: K
  readonly title: string
  /** What is said when the page was opened without sending anything. */
  readonly neutral: string
  /** More about what was sent, under its outcome. */
  readonly details?: (receipt: ReceiptOf<K>) => ReactNode
  /** The links to the matching lists, before the one to home. */
  readonly links?: ReactNode
}

/** Where every submission ends, whatever its outcome; what it says is true of the outcome (spec 2.65, 4.8, 8.7). */
export function SuccessPage<K extends Kind>({ kind, title, neutral, details, links }: Props<K>) {
  const { t } = useTranslation(['common', 'receipts'])
  const { state } = useLocation()
  const outcomeId = useId()
  const submissionId = readSubmissionId(state)
  const receipt = useReceipt(kind, submissionId)
  const nothingKnown = submissionId === undefined ? neutral : t('receipts:noReceipt')
  return (
    <Screen title={title} describedBy={outcomeId}>
      {receipt === undefined ? (
        <p id={outcomeId}>{nothingKnown}</p>
      ) : (
        <WhatBecame receipt={receipt} outcomeId={outcomeId}>
          {details?.(receipt)}
        </WhatBecame>
      )}
      <ButtonRow>
        {links}
        <Link className={buttonClass('secondary')} to={paths.myStay}>
          {t('receipts:toMyStay')}
        </Link>
        <Link className={buttonClass('quiet')} to={paths.home}>
          {t('common:goHome')}
        </Link>
      </ButtonRow>
    </Screen>
  )
}

interface WhatBecameProps<K extends Kind> {
  readonly receipt: ReceiptOf<K>
  readonly outcomeId: string
  readonly children: ReactNode
}

function WhatBecame<K extends Kind>({ receipt, outcomeId, children }: WhatBecameProps<K>) {
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
