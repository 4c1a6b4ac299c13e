import { expect, it } from 'vitest'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { readHotelFacts, readSurroundings } from './hotelAndSurroundings.ts'

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

const place = { title: { bg: 'Нос Галата', en: 'Cape Galata' }, text: 'A lighthouse' }

it.each([undefined, null, {}])('reads no surroundings in %j', (configured) => {
  expect(readSurroundings(configured)).toEqual({})
})

it('reads places by topic, which is sights where none is given, ideas and the search for tours', () => {
  const places = [place, { ...place, group: 'walks' }, { ...place, group: null }]
  const idea = { ...place, picture: '/hotel-pictures/galata.svg' }
  const read = readSurroundings({
    recommendations: { lead: 'By the sea', places },
    activities: { ideas: [idea] },
    tourSearch: ' Varna, Bulgaria ',
  })
  expect(read.recommendations?.places.map(({ group }) => group)).toEqual(['sights', 'walks', 'sights'])
  expect(read).toMatchObject({
    recommendations: { lead: 'By the sea' },
    activities: { ideas: [idea] },
    tourSearch: 'Varna, Bulgaria',
  })
})

it.each([
  [{ text: 'A place without a name' }, /surroundings: recommendations\.places\[\]\.title/],
  [{ ...place, group: 'zoo' }, /surroundings: recommendations\.places\[\]\.group/],
])('leaves out what does not fit, and names it: %j', (wrong, words) => {
  expectConsole('warn', words)
  const read = readSurroundings({ recommendations: { places: [place, wrong] } })
  expect(read.recommendations?.places[0]).toMatchObject(place)
  expect(read.recommendations?.places).toHaveLength('title' in wrong ? 2 : 1)
})

it('reads nothing where no place fits', () => {
  expectConsole('warn', /surroundings: recommendations\.places\[\]\.text/)
  expect(
    readSurroundings({ recommendations: { places: [{ title: 'A place without a text' }] }, tourSearch: 'Varna' }),
  ).toEqual({ tourSearch: 'Varna' })
})
