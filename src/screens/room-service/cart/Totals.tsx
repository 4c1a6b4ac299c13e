import { useTranslation } from 'react-i18next'
import type { Cents } from '#src/lib/money.ts'
import type { PaymentMethod } from '#src/outbox/receipt.ts'
import { Facts } from '#src/ui/records/Facts.tsx'
import { usePrice } from './usePrice.ts'

interface TotalsProps {
  readonly total: Cents
  /** How the guest chose to pay; shown with the total. */
  readonly payment?: PaymentMethod
}

/** Subtotal, VAT and total (spec 2.38). No VAT rate is given, so VAT counts as included and the subtotal equals the total. */
export function Totals({ total, payment }: TotalsProps) {
  const { t } = useTranslation(['roomService', 'receipts'])
  const write = usePrice()
  return (
    <Facts
      beside
      facts={[
        { label: t('roomService:finalize.subtotal'), value: write(total) },
        { label: t('roomService:finalize.vat'), value: t('roomService:finalize.vatIncluded') },
        {
          label: t('roomService:finalize.total'),
          value: payment ? `${write(total)} · ${t(`receipts:payment.${payment}`)}` : write(total),
          strong: true,
        },
      ]}
    />
  )
}
