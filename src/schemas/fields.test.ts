import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  exactNumber,
  firstOf,
  isEncodable,
  isExact,
  isSameId,
  optionalList,
  optionalText,
  toWholeCents,
} from './fields.ts'

it('a number is exact up to the largest safe integer', () => {
  const largest = Number.MAX_SAFE_INTEGER
  expect([0, -0.5, largest, -largest].map(isExact)).toEqual([true, true, true, true])
  expect([largest + 1, -largest - 1, Infinity].map(isExact)).toEqual([false, false, false])
  expect([v.is(exactNumber, 7), v.is(exactNumber, 2 ** 53)]).toEqual([true, false])
})

it.each([
  [7, '7', true],
  ['a', 'a', true],
  ['7', '07', false],
  ['a', 'b', false],
  [undefined, 'a', false],
  ['a', undefined, false],
  [undefined, undefined, false],
  ['undefined', undefined, false],
  [undefined, 'undefined', false],
])('compares the ids %j and %j as text: %j', (one, other, isSame) => {
  expect(isSameId(one, other)).toBe(isSame)
})

it('an optional text is undefined when it is absent, null or empty', () => {
  expect([undefined, null, '', 'a'].map((text) => v.parse(optionalText, text))).toEqual([
    ...[undefined, undefined, undefined],
    'a',
  ])
})

it('a text with a lone surrogate cannot be part of an address', () => {
  expect(['', '305', 'стая', '\u{1f6ce}'].map(isEncodable)).toEqual([true, true, true, true])
  expect(isEncodable('a\u{d800}')).toBe(false)
})

it.each([
  [6.505, 6.51],
  [1.005, 1.01],
  [6.504, 6.5],
  [6.5, 6.5],
  [0, 0],
  [0.001, 0],
])('rounds the price %d half up to %d', (amount, rounded) => expect(toWholeCents(amount)).toBe(rounded))

describe('lists that may be absent', () => {
  it('are empty when they are missing or null', () => {
    const schema = v.object({ rows: optionalList(v.string()) })
    expect([{}, { rows: null }, { rows: ['a'] }].map((body) => v.parse(schema, body).rows)).toEqual([[], [], ['a']])
    expect(v.is(schema, { rows: undefined })).toBe(false)
  })

  it('of which only the first element is read ignore the others, also invalid ones', () => {
    const schema = firstOf(v.string())
    expect([[], [null, 7], ['a', 7]].map((body) => v.parse(schema, body))).toEqual([[], [null], ['a']])
    expect(v.is(schema, [7, 'a'])).toBe(false)
  })
})
