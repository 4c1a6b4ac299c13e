import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoney } from '#src/lib/formatMoney.ts'
import type { Cents } from '#src/lib/money.ts'

/** Formats amounts in the hotel's currency and the guest's language. */
export function useFormatPrice(): (amount: Cents) => string {
  const [language] = useLanguage()
  const { currency } = useConfig()
  return (amount) => formatMoney(amount, currency, language)
}
