import { useMemo, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoment } from '#src/hotel/hotelClock.ts'
import { selectGuest } from '#src/session/session.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { Untranslated } from '#src/ui/Untranslated.tsx'
import { Dialog, opensDialog } from '#src/ui/feedback/Dialog.tsx'
import type { Receipt } from '#src/outbox/receipts/receipt.ts'
import { OrderNumber } from './OrderNumber.tsx'
import { ReceiptContent } from './ReceiptContent.tsx'
import styles from './StaffCard.module.css'
import { useOutcomeWords } from './useOutcomeWords.ts'

/** A button that opens the receipt full screen, to show to a member of staff. Needs no network. A quiet one while nothing is in doubt. */
export function StaffCard({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation(['receipts', 'common'])
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant={receipt.outcome === 'confirmed' ? 'quiet' : 'secondary'}
        onClick={opensDialog(() => setOpen(true))}
      >
        {t('receipts:card.show')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('receipts:card.title')}
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
  const { title } = useOutcomeWords(receipt)
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
      <div className={styles.content}>
        <ReceiptContent receipt={receipt} />
      </div>
      <p className={styles.outcome}>{title}</p>
      <p>{t('card.sent', { when: formatMoment(createdAt, language, timeZone) })}</p>
    </section>
  )
}
