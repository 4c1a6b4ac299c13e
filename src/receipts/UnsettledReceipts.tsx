import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { selectConfig } from '#src/config/configSlice.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { Card } from '#src/ui/Card.tsx'
import { OutcomeMessage } from './OutcomeMessage.tsx'
import { ReceiptContent } from './ReceiptContent.tsx'
import type { Receipt } from './receipt.ts'
import { selectReceipts } from './receiptsSlice.ts'
import classes from './UnsettledReceipts.module.css'

/** What this phone sent and the hotel has not confirmed, newest first; shown above the matching list. */
export function UnsettledReceipts({ kind }: { readonly kind: Receipt['kind'] }) {
  const { t } = useTranslation('receipts')
  const receipts = useSelector(selectReceipts)
  const unsettled = receipts.filter((receipt) => receipt.kind === kind && receipt.outcome !== 'confirmed').toReversed()
  if (unsettled.length === 0) return null
  return (
    <section aria-labelledby="unsettled-receipts">
      <h2 id="unsettled-receipts">{t('onThisPhone')}</h2>
      <ul className={classes.list}>
        {unsettled.map((receipt) => (
          <ReceiptCard key={receipt.id} receipt={receipt} />
        ))}
      </ul>
    </section>
  )
}

function ReceiptCard({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation('receipts')
  const [language] = useLanguage()
  const { timeZone } = useSelector(selectConfig)
  const { createdAt, roomNumber } = receipt
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(createdAt))
  return (
    <Card as="li">
      <OutcomeMessage receipt={receipt} />
      <p>{roomNumber === undefined ? when : t('whenAndRoom', { when, room: roomNumber })}</p>
      <ReceiptContent receipt={receipt} />
    </Card>
  )
}
