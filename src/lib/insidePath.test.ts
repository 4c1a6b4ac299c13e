import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, foreignAddresses } from '#tests/support/hostileTexts.ts'
import { insidePath } from './insidePath.ts'

describe('a path from outside', () => {
  it.each(['/', '/room-service', '/a/b?x=1#y'])('is kept when it stays in the app: %s', (path) => {
    expect(insidePath(path)).toBe(path)
  })

  it.each([...foreignAddresses, 'room-service', null, undefined, 7, {}])(
    'is refused when it could leave: %j',
    (path) => {
      expect(insidePath(path)).toBeUndefined()
    },
  )

  it('never resolves to another origin, whatever the text, and reads the same again', () => {
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
