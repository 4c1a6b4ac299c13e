// @vitest-environment jsdom
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openHotel, type Hotel } from '#mock-server/hotel/hotel.ts'
import { openNodeMock, type NodeMock } from '#mock-server/node.ts'
import { beginDemo, noteShownTo, readBegunDemo, readEntrance, signInAs } from './beginDemo.ts'

const OF_A_GUEST = ['auth-storage', 'companion-receipt-1', 'companion-guest-scope', 'companion-config'] as const
const NOT_OF_A_GUEST = ['companion-display', 'mock-server', 'mock-server-request-log', 'demo-desk-language'] as const

let hotel: Hotel
let adapter: NodeMock

beforeEach(() => {
  vi.stubGlobal('__MOCK_SERVER__', false)
  window.history.replaceState(null, '', '/__demo/begin/?persona=many-orders')
  window.localStorage.clear()
  for (const key of [...OF_A_GUEST, ...NOT_OF_A_GUEST]) window.localStorage.setItem(key, key)
  for (const key of ['companion-draft-order', 'tracker_session_id']) window.sessionStorage.setItem(key, key)
  hotel = openHotel()
  adapter = openNodeMock({ hotel, origin: window.location.origin })
})
afterEach(() => adapter.close())

const keys = () => Object.keys(window.localStorage).toSorted()

it('begins the demo, and removes what the app stored of an earlier one', async () => {
  const scenarios = ['the spa has approved a massage', 'a guest who checks out today']
  const begun = await beginDemo({ persona: 'many-orders', scenarios, language: 'es', brand: { name: 'Hotel Mar' } })
  expect(begun).toMatchObject({ opens: '/spa-center?spa=approved' })
  expect(keys()).toEqual(['companion-begun', 'companion-language', ...NOT_OF_A_GUEST].toSorted())
  expect(window.localStorage.getItem('companion-language')).toBe('es')
  expect(Object.keys(window.sessionStorage)).toEqual([])
  expect(hotel.db.configurations.getAll()).toMatchObject([{ appName: 'Hotel Mar' }])
})

it('a reload shows the same demo, until this browser begins another', async () => {
  expect(readBegunDemo()).toBeUndefined()
  const demo = await beginDemo({})
  expect(demo).toMatchObject({ opens: '/' })
  expect(readBegunDemo()).toEqual({ demo, isOver: false })
  expect(window.location.search).toBe('?persona=many-orders')
  const historyState: unknown = window.history.state
  await beginDemo({})
  window.history.replaceState(historyState, '')
  expect(readBegunDemo()).toEqual({ demo, isOver: true })
})

const refusal = (status: number, body: object) => () => HttpResponse.json({ error: 'x', ...body }, { status })
const tooLong = { field: 'brand.name', message: 'is too long' }
it.each<[string, () => Response, object]>([
  ['there is no room', refusal(503, { message: 'full' }), { state: 'hostFull' }],
  ['there is no network', () => Response.error(), { state: 'noResponse' }],
  ['a portal answers', () => HttpResponse.html('<html></html>'), { state: 'noResponse' }],
  ['a proxy answers', () => HttpResponse.text('Bad gateway', { status: 502 }), { state: 'noResponse' }],
  ['the hotel refuses', refusal(400, tooLong), { state: 'refused', details: ['brand.name: is too long'] }],
])('changes nothing in this browser when %s', async (_sentence, answer, failure) => {
  adapter.server.use(http.post('*/__demo/begin', answer))
  expect(await beginDemo({ language: 'en' })).toEqual(failure)
  expect(keys()).toEqual([...OF_A_GUEST, ...NOT_OF_A_GUEST].toSorted())
  expect(readBegunDemo()).toBeUndefined()
})

it('reads the hotel’s name and look, and the guests, the one of the link first', async () => {
  await beginDemo({ persona: 'many-orders', brand: { name: 'Hotel Mar', color: '#0a5c4b' } })
  const henry = { name: 'many-orders', fullName: 'Henry Ashcroft', accountNumber: '100869', roomNumber: '610' } as const
  const entrance = await readEntrance()
  expect(entrance).toMatchObject({ configuration: { appName: 'Hotel Mar', brand: { color: '#0a5c4b' } } })
  expect(entrance?.guests).toHaveLength(7)
  expect(entrance?.guests[0]).toEqual(henry)
  expect(await signInAs(henry)).toMatchObject({ personId: '1007', fullName: 'Henry Ashcroft', roomNumber: '610' })
})

it('goes on in the next prospect’s language, whatever was chosen for the one before', () => {
  const shownTo = { current: undefined }
  const spanish = { prospect: { id: 'spanish', language: 'es' } } as const
  const english = { prospect: { id: 'english', language: 'en' } } as const
  expect(noteShownTo({ prospect: null }, shownTo, false)).toBeUndefined()
  expect(noteShownTo(spanish, shownTo, true)).toBe('es')
  expect(noteShownTo(spanish, shownTo, true)).toBeUndefined()
  expect(noteShownTo(english, shownTo, true)).toBe('en')
})
