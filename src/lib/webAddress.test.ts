import { describe, expect, it } from 'vitest'
import { foreignAddresses } from '#tests/support/hostileTexts.ts'
import { isWebAddress } from './webAddress.ts'

describe('a web address', () => {
  it.each(['https://hotel.example', 'HTTP://hotel.example:8080/a?b#c', 'https://хотел.example/'])(
    'is an absolute http(s) URL: %s',
    (text) => {
      expect(isWebAddress(text)).toBe(true)
    },
  )

  it.each([
    ...foreignAddresses.filter((text) => text !== 'https://evil.invalid'),
    '/privacy',
    'https://',
    'https:///evil.invalid',
  ])('is not %j', (text) => expect(isWebAddress(text)).toBe(false))
})
