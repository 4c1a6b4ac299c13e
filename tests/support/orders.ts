import products from '#fixtures/products.json' with { type: 'json' }
import { formatMoney } from '#src/lib/formatMoney.ts'
import { toCents, type Cents, type Currency } from '#src/lib/money.ts'

/** What some units of a product of the demo hotel cost, in cents. */
export function costOf(id: string, units = 1): Cents {
  const product = products.find((each) => each.id === id)
  if (product === undefined) throw new Error(`The demo hotel has no product ${id}`)
  return units * toCents(product.price)
}

/** An amount as it is shown in Bulgarian, with any kind of space. */
export function amountIn(currency: Currency, amount: Cents): RegExp {
  const text = formatMoney(amount, currency, 'bg').replaceAll('.', String.raw`\.`)
  return new RegExp(text.replaceAll(/\s/g, String.raw`\s`))
}
