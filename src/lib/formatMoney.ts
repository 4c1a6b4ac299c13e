import { locales, type Language } from './languages.ts'
import { levaToEuro, type Cents, type Currency } from './money.ts'

function decimal(amount: Cents): string {
  const sign = amount < 0 ? '-' : ''
  const whole = Math.abs(amount)
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}

/** Made when it is used first: on a slow device that takes longer than formatting the prices of a menu. */
const formats: Record<string, Intl.NumberFormat> = {}

/** Formats a currency as the language writes it: euro as `9,50 €` in Bulgarian and Spanish, `€9.50` in English. */
function inCurrency(amount: Cents, currency: string, language: Language): string {
  const format = (formats[language + currency] ??= new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
  }))
  return format.format((amount || 0) / 100) // `-0` has a sign.
}

/**
 * Formats an amount as specified: `9.50 лв` in Bulgarian, `9.50 lv` in English and Spanish (spec 1.6, 9.16); any other currency as the
 * guest's language writes it. Beside leva, euro have their form, so that the two amounts can be compared. Uses no-break
 * spaces, so that a price does not wrap.
 */
export function formatMoney(amount: Cents, currency: Currency, language: Language): string {
  const leva = `${decimal(amount)}\u00a0${language === 'bg' ? 'лв' : 'lv'}`
  switch (currency) {
    case 'lv':
      return leva
    case 'lv+eur':
      return `${leva} (${decimal(levaToEuro(amount))}\u00a0€)`
    default:
      return inCurrency(amount, currency, language)
  }
}
