import { expect, it } from 'vitest'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { readHotelFacts } from './hotelFacts.ts'

it.each([
  [{ phone: 'reception' }, /hotelFacts: phone does not fit: is not a phone number/],
  [{ wifi: { password: 'secret' } }, /hotelFacts: wifi\.name/],
  [{ address: { bg: true } }, /hotelFacts: address\.bg/],
  [{ parking: ' ' }, /hotelFacts: parking/],
  [{ poolHours: true }, /hotelFacts: poolHours/],
])('treats an invalid fact of the hotel as absent, and names it: %j', (wrong, words) => {
  expectConsole('warn', words)
  const { checkOutTime, ...others } = readHotelFacts({ checkOutTime: '12:00', ...wrong })
  expect(checkOutTime).toBe('12:00')
  expect(['{}', '{"address":{}}']).toContain(JSON.stringify(others))
})

it.each([undefined, null, [], {}])('reads no facts in %j', (configured) => {
  expect(JSON.stringify(readHotelFacts(configured))).toBe('{}')
})

it('reads no facts in a text or a number', () => {
  expectConsole('warn', /hotelFacts: body does not fit/)
  for (const configured of ['Sofia', 7]) expect(readHotelFacts(configured)).toEqual({})
})

it('reads a text for every language, or one for each', () => {
  const given = { address: 'Sofia', parking: { bg: 'Гараж', en: null }, wifi: { name: ' Guests ' } }
  expect(readHotelFacts(given)).toMatchObject({ address: 'Sofia', parking: { bg: 'Гараж' }, wifi: { name: 'Guests' } })
})
