import { useSelector } from 'react-redux'
import { selectConfig } from '#src/config/configSlice.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { formatMoney, type Cents } from '#src/lib/money.ts'

/** Writes amounts as this hotel does, in the guest's language. */
export function usePrice(): (amount: Cents) => string {
  const [language] = useLanguage()
  const { currency } = useSelector(selectConfig)
  return (amount) => formatMoney(amount, currency, language)
}
