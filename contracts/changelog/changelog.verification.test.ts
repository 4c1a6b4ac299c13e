import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changelog, lastRelease, unreleased } from './changelog.ts'
import { differencesOf } from './differences.ts'
import type { RawInteraction, Rule } from './rawPact.ts'
import { LIBRARY_VERSION, NAME_LIBRARY, release } from './release.ts'

const type = { combine: 'AND', matchers: [{ match: 'type' }] }
const either = (...matches: string[]): Rule => ({ combine: 'OR', matchers: matches.map((match) => ({ match })) })

/** A pact file's interaction, to be changed by the tests. */
function orders() {
  return {
    description: 'the orders',
    providerStates: [{ name: 'a guest with orders', params: {} }],
    request: { method: 'GET', path: '/orders', headers: { authorization: ['x'] } },
    response: {
      status: 200,
      headers: { 'Content-Type': ['application/json'] } as Record<string, string[]>,
      body: { content: { content: [{ id: 'o1', price: 2.5 }], currency: 'EUR' } as Record<string, unknown> },
      matchingRules: {
        body: {
          '$.content': { combine: 'AND', matchers: [{ match: 'type', min: 1 }] },
          '$.content[*].id': type,
          '$.content[*].price': { combine: 'AND', matchers: [{ match: 'decimal' }] },
        } as Record<string, Rule>,
        status: { matchers: [{ match: 'statusCode', status: [200, 201] as string | number[] }] },
      },
    },
  }
}
type Orders = ReturnType<typeof orders>

function row({ response }: Orders): Record<string, unknown> {
  return (response.body.content['content'] as Record<string, unknown>[])[0] ?? {}
}
const withField = (name: string, value: unknown) => (each: Orders) => void (row(each)[name] = value)
const pin =
  (path: string, rule: Rule) =>
  ({ response }: Orders) =>
    void (response.matchingRules.body[path] = rule)
const withStatus =
  (...matchers: Orders['response']['matchingRules']['status']['matchers']) =>
  ({ response }: Orders) =>
    void (response.matchingRules.status.matchers = matchers)
const [id, price] = ['$.content[*].id', '$.content[*].price']
const rows = (min: number): Rule => ({ combine: 'AND', matchers: [{ match: 'type', min }] })
const number = (match: string): Rule => ({ combine: 'AND', matchers: [{ match }] })

function changed(
  change: (interaction: Orders) => void,
  alsoBefore: (interaction: Orders) => void = () => {},
): string[] {
  const [before, after] = [orders(), orders()]
  alsoBefore(before)
  alsoBefore(after)
  change(after)
  const { interactions, changed: inside } = differencesOf([before], [after])
  return [...interactions, ...inside].map(({ isBreaking, text }) => `${isBreaking ? 'breaking: ' : ''}${text}`)
}

it.each<[what: string, change: (interaction: Orders) => void, difference?: string]>([
  ['nothing', () => {}],
  ['an example that a matcher covers', withField('id', 'o2')],
  [
    'an example without a matcher',
    ({ response }) => void (response.body.content['currency'] = 'BGN'),
    'breaking: `$.currency`: "EUR" became "BGN"',
  ],
  ['a field more', withField('status', { name: 'new' }), 'breaking: `$.content[*].status` added (object)'],
  ['a field less', (each) => void delete row(each)['price'], '`$.content[*].price` removed'],
  [
    'a field of another name',
    ({ response: { body } }) => void (body.content = { content: body.content['content'], money: 'EUR' }),
    'breaking: `$.currency` renamed to `$.money`',
  ],
  ['a field of another type', withField('id', 7), 'breaking: `$.content[*].id`: text became number'],
  ['a stricter matcher', pin(id, number('regex')), 'breaking: `$.content[*].id`: type became regex'],
  ['a looser matcher', pin(id, either('type', 'integer')), '`$.content[*].id`: type became type or integer'],
  ['a matcher instead of equality', pin('$.currency', type), '`$.currency`: equality became type'],
  ['any number', pin(price, number('number')), '`$.content[*].price`: decimal became number'],
  ['more rows', pin('$.content', rows(2)), 'breaking: `$.content`: type min 1 became type min 2'],
  ['fewer rows', pin('$.content', type), '`$.content`: type min 1 became type'],
  ['no body', ({ response }) => void Reflect.deleteProperty(response, 'body'), '`$` removed'],
  ['a wider status', withStatus({ match: 'statusCode', status: 'success' }), 'the status 200, 201 became 2xx'],
  ['a narrower status', withStatus(), 'breaking: the status 200, 201 became 200'],
  [
    'a header more',
    ({ response }) => void (response.headers['ETag'] = ['1']),
    'breaking: the headers of the response changed: Content-Type, ETag',
  ],
  [
    'a header less',
    ({ response }) => void delete response.headers['Content-Type'],
    'the headers of the response changed: none',
  ],
  [
    'another request',
    ({ request }) => Object.assign(request, { path: '/o', generators: {} }),
    'breaking: the request changed: path, values from the state',
  ],
  [
    'another state',
    (each) => void (each.providerStates = [{ name: 'a hotel', params: { room: '1' } }]),
    'breaking: the state “a guest with orders” {} became “a hotel” {"room":"1"}',
  ],
  ['other words', (each) => void (each.description = 'all orders'), 'reworded: the orders → all orders'],
])('two pacts differ in %s', (_what, change, difference) => {
  expect(changed(change)).toEqual(difference === undefined ? [] : [difference])
})

describe('a release', () => {
  let folder: string
  let pact: string
  const write = (...interactions: readonly RawInteraction[]) => writeFileSync(pact, JSON.stringify({ interactions }))
  const files = () => readdirSync(folder).toSorted()

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'contract-release-'))
    pact = join(mkdtempSync(join(tmpdir(), 'contract-pact-')), 'pact.json')
    write(orders())
  })
  afterEach(() => [folder, join(pact, '..')].forEach((each) => rmSync(each, { recursive: true })))

  it('is 1.0.0 at first, raises the first number for a breaking change and the second for another, and keeps one pact', () => {
    expect(release('2026-01-01', pact, folder)).toBe('1.0.0')
    expect(release('2026-01-02', pact, folder)).toBeUndefined()
    const wider = orders()
    wider.response.matchingRules.status.matchers = [{ match: 'statusCode', status: 'success' }]
    write(wider)
    expect(release('2026-02-01', pact, folder)).toBe('1.1.0')
    write(wider, { ...orders(), description: 'more orders' })
    expect(unreleased(pact, folder)?.version).toBe('2.0.0')
    expect(changelog('not released', pact, folder)).toMatch(
      /## 2.0.0, not released\n\n- \*\*Breaking:\*\* new: more orders\n\n## 1.1.0, 2026-02-01\n\n- the status.*\n {2}- the orders\n\n## 1.0.0, 2026-01-01\n\nThe first/,
    )
    expect(release('2026-03-01', pact, folder)).toBe('2.0.0')
    expect(files()).toEqual(['2.0.0.json', 'CHANGELOG.md'])
    expect(readFileSync(join(folder, '2.0.0.json'), 'utf8')).toBe(readFileSync(pact, 'utf8'))
    expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toBe(changelog('not released', pact, folder))
    expect(existsSync(join(folder, '1.1.0.json'))).toBe(false)
  })
})

it('the Java library has the version of the last release, wherever it is named', () => {
  const named = NAME_LIBRARY.map((file) => readFileSync(file, 'utf8').match(LIBRARY_VERSION))
  const version = lastRelease()?.version
  expect(named).toEqual([[version], [version], [version, version]])
})
