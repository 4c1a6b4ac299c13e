import { useTranslation } from 'react-i18next'
import type { Cents } from '#src/lib/money.ts'
import { Facts } from '#src/ui/records/Facts.tsx'
import { usePrice } from './usePrice.ts'

/** Subtotal, VAT and total (spec 2.38). No VAT rate is given, so VAT counts as included and the subtotal equals the total. */
export function Totals({ total }: { readonly total: Cents }) {
  const { t } = useTranslation('roomService')
  const write = usePrice()
  return (
    <Facts
      beside
      facts={[
        { label: t('finalize.subtotal'), value: write(total) },
        { label: t('finalize.vat'), value: t('finalize.vatIncluded') },
        { label: t('finalize.total'), value: write(total), strong: true },
      ]}
    />
  )
}
