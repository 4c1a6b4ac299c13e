import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { insidePath } from './insidePath.ts'

describe('a path from outside', () => {
  it.each(['/', '/room-service', '/a/b?x=1#y'])('is kept when it stays in the app: %s', (path) => {
    expect(insidePath(path)).toBe(path)
  })

  it.each([
    'javascript:alert(1)', '//evil.example', '/\\evil.example', '\\\\evil', 'https://evil.example', 'room-service', '',
    '/\t/evil.example', '/%2f/evil', '/%5Cevil', '/.//evil.example', '/a/..//evil.example', null, undefined, 7, {},
  ])('is refused when it could leave: %j', (path) => {
    expect(insidePath(path)).toBeUndefined()
  })

  it('never resolves to another origin, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.string().map((rest) => `/${rest}`)), (text) => {
        const path = insidePath(text)
        if (path !== undefined) expect(new URL(path, 'https://hotel.example').origin).toBe('https://hotel.example')
      }),
    )
  })
})
