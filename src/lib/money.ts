/**
 * How the hotel shows prices: `lv` in leva, `lv+eur` in leva with euro in parentheses, else the ISO 4217 code of the currency in which they
 * are received, in small letters.
 */
export type Currency = string

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

/** Converts euro to leva at the fixed rate 1.95583, rounded half up. */
export function euroToLeva(amount: Cents): Cents {
  return Math.floor((amount * LEVA_PER_EURO_TIMES_100_000 * 2 + 100_000) / 200_000)
}

/** Converts leva to euro, rounded down to whole euro: for prices of the app's own that are listed in round amounts. */
export function levaToWholeEuro(leva: Cents): Cents {
  const exact = levaToEuro(leva)
  return exact - (exact % 100)
}
