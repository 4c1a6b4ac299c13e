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

function decimal(amount: Cents): string {
  const sign = amount < 0 ? '-' : ''
  const whole = Math.abs(amount)
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}

/**
 * Formats an amount as specified: `9.50 лв` in Bulgarian, `9.50 lv` in English and Spanish (spec 1.6, 9.16). Uses a
 * no-break space, so that a price does not wrap.
 */
export function formatMoney(amount: Cents, currency: Currency, language: Language): string {
  const leva = `${decimal(amount)}\u00a0${language === 'bg' ? 'лв' : 'lv'}`
  switch (currency) {
    case 'lv':
      return leva
    case 'lv+eur':
      return `${leva} (${decimal(levaToEuro(amount))}\u00a0€)`
    case 'eur':
      return `${decimal(amount)}\u00a0€`
  }
}
