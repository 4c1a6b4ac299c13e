import { describe, expect, it } from 'vitest'
import { bodyOf, hintOf, mayBePublic, wordOf } from './rating.ts'
import { mapsReviewUrl } from './mapsReview.ts'

describe('a rating', () => {
  it.each([
    [0.5, 1],
    [1, 1],
    [1.5, 2],
    [2, 2],
    [2.5, 3],
    [3, 3],
    [3.5, 4],
    [4, 4],
    [4.5, 5],
    [5, 5],
  ])('of %s shows the word for %i stars', (value, stars) => {
    expect(wordOf(value)).toBe(stars)
  })

  it.each([
    [0.5, 'low'],
    [2, 'low'],
    [2.5, 'medium'],
    [3, 'medium'],
    [3.5, 'high'],
    [4, 'high'],
    [4.5, 'excellent'],
    [5, 'excellent'],
  ])('of %s shows the %s hint', (value, hint) => {
    expect(hintOf(value)).toBe(hint)
  })

  it.each([
    [undefined, false],
    [3, false],
    [3.5, true],
  ])('of %s allows a public message: %s', (value, may) => {
    expect(mayBePublic(value)).toBe(may)
  })

  it('has no request body without a value', () => {
    expect(bodyOf({ ratingValue: undefined, internalMessage: 'in', publicMessage: '' })).toBeUndefined()
  })
})

describe('mapsReviewUrl', () => {
  it('returns the configured review URL', () => {
    expect(mapsReviewUrl('https://maps.example/review', 'Hotel')).toBe('https://maps.example/review')
  })

  it.each([undefined, 'javascript:alert(1)', 'nowhere', 'https:nowhere.example'])(
    'returns a maps search for the hotel’s name when the configured URL is %s',
    (configured) => {
      expect(mapsReviewUrl(configured, 'Хотел & Спа')).toBe(
        'https://www.google.com/maps/search/?api=1&query=%D0%A5%D0%BE%D1%82%D0%B5%D0%BB%20%26%20%D0%A1%D0%BF%D0%B0',
      )
    },
  )
})
