import { expect, it } from 'vitest'
import { atLeast, atMost, shareOf } from './verdicts.ts'

it('a figure passes up to and including its limit', () => {
  expect(atMost('CLS', 0.004, 0.005, { unit: '', digits: 2 })).toEqual({
    what: 'CLS',
    is: '0.00',
    aim: 'at most 0.01',
    holds: true,
  })
  expect(atMost('TBT', 100, 100).holds).toBe(true)
  expect(atMost('TBT', 100.1, 100).holds).toBe(false)
  expect(atLeast('SEO', 100, 100).holds).toBe(true)
  expect(atLeast('SEO', 99, 100).holds).toBe(false)
})

it('a figure without a value or a limit fails', () => {
  expect(atMost('tiles usable', undefined, 100)).toEqual({
    what: 'tiles usable',
    is: 'none',
    aim: 'at most 100 ms',
    holds: false,
  })
  expect(atMost('tiles usable', 100, undefined).holds).toBe(false)
  expect(atLeast('SEO', undefined, 100).holds).toBe(false)
})

it('shareOf names the other figure in its aim', () => {
  expect(shareOf('home FCP', 1110, 1.1, { name: 'the static page', is: 1000 })).toEqual({
    what: 'home FCP',
    is: '1110 ms',
    aim: 'at most 1100 ms, 1.1 times the static page',
    holds: false,
  })
  expect(shareOf('home FCP', 1100, 1.1, { name: 'the static page', is: 1001 }).holds).toBe(true)
  expect(shareOf('home FCP', 1100, 1.1, { name: 'the static page', is: undefined }).holds).toBe(false)
})
