import { describe, expect, it } from 'vitest'
import { homeGroups, rowsOf } from './homeGroups.ts'

const everywhere = () => true

function module(moduleName: string, sortOrder?: number | null, internalUrl = '/somewhere') {
  return { moduleName, internalUrl, ...(sortOrder !== undefined && { sortOrder }) }
}

function namesOf(group: string, modules: Parameters<typeof homeGroups>[0]) {
  return homeGroups(modules, everywhere)
    .find(({ name }) => name === group)
    ?.tiles.map(({ name }) => name)
}

describe('the groups of home', () => {
  it('hold what the spec lists for each, in the order of the screen', () => {
    const names = ['Hotel Information', 'My Orders', 'Bar', 'Reception', 'Report Problem', 'Activities']
    const modules = names.map((name) => module(name))
    expect(homeGroups(modules, everywhere).map(({ name, tiles }) => [name, tiles.map((tile) => tile.name)])).toEqual([
      ['quickAccess', ['bar', 'activities']],
      ['requests', ['myOrders', 'reportProblem']],
      ['aboutUs', ['hotelInformation', 'reception']],
    ])
  })

  const spellings = ['Room Service', 'room-service', 'ROOM_SERVICE', 'roomService', ' room  service ']

  it.each(spellings)('know a module as %j', (name) => {
    expect(namesOf('quickAccess', [module(name)])).toEqual(['roomService'])
  })

  it('leave out names they do not know', () => {
    expect(namesOf('quickAccess', [module('Helipad'), module('Bar')])).toEqual(['bar'])
  })

  it('are sorted by sortOrder; ties keep their order and a missing one goes last', () => {
    const modules = [
      module('Bar'),
      module('Breakfast', 2),
      module('Activities', null),
      module('Spa Center', 1),
      module('Room Service', 2),
    ]
    expect(namesOf('quickAccess', modules)).toEqual(['spaCenter', 'breakfast', 'roomService', 'bar', 'activities'])
  })

  const outside = ['https://evil.example', '//evil.example', 'javascript:alert(1)', 'bar', '']

  it.each(outside)('leave out what leads out of the app: %j', (url) => {
    expect(namesOf('aboutUs', [module('Reception', 1, url)])).toEqual([])
  })

  it('leave out what leads to no screen', () => {
    const modules = [module('Bar', 1, '/bar'), module('Breakfast', 2, '/breakfast')]
    const groups = homeGroups(modules, (path) => path === '/bar')
    expect(groups[0]?.tiles).toEqual([{ name: 'bar', path: '/bar' }])
  })

  it('show a module once that the hotel lists twice', () => {
    expect(namesOf('quickAccess', [module('Bar'), module('Spa Center'), module('bar')])).toEqual(['bar', 'spaCenter'])
  })

  it('stay when empty, except Quick Access', () => {
    expect(homeGroups([], everywhere).map(({ name }) => name)).toEqual(['requests', 'aboutUs'])
  })
})

describe('the rows of a group', () => {
  it.each([
    [0, []],
    [1, [1]],
    [2, [2]],
    [3, [2, 1]],
    [4, [2, 1, 1]],
    [7, [2, 1, 2, 1, 1]],
  ])('lay %i tiles as %j', (count, sizes) => {
    expect(rowsOf(Array.from({ length: count }, (_, tile) => tile)).map((row) => row.length)).toEqual(sizes)
  })
})
