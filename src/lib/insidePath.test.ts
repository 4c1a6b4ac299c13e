import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, foreignAddresses } from '#tests/support/hostileTexts.ts'
import { insidePath } from './insidePath.ts'

describe('an untrusted path', () => {
  it.each(['/', '/room-service', '/a/b?x=1#y'])('is accepted when it leads to a page of the app: %s', (path) => {
    expect(insidePath(path)).toBe(path)
  })

  it.each([...foreignAddresses, 'room-service', null, undefined, 7, {}])(
    'is rejected when it could lead to another origin: %j',
    (path) => {
      expect(insidePath(path)).toBeUndefined()
    },
  )

  it('never resolves to another origin, and is unchanged when it is read again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyText.map((rest) => `/${rest}`),
        ),
        (text) => {
          const path = insidePath(text)
          if (path === undefined) return
          expect(new URL(path, 'https://hotel.example').origin).toBe('https://hotel.example')
          expect(insidePath(path)).toBe(path)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
