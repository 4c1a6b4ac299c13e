import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import modules from '#fixtures/contentModules.json'
import { faultNames } from '#mock-server/hotel/faults.ts'
import { personaNames } from '#mock-server/scenarios/personas.ts'
import { scenarios } from '#mock-server/scenarios/index.ts'
import { languages } from '#src/lib/languages.ts'
import { beginLink, joinedSandbox, joinLink, readLink, linkLanguage, linkState } from './link.ts'

const ORIGIN = 'http://localhost:4310'

const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 })
const word = text.map((any) => any.trim()).filter((any) => any !== '')
const brand = fc.record(
  {
    name: word,
    names: fc
      .record({ bg: word, en: word, es: word }, { requiredKeys: [] })
      .filter((names) => Object.keys(names).length > 0),
    logo: fc.constantFrom('/logo.png', 'https://mar.example/logo.webp'),
    surroundings: fc.constantFrom('city', 'sea', 'mountain'),
    address: word,
    phone: word,
    color: fc.constantFrom('#0a5c4b', '#fff'),
    headerImage: fc.webUrl({ validSchemes: ['https'] }).filter((url) => url.length <= 200),
    currency: fc.constantFrom('lv', 'lv+eur', 'eur'),
    modules: fc.uniqueArray(fc.constantFrom(...modules.map(({ id }) => id))),
  },
  { requiredKeys: [] },
)

const someDays = { min: new Date(0), max: new Date('2099-01-01') }
const anyWishes = fc.record(
  {
    persona: fc.constantFrom(...personaNames),
    scenarios: fc.uniqueArray(fc.constantFrom(...scenarios.map(({ name }) => name)), { maxLength: 4 }),
    faults: fc.uniqueArray(fc.constantFrom(...faultNames), { maxLength: 4 }),
    clock: fc.date({ ...someDays, noInvalidDate: true }).map((date) => date.toISOString()),
    brand,
    language: fc.constantFrom(...languages),
  },
  { requiredKeys: [] },
)

describe('the link that begins a demo', () => {
  it('has the same state when it is read back', () => {
    fc.assert(
      fc.property(anyWishes, (wished) => {
        const link = new URL(beginLink(ORIGIN, wished))
        expect(link.origin + link.pathname).toBe(`${ORIGIN}/__demo/begin/`)
        expect(readLink(link.search)).toEqual(v.parse(linkState, wished))
      }),
    )
  })

  it.each([
    ...[
      ['persona', 'king'],
      ['scenario', 'a flood'],
      ['fault', 'earthquake'],
      ['clock', '2026-02-31T09:00:00Z'],
    ],
    ...[
      ['language', 'de'],
      ['name', 'x'.repeat(201)],
      ['names', 'xx:Hotel'],
      ['logo', 'logo.png'],
      ['color', 'red'],
    ],
    ...[
      ['surroundings', 'desert'],
      ['header', ''],
      ['modules', 'bar,casino'],
      ['currency', 'usd'],
    ],
  ])('names an invalid parameter: %s=%s', (name = '', value = '') => {
    const query = new URLSearchParams({ persona: 'mid-stay', [name]: value })
    expect(readLink(query.toString())).toEqual([`${name}=${value}`])
  })

  it('never throws, and ignores unknown parameters', () => {
    const state = ['persona', 'scenario', 'fault', 'clock', 'language']
    const names = fc.constantFrom(...state, 'name', 'color', 'header', 'modules', 'currency')
    const query = fc.array(fc.tuple(names, fc.string({ unit: 'binary' })))
    fc.assert(fc.property(query, (parts) => void readLink(new URLSearchParams(parts).toString())))
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (search) => void readLink(search)))
    expect(readLink('?utm_source=mail&language=en&toString=1&headerImage=x')).toMatchObject({ language: 'en' })
    const lists = '?fault=offline&fault=quake&names=bg:A&names=xx:B&persona=king&persona=mid-stay'
    expect(readLink(lists)).toEqual(['fault=quake', 'names=xx:B'])
  })

  it('has a language even if other parameters are invalid, and for a phone that joins that of the prospect', () => {
    expect(linkLanguage('?language=es&persona=king')).toBe('es')
    expect(linkLanguage('?language=de')).toBe('bg')
    expect(linkLanguage('')).toBe('bg')
    const { search } = new URL(joinLink(ORIGIN, 'a1', 'en'))
    expect([joinedSandbox(search), linkLanguage(search)]).toEqual(['a1', 'en'])
  })
})
