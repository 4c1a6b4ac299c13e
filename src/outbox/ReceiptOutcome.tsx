import { Notice } from '#src/ui/feedback/Notice.tsx'
import {
  outcomeTones,
  type Receipt,
  type ReceiptOf,
  isReceived,
  isReplaced,
  resubmitForm,
  canResubmit,
  canRetryWithKey,
} from './receipt.ts'
import { useTranslation, I18nextProvider } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { useConfig } from '#src/config/useConfig.ts'
import { Button, ButtonRow, buttonClass } from '#src/ui/forms/Button.tsx'
import { kinds } from './kinds.ts'
import { reconcileReceipt } from './reconcileReceipt.ts'
import { selectReconciling, type Dispatch, selectReceipts, selectStorageProblem } from './receiptsSlice.ts'
import { retryWithKey } from './submitOnce.ts'
import { useMemo, useState, type MouseEvent } from 'react'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoment } from '#src/hotel/hotelClock.ts'
import { selectGuest } from '#src/session/session.ts'
import { useFocusInstead } from '#src/ui/layout/focus.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Untranslated } from '#src/ui/Untranslated.tsx'
import { Dialog, opensDialog } from '#src/ui/feedback/Dialog.tsx'
import styles from './ReceiptOutcome.module.css'
import { hotelApi } from '#src/api/hotelApi.ts'
import { rowOf } from './reconcile.ts'
import { useMassageIn } from '#src/hotel/requestMessage.ts'
import { paths } from '#src/navigation/paths.ts'
import { useRecentTime } from '#src/hotel/useHotelClock.ts'
import { ReceiptContent, useRowText } from './kindViews.tsx'

/** A submission's outcome in words, announced when it changes. */
export function OutcomeMessage({ receipt }: { readonly receipt: Receipt }) {
  const { title, text } = useOutcomeText(receipt)
  return (
    <Notice tone={isReplaced(receipt) ? 'info' : outcomeTones[receipt.outcome]} live="polite" title={title}>
      {text}
    </Notice>
  )
}

/** The actions on a receipt: check the hotel's list again, retry or resubmit it where that is safe, show it to staff. */
export function ReceiptActions({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation('receipts')
  const dispatch = useDispatch<Dispatch>()
  const config = useConfig()
  const isChecking = useSelector(selectReconciling).includes(receipt.id)
  const { id, outcome, resubmittedAs } = receipt
  const isRefused = outcome === 'not-accepted'
  const canCheck = outcome === 'unknown' && !isReplaced(receipt) && kinds[receipt.kind].isListed(config)
  const massageIn = useMassageIn()
  const massage = receipt.kind === 'request' ? massageIn(receipt.content) : undefined
  const toMassage = massage && {
    to: paths.spaCenter,
    state: { spa: { view: 'SCHEDULE', choice: massage }, resubmittedId: id },
  }
  const form = canResubmit(receipt, config) ? (toMassage ?? resubmitForm(receipt)) : undefined
  const keepFocus = useFocusInstead()
  function press(event: MouseEvent, action: ReturnType<typeof retryWithKey>): void {
    keepFocus(event)
    void dispatch(action)
  }
  return (
    <>
      {resubmittedAs !== undefined && !isReplaced(receipt) && <p>{t('resubmitted')}</p>}
      <ButtonRow>
        {canCheck && (
          <Button
            variant="secondary"
            aria-disabled={isChecking}
            onClick={(event) => press(event, reconcileReceipt(id))}
          >
            {t('checkAgain')}
          </Button>
        )}
        {canRetryWithKey(receipt, config) ? (
          <Button onClick={(event) => press(event, retryWithKey(id))}>{t('retry')}</Button>
        ) : (
          form && (
            <Link className={buttonClass(isRefused ? 'primary' : 'secondary')} to={form.to} state={form.state}>
              {t(isRefused ? 'resubmitEdited' : 'resubmit')}
            </Link>
          )
        )}
        {receipt.kind !== 'rating' && <StaffCard receipt={receipt} />}
      </ButtonRow>
    </>
  )
}

/** A button that opens the receipt full screen, to show to a member of staff. Needs no network. A quiet one while nothing is in doubt. */
function StaffCard({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation(['receipts', 'common'])
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant={isReceived(receipt) ? 'quiet' : 'secondary'} onClick={opensDialog(() => setOpen(true))}>
        {t('card.show')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('card.title')}
        closeLabel={t('common:close')}
        placement="full"
      >
        <InTwoLanguages receipt={receipt} />
      </Dialog>
    </>
  )
}

/** The card in Bulgarian for the staff, then in the guest's language. */
function InTwoLanguages({ receipt }: { readonly receipt: Receipt }) {
  const { i18n } = useTranslation()
  const [language] = useLanguage()
  const bulgarian = useMemo(() => i18n.cloneInstance({ lng: 'bg' }), [i18n])
  return (
    <div className={styles.card}>
      <I18nextProvider i18n={bulgarian}>
        <Side receipt={receipt} isForStaff />
      </I18nextProvider>
      {language !== 'bg' && <Side receipt={receipt} />}
    </div>
  )
}

interface SideProps {
  readonly receipt: Receipt
  /** Stays in Bulgarian where the guest's browser translates the page. */
  readonly isForStaff?: boolean
}

function Side({ receipt, isForStaff = false }: SideProps) {
  const { t } = useTranslation('receipts')
  const [language] = useLanguage()
  const { timeZone } = useConfig()
  const guest = useSelector(selectGuest)
  const { title } = useOutcomeText(receipt)
  const { kind, roomNumber, createdAt } = receipt
  return (
    <section lang={language} translate={isForStaff ? 'no' : undefined} className={styles.side}>
      {receipt.kind === 'order' && <OrderNumber receipt={receipt} className={styles.room} />}
      {roomNumber !== undefined && (
        <p className={styles.room}>
          <Untranslated text={t('card.room', { room: roomNumber })} part={roomNumber} />
        </p>
      )}
      {guest?.fullName !== undefined && <p translate="no">{guest.fullName}</p>}
      <h3 className={styles.kind}>{t(`card.kinds.${kind}`)}</h3>
      <Stack gap={2}>
        <ReceiptContent receipt={receipt} />
      </Stack>
      <p className={styles.outcome}>{title}</p>
      <p>{t('card.sent', { when: formatMoment(createdAt, language, timeZone) })}</p>
    </section>
  )
}

/** The number of an order, where the hotel's list, as far as it has been read, tells it; makes no call. */
function OrderNumber({
  receipt,
  className,
}: {
  readonly receipt: ReceiptOf<'order'>
  readonly className: string | undefined
}) {
  const { t } = useTranslation('myOrders')
  const receipts = useSelector(selectReceipts)
  const { data = [] } = hotelApi.endpoints.getOrders.useQueryState(receipt.personId)
  const number = (receipt.matchedRow ?? rowOf(receipt, data, receipts))?.orderNumber
  return (
    number && (
      <p className={className}>
        <Untranslated text={t('order', { number })} part={String(number)} />
      </p>
    )
  )
}

/** Warns that receipts cannot be stored on this device or that some were damaged; renders nothing otherwise. */
export function StorageTrouble() {
  const { t } = useTranslation('receipts')
  const trouble = useSelector(selectStorageProblem)
  return trouble && <Notice tone="warning">{t(`storage.${trouble}`)}</Notice>
}

/** A submission's outcome in words: a title, and what it means for the guest. */
function useOutcomeText(receipt: Receipt): { readonly title: string; readonly text: string } {
  const { t } = useTranslation('receipts')
  const unknownText = useUnknownOutcomeText(receipt)
  const row = useRowText(receipt)
  const { kind, outcome, wasNotSent } = receipt
  if (wasNotSent && outcome === 'not-accepted') return { title: t('notSent.title'), text: t('notSent.text') }
  const title = t(`${kind}.${outcome}.title`)
  if (isReplaced(receipt)) return { title, text: t('unknown.resubmitted') }
  if (outcome === 'unknown') return { title, text: unknownText }
  if (outcome === 'probably-received') return { title, text: t('probably-received.text', { row }) }
  return { title, text: t(`${kind}.${outcome}.text`) }
}

function useUnknownOutcomeText(receipt: Receipt): string {
  const { t } = useTranslation('receipts')
  const config = useConfig()
  const format = useRecentTime()
  const isChecking = useSelector(selectReconciling).includes(receipt.id)
  const { lastCheck } = receipt
  if (!kinds[receipt.kind].isListed(config))
    return t(receipt.kind === 'rating' ? 'unknown.noList.rating' : 'unknown.noList.problem')
  if (isChecking || lastCheck === undefined) return t('unknown.checking')
  return t(`unknown.lastCheck.${lastCheck.result}`, { time: format(new Date(lastCheck.at)) })
}
