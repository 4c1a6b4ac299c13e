import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { storedRating } from './ratings.ts'
import { readTolerantly } from './tolerantReader.ts'

describe('the rating that the hotel has stored', () => {
  it.each([
    [
      { ratingValue: 4.5, internalMessage: 'a', publicMessage: null },
      { ratingValue: 4.5, internalMessage: 'a', publicMessage: '' },
    ],
    [[{ ratingValue: 3 }], { ratingValue: 3, internalMessage: '', publicMessage: '' }],
    [{ ratingValue: 4.2 }, { ratingValue: 4, internalMessage: '', publicMessage: '' }],
    [{ ratingValue: 4.25 }, { ratingValue: 4.5, internalMessage: '', publicMessage: '' }],
    [{ ratingValue: 0.5 }, { ratingValue: 0.5, internalMessage: '', publicMessage: '' }],
    [{ ratingValue: 4.99 }, { ratingValue: 5, internalMessage: '', publicMessage: '' }],
    [[], null],
    [null, null],
    [{}, null],
    [{ ratingValue: null, internalMessage: 'a' }, null],
  ])('prefills any rating from 0.5 to 5, rounded to the half: %j', (body, expected) => {
    expect(v.parse(storedRating, body)).toEqual(expected)
  })

  it.each([
    [{ ratingValue: '4.5' }, 'ratingValue', 4.5],
    [{ ratingValue: 4, internalMessage: ['a'] }, 'internalMessage', 4],
    [[{ ratingValue: '3' }, 7], '[].ratingValue', 3],
    [{ ratingValue: 0.49 }, 'ratingValue'],
    [{ ratingValue: 5.01 }, 'ratingValue'],
    [{ ratingValue: 9 }, 'ratingValue'],
    [{ ratingValue: true }, 'ratingValue'],
    [{ ratingValue: [4] }, 'ratingValue'],
    [{ ratingValue: 'four' }, 'ratingValue'],
    [{ ratingValue: ' ' }, 'ratingValue'],
    [[{ ratingValue: {} }], '[].ratingValue'],
    [[4], '[]'],
    ['none', 'body'],
    [4, 'body'],
  ])('names a field that does not fit, and reads a rating from a number and its text only: %j', (...given) => {
    const [body, field, expected] = given
    // Each field is named once: a name of its own for each body.
    const responseName = JSON.stringify(body)
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const read = readTolerantly(responseName, storedRating, body)
    expect(read.success && (read.output?.ratingValue ?? null)).toBe(expected ?? null)
    expect(warned.mock.calls).toEqual([[expect.stringContaining(`${responseName}: ${field} does not fit: `)]])
  })
})
