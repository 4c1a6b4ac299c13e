import { describe, expect, it } from 'vitest'
import { outcomeOf } from './receipt.ts'

describe('the outcome of a submission', () => {
  it('is confirmed when the hotel accepted it', () => {
    expect(outcomeOf(undefined)).toBe('confirmed')
  })

  it.each([400, 401, 403, 404, 422])('is not accepted after %i', (status) => {
    expect(outcomeOf({ status, message: '' })).toBe('not-accepted')
  })

  it.each([408, 409, 425, 429, 500, 503, 'network', 'timeout', 'html'] as const)('is unknown after %s', (status) => {
    expect(outcomeOf({ status, message: '' })).toBe('unknown')
  })
})
