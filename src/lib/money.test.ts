import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, levaToEuro, toCents } from './money.ts'

describe('money', () => {
  it('is written with two decimals and the hotel\u2019s sign', () => {
    expect(formatMoney(950, 'lv', 'bg')).toBe('9.50\u00a0лв')
    expect(formatMoney(950, 'lv', 'en')).toBe('9.50\u00a0lv')
    expect(formatMoney(5, 'lv', 'es')).toBe('0.05\u00a0lv')
    expect(formatMoney(950, 'lv+eur', 'bg')).toBe('9.50\u00a0лв (4.86\u00a0€)')
    expect(formatMoney(1250, 'eur', 'bg')).toBe('12.50\u00a0€')
  })

  it('reads decimal prices without the errors of binary fractions', () => {
    expect(toCents(1.15)).toBe(115)
    expect(toCents(4.35)).toBe(435)
    expect(toCents(0.1) + toCents(0.2)).toBe(30)
  })

  it('converts to euro within half a cent of the exact amount, for any price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (leva) => {
        expect(Math.abs(levaToEuro(leva) - leva / 1.95583)).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
    )
  })
})
