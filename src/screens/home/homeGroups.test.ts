import { describe, expect, it } from 'vitest'
import { homeGroups } from './homeGroups.ts'

function module(moduleName: string, sortOrder?: number | null, internalUrl = '/bar') {
  return { moduleName, internalUrl, ...(sortOrder !== undefined && { sortOrder }) }
}

function namesOf(group: string, modules: Parameters<typeof homeGroups>[0]) {
  return homeGroups(modules)
    .find(({ name }) => name === group)
    ?.tiles.map(({ name }) => name)
}

describe('homeGroups', () => {
  it('puts each module into the group the spec lists it in, in display order', () => {
    const names = ['Hotel Information', 'My Orders', 'Bar', 'Reception', 'Report Problem', 'Activities']
    const modules = names.map((name) => module(name))
    expect(homeGroups(modules).map(({ name, tiles }) => [name, tiles.map((tile) => tile.name)])).toEqual([
      ['quickAccess', ['bar', 'activities']],
      ['requests', ['myOrders', 'reportProblem']],
      ['aboutUs', ['hotelInformation', 'reception']],
    ])
  })

  it('recognises a module by its name, however it is spelt, and omits unknown ones', () => {
    for (const name of ['Room Service', 'room-service', 'ROOM_SERVICE', 'roomService', ' room  service ']) {
      expect(namesOf('quickAccess', [module('Helipad'), module(name)])).toEqual(['roomService'])
    }
  })

  it('sorts modules by sortOrder; ties keep their order and a missing sortOrder sorts last', () => {
    const modules = [
      module('Bar'),
      module('Breakfast', 2),
      module('Activities', null),
      module('Spa Center', 1),
      module('Room Service', 2),
    ]
    expect(namesOf('quickAccess', modules)).toEqual(['spaCenter', 'breakfast', 'roomService', 'bar', 'activities'])
  })

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', 'bar', '', '/helipad'])(
    'omits a module whose URL leaves the app or matches no screen: %j',
    (url) => expect(namesOf('aboutUs', [module('Reception', 1, url)])).toEqual([]),
  )

  it('shows a module once when the hotel lists it twice', () => {
    expect(namesOf('quickAccess', [module('Bar'), module('Spa Center'), module('bar')])).toEqual(['bar', 'spaCenter'])
  })

  it('keeps empty groups, except Quick Access', () => {
    expect(homeGroups([]).map(({ name }) => name)).toEqual(['requests', 'aboutUs'])
  })
})
