import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sha256 } from './sha256.ts'

it.each(['a', '\u6f22', '\u{1f35d}', '\u0000', '\uffff'])(
  'gives the digest that Node gives, at every length of %j',
  (unit) => {
    for (const length of [...Array(140).keys(), 1000, 20_000]) {
      const text = unit.repeat(length)
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }
  },
)
