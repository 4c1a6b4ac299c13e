import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoment } from '#src/hotel/hotelClock.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { OutcomeMessage, ReceiptActions, StorageTrouble } from './ReceiptOutcome.tsx'
import { isReceived, type Receipt } from './receipt.ts'
import { selectReceipts } from './receiptsSlice.ts'
import { useReconciliation } from './reconcileReceipt.ts'
import { ReceiptContent } from './kindViews.tsx'

interface Props {
  /** Shows receipts of this kind only; all kinds when omitted. */
  readonly kind?: Receipt['kind']
  /** Shows confirmed receipts too: for kinds whose list does not return what was sent. */
  readonly withConfirmed?: boolean
}

/** The device's receipts of which it is not sure that the hotel has them, newest first; shown above the matching list. */
export function UnconfirmedReceipts({ kind, withConfirmed = false }: Props) {
  const { t } = useTranslation('receipts')
  const receipts = useSelector(selectReceipts)
  const ofKind = receipts.filter((receipt) => kind === undefined || receipt.kind === kind)
  const shown = ofKind.filter((receipt) => withConfirmed || !isReceived(receipt)).reverse()
  useReconciliation(shown)
  if (shown.length === 0) return <StorageTrouble />
  return (
    <Stack as="section" gap={3} aria-labelledby="unconfirmed-receipts">
      <h2 id="unconfirmed-receipts">{t('onThisPhone')}</h2>
      <StorageTrouble />
      <Stack as="ul">
        {shown.map((receipt) => (
          <ReceiptCard key={receipt.id} receipt={receipt} />
        ))}
      </Stack>
    </Stack>
  )
}

function ReceiptCard({ receipt }: { readonly receipt: Receipt }) {
  const [language] = useLanguage()
  const { timeZone } = useConfig()
  return (
    <Card as="li">
      <Stack gap={3}>
        <OutcomeMessage receipt={receipt} />
        <p>{formatMoment(receipt.createdAt, language, timeZone)}</p>
        <ReceiptContent receipt={receipt} />
        <ReceiptActions receipt={receipt} />
      </Stack>
    </Card>
  )
}
