import { expect, it } from 'vitest'
import { expectConsole } from './quietConsole.ts'

it.fails('an error on the console fails its test', () => {
  console.error('boom')
})

it.fails('a warning on the console fails its test', () => {
  console.warn('careful')
})

it.fails('an expected error that does not occur fails its test', () => {
  expectConsole('error', /boom/)
})

it('an expected error passes', () => {
  expectConsole('error', /^Error: boom$/)
  console.error(new Error('boom'))
})

it('tests run in another time zone than the hotel', () => {
  expect(new Date('2026-01-15T12:00:00Z').getHours()).toBe(7)
})
