import type { Language } from './languages.ts'

/**
 * How the hotel shows prices: in leva, in leva with euro in parentheses, or in euro (prices are then received in euro).
 */
export type Currency = 'lv' | 'lv+eur' | 'eur'

/** An amount in hundredths of the priced currency (stotinki or euro cents): always an integer. */
export type Cents = number

const LEVA_PER_EURO_TIMES_100_000 = 195_583

/** Converts a received decimal price to an integer amount. */
export function toCents(price: number): Cents {
  return Math.round(price * 100)
}

/** Converts leva to euro at the fixed rate 1.95583, rounded half up. */
export function levaToEuro(leva: Cents): Cents {
  return Math.floor((leva * 200_000 + LEVA_PER_EURO_TIMES_100_000) / (2 * LEVA_PER_EURO_TIMES_100_000))
}

/** Converts leva to euro, rounded down to whole euro: for prices of the app's own that are listed in round amounts. */
export function levaToWholeEuro(leva: Cents): Cents {
  const exact = levaToEuro(leva)
  return exact - (exact % 100)
}

function decimal(amount: Cents): string {
  const sign = amount < 0 ? '-' : ''
  const whole = Math.abs(amount)
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}

/** How a language writes numbers: as `Intl.NumberFormat` does, but exact for any amount, and without its start-up time. */
const marks: Readonly<
  Record<Language, { readonly decimal: string; readonly thousands: string; readonly from: number }>
> = {
  bg: { decimal: ',', thousands: '\u00a0', from: 5 },
  en: { decimal: '.', thousands: ',', from: 4 },
  es: { decimal: ',', thousands: '.', from: 5 },
}

/** Formats euro as the language writes them: `9,50 €` in Bulgarian and Spanish, `€9.50` in English. */
function euro(amount: Cents, language: Language): string {
  const { decimal: mark, thousands, from } = marks[language]
  const [, sign = '', whole = '', cents = ''] = /^(-?)(\d+)\.(\d+)$/.exec(decimal(amount)) ?? []
  const grouped = whole.length < from ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands)
  const digits = `${grouped}${mark}${cents}`
  return language === 'en' ? `${sign}€${digits}` : `${sign}${digits}\u00a0€`
}

/**
 * Formats an amount as specified: `9.50 лв` in Bulgarian, `9.50 lv` in English and Spanish (spec 1.6, 9.16); euro alone as the
 * guest's language writes them. Beside leva, euro have their form, so that the two amounts can be compared. Uses no-break
 * spaces, so that a price does not wrap.
 */
export function formatMoney(amount: Cents, currency: Currency, language: Language): string {
  const leva = `${decimal(amount)}\u00a0${language === 'bg' ? 'лв' : 'lv'}`
  switch (currency) {
    case 'lv':
      return leva
    case 'lv+eur':
      return `${leva} (${decimal(levaToEuro(amount))}\u00a0€)`
    case 'eur':
      return euro(amount, language)
  }
}
