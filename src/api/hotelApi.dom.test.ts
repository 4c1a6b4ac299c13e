import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '#src/app/store.ts'
import type { Config } from '#src/config/config.ts'
import { onUnexpectedValue } from '#src/schemas/tolerantReader.ts'
import { restoredSession } from '#src/session/session.ts'
import { sendingBegun } from '#src/outbox/receiptsSlice.ts'
import type { CallName } from '#src/schemas/calls.ts'
import { theCall } from '#tests/support/apiCalls.ts'
import { eventually } from '#tests/support/eventually.ts'
import { guest, makeTestStore } from '#tests/support/page/testStore.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { isCallError, isUnreachable } from './callError.ts'
import { hotelApi } from './hotelApi.ts'

const calls = hotelApi.endpoints
const personId = guest.personId
const order = { personId, body: { message: '', productIds: [1] } }

type Hotel = (request: Request) => Promise<Response>

/** The store of a guest, with a hotel that answers so, and the requests that it got. */
function open(hotel: Hotel = async () => Response.json([]), config: Partial<Config> = {}) {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request.clone())
    return hotel(request)
  })
  return { store: makeTestStore(config), requests }
}

type Answer = Promise<{ readonly data?: unknown; readonly error?: unknown }>

/** Makes the call of this name. */
async function call({ dispatch }: ReturnType<typeof open>['store'], name: CallName): Answer {
  return dispatch(theCall(name, personId))
}

describe('a call', () => {
  it.each([
    ['getConfigurations', 'GET', 'configurations', null],
    ['login', 'POST', 'customer/login', null],
    ['getProducts', 'GET', 'products', 'Bearer s1'],
    ['placeOrder', 'POST', 'orders/customer/p1', 'Bearer s1'],
    ['getOrders', 'GET', 'orders/customer/p1', 'Bearer s1'],
    ['getMenus', 'GET', 'menus/all/params?languageCode=bg&menuType=bar', null],
    ['reserveTable', 'POST', 'dining/reservation/customer/p1', 'Bearer s1'],
    ['getReservations', 'GET', 'dining/reservation/customer/p1', 'Bearer s1'],
    ['reportProblem', 'POST', 'reports/customer/p1', 'Bearer s1'],
    ['getReports', 'GET', 'reports/customer/p1', 'Bearer s1'],
    ['requestAmenity', 'POST', 'generic-requests/customer/p1', 'Bearer s1'],
    ['getAmenityRequests', 'GET', 'generic-requests/customer/p1', 'Bearer s1'],
    ['leaveRating', 'POST', 'customers/rating/p1', 'Bearer s1'],
    ['getRating', 'GET', 'customers/rating', 'Bearer s1'],
  ] as const)('%s is %s %s with the header %j, and is made once', async (name, method, path, authorization) => {
    const { store, requests } = open(async () => new Response(null, { status: 500 }))
    await call(store, name)
    expect(requests).toHaveLength(1)
    const { url, headers, redirect, cache, credentials } = requests[0] ?? new Request('')
    expect([requests[0]?.method, url]).toEqual([method, `${window.location.origin}/api/${path}`])
    expect([headers.get('authorization'), headers.get('accept')]).toEqual([authorization, 'application/json'])
    // A browser follows a redirected POST with a GET.
    expect([redirect, credentials]).toEqual([method === 'POST' ? 'manual' : 'follow', 'omit'])
    // The same address for each guest of the phone.
    expect(cache).toBe(name === 'getRating' ? 'no-store' : 'no-cache')
  })

  it('is the one that boot.ts has made, once, if it reads', async () => {
    const { store, requests } = open()
    const urls = ['products', 'customers/rating/p1'].map((path) => `${window.location.origin}/api/${path}`)
    const responses = new Map(urls.map((url) => [url, Promise.resolve(Response.json([]))]))
    vi.stubGlobal('prefetchedResponses', { responses, allRequested: Promise.resolve() })
    for (const name of ['getProducts', 'getProducts', 'leaveRating'] as const) {
      await call(store, name)
      store.dispatch(hotelApi.util.resetApiState())
    }
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST'])
  })

  it('has an idempotency key where one is given, and cookies where the configuration asks for them', async () => {
    const { store, requests } = open(undefined, { apiCookies: true })
    await store.dispatch(calls.placeOrder.initiate({ ...order, submissionId: 'a1' }))
    await call(store, 'placeOrder')
    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['a1', null])
    expect(requests.map(({ credentials }) => credentials)).toEqual(['same-origin', 'same-origin'])
  })

  it('goes to an API of another origin, and is not made without one', async () => {
    const { store, requests } = open(undefined, { COMPANION_BASE_JAVA_URL: 'https://api.example/v1' })
    await call(store, 'getProducts')
    expect(requests.map(({ url }) => url)).toEqual(['https://api.example/v1/products'])
    const { error } = await makeStore({ session: restoredSession(guest) }).dispatch(theCall('getProducts', personId))
    expect(error).toEqual({ status: 'network', message: 'There is no API base yet' })
  })

  it.each([
    ['placeOrder', 'getOrders'],
    ['reserveTable', 'getReservations'],
    ['reportProblem', 'getReports'],
    ['requestAmenity', 'getAmenityRequests'],
    ['leaveRating', undefined],
  ] as const)('%s makes %s be read again, and no other list', async (submission, list) => {
    const { store, requests } = open()
    const lists = ['getOrders', 'getReservations', 'getReports', 'getAmenityRequests'] as const
    for (const each of lists) await call(store, each)
    const read = requests.map(({ url }) => url)
    requests.length = 0
    await call(store, submission)
    await eventually(() => expect(requests).toHaveLength(list === undefined ? 1 : 2))
    const again = list === undefined ? [] : [read[lists.indexOf(list)]]
    expect(requests.slice(1).map(({ url }) => url)).toEqual(again)
  })
})

/** A redirect that is not followed, as `fetch` returns it. */
function redirected(): Response {
  const response = new Response()
  const opaque = { type: { value: 'opaqueredirect' }, status: { value: 0 }, ok: { value: false } }
  return Object.defineProperties(response, { ...opaque, clone: { value: () => response } })
}

/** A response that breaks off after this text. */
function cutOff(text: string): Response {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    pull: (controller) => controller.error(new TypeError('terminated')),
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

const noAnswer = { status: 'network', message: 'The hotel did not answer' }
const foreign = { status: 'foreign', message: 'Something else answered instead of the hotel' }
const ofStatus = (status: number, more = {}) => ({ status, message: `The hotel answered ${status}`, ...more })
const html = (body: string, status = 200) => new Response(body, { status, headers: { 'content-type': 'Text/HTML' } })

describe('an answer', () => {
  it.each<[what: string, answer: () => Response, error: object | undefined]>([
    ['that does not come', () => Response.error(), noAnswer],
    ['that breaks off', () => cutOff('{"content":[{"id":1,'), noAnswer],
    ['that is a page', () => html('[]'), foreign],
    ['that is an empty page', () => html(''), foreign],
    ['that leads on', () => new Response('', { headers: { refresh: '0; url=http://192.0.2.1/' } }), foreign],
    ['that is XML', () => new Response('<?xml version="1.0"?><a/>'), foreign],
    ['that is no JSON', () => new Response('{"broken'), foreign],
    ['that is a redirect', redirected, { status: 'foreign', message: 'The call was redirected' }],
    ['that is a page of an error', () => html('<p>', 400), ofStatus(400)],
    ['503', () => new Response('busy', { status: 503 }), ofStatus(503)],
    ['404 without a body', () => new Response(null, { status: 404 }), ofStatus(404)],
    ['400 with a field', () => Response.json({ field: 'a' }, { status: 400 }), ofStatus(400, { field: 'a' })],
    ['400 without', () => Response.json({ field: 7 }, { status: 400 }), ofStatus(400)],
    ['201 without a body', () => new Response(' \n', { status: 201 }), undefined],
    ['200 with another body', () => Response.json({ done: [{ field: 'a' }] }), undefined],
  ])('%s has its own error', async (_what, answer, error) => {
    const { store } = open(async () => answer())
    expect(await call(store, 'leaveRating')).toEqual(error === undefined ? { data: null } : { error })
    if (error !== undefined) expect(await call(store, 'getRating')).toMatchObject({ error })
  })

  it('that does not fit names the field', async () => {
    expectConsole('warn', /products: content\[\]\.price does not fit/)
    const { store } = open(async () => Response.json({ content: [{ id: 1, label: 'a', productCategory: 'FOOD' }] }))
    const message = expect.stringMatching(/^The answer does not fit: content\.0\.price: Invalid key/) as string
    const error = { status: 'invalid-response', field: 'content.0.price', message }
    expect(await call(store, 'getProducts')).toMatchObject({ error })
  })

  it.each([
    [{ status: 'network', message: '' }, true, true],
    [{ status: 'timeout', message: '' }, true, true],
    [{ status: 'foreign', message: '' }, true, true],
    [{ status: 'invalid-response', message: '' }, true, false],
    [{ status: 503, message: '' }, true, false],
    [{ name: 'TypeError', message: 'network' }, false, false],
    [undefined, false, false],
  ])('%j is an error of a call: %j, and of a hotel that cannot be reached: %j', (error, isOfCall, isOfNetwork) => {
    expect([isCallError(error), isUnreachable(error)]).toEqual([isOfCall, isOfNetwork])
  })

  it.each([
    [401, 'getProducts', false, false],
    [403, 'getProducts', false, false],
    [401, 'getConfigurations', false, false],
    [403, 'getMenus', false, false],
    [401, 'login', false, true],
    [500, 'getProducts', false, true],
    [401, 'leaveRating', false, false],
    // A submission is on its way: its own response decides.
    [401, 'getProducts', true, true],
    [401, 'leaveRating', true, false],
  ] as const)('%i to %s, while something is sent: %j, keeps the guest signed in: %j', async (...given) => {
    const [status, name, isSubmitting, staysSignedIn] = given
    const { store } = open(async () => new Response(null, { status }))
    if (isSubmitting) store.dispatch(sendingBegun('a'))
    await call(store, name)
    expect(store.getState().session.isAuthenticated).toBe(staysSignedIn)
  })

  it('401 signs out nobody where nobody is signed in', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }))
    const store = makeTestStore({}, null)
    expect(await store.dispatch(theCall('getConfigurations', personId))).toMatchObject({ error: { status: 401 } })
    expect(store.getState().session.notice).toBeNull()
  })
})

/** A hotel that never responds; the request follows its signal. */
const neverAnswers: Hotel = ({ signal }) =>
  new Promise((_answer, giveUp) => {
    signal.addEventListener('abort', () => giveUp(signal.reason as DOMException)) // `reason` is untyped; `timeout` sets it
  })

const silentHotels = {
  'does not answer': neverAnswers,
  'does not answer, in WebKit, which loses the signal of a request': async () => new Promise<Response>(() => {}),
  'does not end its answer': async () => new Response(new ReadableStream()),
}

describe.each(Object.entries(silentHotels))('a hotel that %s', (_how, hotel) => {
  beforeEach(() => vi.useFakeTimers())

  it('times out after 15 s', async () => {
    const { store } = open(hotel)
    let answer: unknown
    void call(store, 'getConfigurations').then(({ error }) => (answer = error))
    await vi.advanceTimersByTimeAsync(14_900)
    expect(answer).toBeUndefined()
    await vi.advanceTimersByTimeAsync(200)
    expect(answer).toEqual({ status: 'timeout', message: 'The hotel did not answer within 15 s' })
  })
})

it.each([
  { list: 'getOrders', name: 'orders', fields: { last: false, totalElements: 45 } },
  { list: 'getReports', name: 'reports', fields: { page: { totalElements: 3, totalPages: 2 } } },
  { list: 'getAmenityRequests', name: 'generic-requests', fields: { hasNext: true } },
  { list: 'getReservations', name: 'dining/reservation', fields: { last: false, total: { toString: 1 } } },
] as const)('a list that is a page is read, and named once: $name', async ({ list, name, fields }) => {
  expectConsole('warn', new RegExp(`^${name}: list does not fit: is a page: send all rows$`))
  const reported: string[] = []
  onUnexpectedValue((field) => void reported.push(field))
  const { store } = open(async () => Response.json({ content: [{ id: 1 }, { id: 2 }], ...fields }))
  for (const _poll of [1, 2]) {
    const { data } = await call(store, list)
    expect(data).toHaveLength(2)
    store.dispatch(hotelApi.util.resetApiState())
  }
  expect(reported).toEqual([`${name}: list`])
})
