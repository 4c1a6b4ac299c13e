import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { price } from '#src/schemas/fields.ts'
import { formatMoney } from './formatMoney.ts'
import { euroToLeva, levaToEuro, toCents } from './money.ts'

describe('an amount of money', () => {
  it('is formatted with two decimals and the hotel’s currency sign', () => {
    expect(formatMoney(950, 'lv', 'bg')).toBe('9.50\u00a0лв')
    expect(formatMoney(950, 'lv', 'en')).toBe('9.50\u00a0lv')
    expect(formatMoney(5, 'lv', 'es')).toBe('0.05\u00a0lv')
    expect(formatMoney(950, 'lv+eur', 'bg')).toBe('9.50\u00a0лв (4.86\u00a0€)')
  })

  it.each([
    ['bg', ['0,05\u00a0€', '12,50\u00a0€', '1234,50\u00a0€', '12\u00a0345,00\u00a0€', '1\u00a0234\u00a0567,89\u00a0€']],
    ['en', ['€0.05', '€12.50', '€1,234.50', '€12,345.00', '€1,234,567.89']],
    ['es', ['0,05\u00a0€', '12,50\u00a0€', '1234,50\u00a0€', '12.345,00\u00a0€', '1.234.567,89\u00a0€']],
  ] as const)('in euro is formatted as %s writes it', (language, texts) => {
    const amounts = [5, 1250, 123_450, 1_234_500, 123_456_789]
    expect(amounts.map((amount) => formatMoney(amount, 'eur', language))).toEqual(texts)
  })

  it('in any other currency is formatted as the language writes it', () => {
    expect(formatMoney(950, 'ron', 'en')).toBe('RON\u00a09.50')
    expect(formatMoney(950, 'gbp', 'es')).toBe('9,50\u00a0GBP')
    expect(formatMoney(95_000, 'jpy', 'bg')).toMatch(/^950\u00a0/)
  })

  it('of any received price is an integer of hundredths, at most half a hundredth from the price', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => cents / 100),
          fc.double({ noNaN: true }),
        ),
        (given) => {
          const read = v.safeParse(price, given)
          const isAmount = given >= 0 && given <= 10_000_000 && given === Math.round(given * 100) / 100
          expect(read.success || !isAmount).toBe(true)
          if (!read.success) return
          expect(Number.isSafeInteger(toCents(read.output))).toBe(true)
          expect(Math.abs(toCents(read.output) - read.output * 100)).toBeLessThanOrEqual(0.5)
        },
      ),
    )
  })

  it('is formatted in digits: two decimals, no exponent, no minus sign for zero, never NaN', () => {
    const amounts = fc.oneof(fc.nat(100_000), fc.maxSafeNat(), fc.constant(toCents(-0)))
    fc.assert(
      fc.property(amounts, fc.constantFrom('bg', 'en', 'es'), (amount, language) => {
        const digits = `${BigInt(amount) / 100n}.${String(BigInt(amount) % 100n).padStart(2, '0')}`
        const sign = language === 'bg' ? 'лв' : 'lv'
        expect(formatMoney(amount, 'lv', language)).toBe(`${digits}\u00a0${sign}`)
        const euro = formatMoney(amount, 'eur', language)
        expect(euro).toMatch(/^(?:€\d{1,3}(?:,\d{3})*\.\d\d|\d[\d.\u00a0]*,\d\d\u00a0€)$/)
        // A cart has at most 999 of each product, none above 10 million.
        if (amount < 1e13) expect(euro.replaceAll(/\D/g, '')).toBe(digits.replace('.', ''))
        expect(formatMoney(amount, 'lv+eur', language)).toMatch(
          new RegExp(`^${digits}\u00a0${sign} \\(\\d+\\.\\d\\d\u00a0€\\)$`),
        )
      }),
    )
  })

  it('is converted to euro rounded half up to the cent', () => {
    const halfUp = (leva: number) => Number((BigInt(leva) * 200_000n + 195_583n) / 391_166n)
    fc.assert(fc.property(fc.nat(1_000_000_000), (leva) => levaToEuro(leva) === halfUp(leva)))
  })

  it('is converted to leva rounded half up to the stotinka', () => {
    expect([100, 600, 850].map(euroToLeva)).toEqual([196, 1173, 1662])
    const halfUp = (euro: number) => Number((BigInt(euro) * 391_166n + 100_000n) / 200_000n)
    fc.assert(fc.property(fc.nat(1_000_000_000), (euro) => euroToLeva(euro) === halfUp(euro)))
  })
})
