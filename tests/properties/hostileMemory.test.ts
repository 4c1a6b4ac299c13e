import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPage } from '#src/navigation/rememberedPage.ts'
import { anyText, everyHostileCopy, hostile, jsonOf, pollutedKeys } from '#tests/support/hostileTexts.ts'
import { RUNS } from './runs.ts'
import { personId, valuesByKind, type StoredValue } from './storedValues.ts'

const storedValues: (readonly [string, StoredValue])[] = Object.entries(valuesByKind).flatMap(([of, each]) =>
  each.map((thing) => [of, thing] as const),
)

describe('a hostile stored value', () => {
  beforeEach(forgetPage)
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined)) // invalid values are named on the console

  it.each(storedValues)('of %s is read as valid data, or not at all', (_of, { key, isOfTab = false, fits, read }) => {
    const storage = isOfTab ? window.sessionStorage : window.localStorage
    const check = (text: string) => {
      window.localStorage.setItem('companion-guest-scope', JSON.stringify({ personId, scopeId: 'm' }))
      storage.setItem(key, text)
      read()
      expect(pollutedKeys()).toEqual([])
    }
    for (const value of everyHostileCopy(fits)) check(jsonOf(value))
    const texts = fc.oneof({ weight: 4, arbitrary: hostile(fits).map(jsonOf) }, { weight: 1, arbitrary: anyText })
    fc.assert(fc.property(texts, check), { numRuns: RUNS })
  })
})
