import { expect, it } from 'vitest'
import { deskAddress } from './deskKey.ts'

it.each([
  [undefined, undefined, ''],
  ['k', undefined, '?key=k'],
  [undefined, 'bg', '?language=bg'],
  ['k', 'en', '?key=k&language=en'],
])('the address of the desk has the key %s and the language %s', (key, language, query) => {
  expect(deskAddress('http://localhost:1', key, language)).toBe(`http://localhost:1/__demo/${query}`)
})
