import { expect, it } from 'vitest'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { readSurroundings } from './surroundings.ts'

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
