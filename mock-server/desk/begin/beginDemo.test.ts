// @vitest-environment jsdom
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openHotel, rowsOf, type Hotel } from '#mock-server/hotel/hotel.ts'
import { openNodeMock, type NodeMock } from '#mock-server/node.ts'
import {
  beginDemo,
  beginWithFile,
  beginWithHotel,
  hasBegun,
  openDemo,
  readEntrance,
  signInAs,
  type FileProblem,
} from './beginDemo.ts'

// The hotel answers in this process already.
vi.mock('#mock-server/browser.ts', () => ({ openBrowserMock: () => Promise.resolve() }))

const OF_A_GUEST = ['auth-storage', 'companion-receipt-1', 'companion-guest-scope', 'companion-config'] as const
const NOT_OF_A_GUEST = ['companion-display', 'mock-server', 'mock-server-request-log', 'demo-desk-language'] as const

let hotel: Hotel
let adapter: NodeMock

beforeEach(() => {
  vi.stubGlobal('__MOCK_SERVER__', false)
  window.history.replaceState(null, '', '/__demo/begin/?language=en')
  window.localStorage.clear()
  for (const key of [...OF_A_GUEST, ...NOT_OF_A_GUEST]) window.localStorage.setItem(key, key)
  for (const key of ['companion-draft-order', 'tracker_session_id']) window.sessionStorage.setItem(key, key)
  hotel = openHotel()
  adapter = openNodeMock({ hotel, origin: window.location.origin })
})
afterEach(() => adapter.close())

const keys = () => Object.keys(window.localStorage).toSorted()

const file = { format: 'hotel-guest-companion-hotel', version: 2, pictures: [] }
const mar = { ...file, name: 'Hotel Mar', brand: { name: 'Hotel Mar', color: '#0a5c4b' } }

it('begins the demo of a file, and removes what the app stored of an earlier one', async () => {
  expect(await beginWithFile('es', JSON.stringify(mar))).toMatchObject({ state: 'begun' })
  expect(keys()).toEqual(['companion-language', ...NOT_OF_A_GUEST].toSorted())
  expect(window.localStorage.getItem('companion-language')).toBe('es')
  expect(Object.keys(window.sessionStorage)).toEqual([])
  expect(hotel.db.configurations.getAll()).toMatchObject([{ appName: 'Hotel Mar' }])
})

it('joins the demo of a link as it is, without what the app stored of another one', async () => {
  hotel.faults.enable('refuse-next-post')
  expect(await openDemo(`?join=${'a'.repeat(32)}`, 'es')).toMatchObject({ state: 'begun' })
  expect(keys()).toEqual(['companion-language', ...NOT_OF_A_GUEST].toSorted())
  expect(hotel.faults.active()).toEqual({ 'refuse-next-post': {} })
})

it('a reload shows the same demo, and a link opened later begins another', async () => {
  expect(hasBegun()).toBe(false)
  await beginDemo('bg')
  expect([hasBegun(), window.location.search]).toEqual([true, '?language=en'])
  window.history.pushState(null, '', '?language=es')
  expect(hasBegun()).toBe(false)
})

const refusal = (status: number, body: object) => () => HttpResponse.json({ error: 'x', ...body }, { status })
it.each<[string, () => Response, object]>([
  ['there is no room', refusal(503, { message: 'full' }), { state: 'hostFull' }],
  ['there is no network', () => Response.error(), { state: 'noResponse' }],
  ['a portal answers', () => HttpResponse.html('<html></html>'), { state: 'noResponse' }],
  ['a proxy answers', () => HttpResponse.text('Bad gateway', { status: 502 }), { state: 'noResponse' }],
])('changes nothing in this browser when %s', async (_sentence, answer, failure) => {
  adapter.server.use(http.post('*/__demo/begin', answer))
  await expectNothingBegun(() => beginDemo('en'), failure)
})

const tooLarge = JSON.stringify({ ...mar, more: 'x'.repeat(2 * 1024 * 1024) })
const tooManyBytes = JSON.stringify({ ...mar, more: 'я'.repeat(1.5 * 1024 * 1024) })
it.each<[string, string, FileProblem]>([
  ['is not JSON', '{', 'otherFormat'],
  ['is a list', '[]', 'otherFormat'],
  ['is a number', '5', 'otherFormat'],
  ['is of something else', '{"format":"other"}', 'otherFormat'],
  ['is of a newer version', JSON.stringify({ ...mar, version: 99 }), 'newerVersion'],
  ['is too large', tooLarge, 'tooBig'],
  ['is too large in bytes alone', tooManyBytes, 'tooBig'],
  ['has a wrong colour', JSON.stringify({ ...mar, brand: { color: 'red' } }), 'otherFormat'],
  ['has an unknown tile', JSON.stringify({ ...mar, brand: { modules: ['casino'] } }), 'otherFormat'],
])('says what is wrong with a file that %s, and leaves the demo as it is', async (_sentence, text, problem) => {
  const refused = { state: 'refused', problem, what: '' }
  await expectNothingBegun(() => beginWithFile('en', text), refused)
  // A demo build reads a file that is laid beside it.
  vi.stubGlobal('__MOCK_SERVER__', true)
  adapter.server.use(http.get('*/hotels/mar.json', () => HttpResponse.text(text)))
  await expectNothingBegun(() => beginWithHotel('en', 'mar'), refused)
})

it('a file that is too large is not sent', async () => {
  const begin = vi.fn<() => Response>(() => HttpResponse.json({}))
  adapter.server.use(http.post('*/__demo/begin', begin))
  await beginWithFile('en', tooLarge)
  expect(begin).not.toHaveBeenCalled()
})

it('a hotel that is not there changes nothing either', async () => {
  const missing = { state: 'refused', problem: 'missing' }
  await expectNothingBegun(() => beginWithHotel('en', 'mar'), { ...missing, what: 'mar' })
  vi.stubGlobal('__MOCK_SERVER__', true)
  const page = () => HttpResponse.html('<!doctype html>')
  adapter.server.use(http.get('*/hotels/..%2Fmar.json', page))
  await expectNothingBegun(() => beginWithHotel('en', '../mar'), { ...missing, what: 'hotels/..%2Fmar.json' })
})

/** Nothing is stored in the browser or changed in the hotel. */
async function expectNothingBegun(begin: () => Promise<object>, failure: object): Promise<void> {
  hotel.faults.enable('latency')
  const before = rowsOf(hotel)
  expect(await begin()).toEqual(failure)
  expect(keys()).toEqual([...OF_A_GUEST, ...NOT_OF_A_GUEST].toSorted())
  expect(hasBegun()).toBe(false)
  expect(rowsOf(hotel)).toEqual(before)
}

it('reads the hotel’s name and look, and the guests, the usual one first', async () => {
  await beginWithFile('bg', JSON.stringify(mar))
  const elena = { name: 'mid-stay', fullName: 'Елена Петрова', accountNumber: '100200', roomNumber: '305' } as const
  const entrance = await readEntrance()
  expect(entrance).toMatchObject({ configuration: { appName: 'Hotel Mar', brand: { color: '#0a5c4b' } } })
  expect(entrance?.guests).toHaveLength(7)
  expect(entrance?.guests[0]).toEqual(elena)
  expect(entrance?.guests[1]?.name).toBe('arriving-today')
  expect(await signInAs(elena)).toMatchObject({ personId: '1001', fullName: 'Елена Петрова', roomNumber: '305' })
})
