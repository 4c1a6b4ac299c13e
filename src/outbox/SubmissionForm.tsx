import { useId, type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#src/navigation/paths.ts'
import { Button, buttonClass } from '#src/ui/forms/Button.tsx'
import { StepBar, StepForm } from '#src/ui/forms/StepBar.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoment } from '#src/hotel/hotelClock.ts'
import { readResubmittedId, type useConfirmation } from './useConfirmation.ts'
import { useReceipt } from './receiptsSlice.ts'
import type { Kind } from './kinds.ts'

interface SubmissionFormProps {
  /** The fields, which stay visible while the form is being sent. */
  readonly children: ReactNode
  readonly kind: Kind
  /** The text of the button that sends it. */
  readonly send: string
  /** Why it cannot be sent yet; `false` when it is complete. */
  readonly missing: string | false
  readonly confirmation: Pick<ReturnType<typeof useConfirmation>, 'isSending' | 'offlinePresses'>
  readonly onSend: () => void
  /** Called when the guest cancels; never while the form is being sent. */
  readonly onCancel: () => void
}

/**
 * A form that a guest fills in and sends in one step, with a button that is disabled until it is complete, and Cancel (spec 2.45,
 * 2.48, 11.16). What is being sent cannot be cancelled: the link then leads home and says that sending continues.
 */
export function SubmissionForm(props: SubmissionFormProps) {
  const { children, kind, send, missing, confirmation, onSend, onCancel } = props
  const { isSending, offlinePresses } = confirmation
  const { t } = useTranslation('receipts')
  const why = useId()
  const sending = t(`${kind}.sending.title`)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (missing === false && !isSending) onSend()
  }

  return (
    <StepForm onSubmit={submit}>
      {children}
      <output className="visually-hidden">{isSending && sending}</output>
      <NothingSent presses={offlinePresses} />
      <StepBar reasonId={why} reason={missing}>
        <Link className={buttonClass('secondary')} to={paths.home} onClick={() => isSending || onCancel()}>
          {isSending ? t('leaveWhileSending') : t('cancel')}
        </Link>
        <Button type="submit" disabled={missing !== false} aria-disabled={isSending} aria-describedby={why}>
          {isSending ? sending : send}
        </Button>
      </StepBar>
    </StepForm>
  )
}

/**
 * Says that nothing was sent because there is no network, and that the form's contents are stored. Announced again and
 * scrolled into view with each press; renders nothing before the first.
 */
export function NothingSent({ presses }: { readonly presses: number }) {
  const { t } = useTranslation('receipts')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button may be far away: that of a long order is sticky.
    if (presses > 0) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [presses])
  if (presses === 0) return null
  return (
    <div ref={notice}>
      <Notice key={presses} tone="warning" live="assertive" title={t('offline.title')}>
        {t('offline.text')}
      </Notice>
    </div>
  )
}

interface ListLinkProps {
  readonly list: 'myReservations' | 'reportedProblems' | 'amenityRequests'
  readonly to?: string
  readonly variant: 'primary' | 'quiet'
}

/** A link to the list of what a guest has sent. */
export function ListLink({ list, to = paths[list], variant }: ListLinkProps) {
  const { t } = useTranslation('frame')
  return (
    <Link className={buttonClass(variant)} to={to}>
      {t(`crumbs.${list}`)}
    </Link>
  )
}

/** A notice above a form that resubmits a receipt as a new submission; renders nothing otherwise. */
export function ResubmissionNotice({ kind }: { readonly kind: Kind }) {
  const { t } = useTranslation('receipts')
  const [language] = useLanguage()
  const { timeZone } = useConfig()
  const older = useReceipt(kind, readResubmittedId(useLocation().state))
  if (older === undefined || older.resubmittedAs !== undefined) return null
  return (
    <Notice tone="info" live="polite">
      {t(`resubmitNotice.${kind}`, { when: formatMoment(older.createdAt, language, timeZone) })}
    </Notice>
  )
}
