import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, foreignAddresses } from '#tests/support/hostileTexts.ts'
import { pictureUrl } from './pictureUrl.ts'

const HERE = 'https://guests.hotel.example'

describe('the picture of a product', () => {
  it('keeps an absolute https address', () => {
    expect(pictureUrl('https://cdn.example/soup.jpg?w=200', '/api', HERE)).toBe('https://cdn.example/soup.jpg?w=200')
  })

  it.each([
    ['/pictures/soup.jpg', 'https://java.hotel.example/v1/', 'https://java.hotel.example/pictures/soup.jpg'],
    ['pictures/soup.jpg', 'https://java.hotel.example/v1', 'https://java.hotel.example/pictures/soup.jpg'],
    ['/pictures/soup.jpg', '/api', 'https://guests.hotel.example/pictures/soup.jpg'],
    [' /супа 1.jpg ', '/api', 'https://guests.hotel.example/%D1%81%D1%83%D0%BF%D0%B0%201.jpg'],
  ])('resolves a path against the API’s origin: %j with %j', (image, base, expected) => {
    expect(pictureUrl(image, base, HERE)).toBe(expected)
  })

  it.each([
    ...foreignAddresses.filter((text) => text !== 'https://evil.invalid'),
    undefined,
    '   ',
    'http://cdn.example/soup.jpg',
    'https://',
  ])('is the fallback, or from the app’s own host, for anything else: %j', (image) => {
    expect(pictureUrl(image, '/api', HERE) ?? HERE).toMatch(/^https:\/\/guests\.hotel\.example(?:\/|$)/)
  })

  it('never has another origin, whatever the text, unless the text begins with https', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyText.map((rest) => `/${rest}`),
        ),
        (text) => {
          const url = pictureUrl(text, '/api', HERE)
          if (url !== undefined && !/^\s*https:\/\//i.test(text)) expect(new URL(url).origin).toBe(HERE)
        },
      ),
      { numRuns: 1000 },
    )
  })
})
