import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { answer } from '#mock-server/handlers/index.ts'
import { stoppedClock } from '#mock-server/hotel/clock.ts'
import { openHotel } from '#mock-server/hotel/hotel.ts'
import { enterProviderState } from '#mock-server/scenarios/index.ts'
import { isCallError } from '#src/api/callError.ts'
import { hotelApi } from '#src/api/hotelApi.ts'
import { outcomeOf } from '#src/outbox/receipt.ts'
import { openGuestClient, type GuestClient } from '#tests/support/servers/guestClient.ts'
import { interactionsOf } from './interactions.ts'
import { COMMITTED_PACTS, pactFiles } from './pact.ts'
import { serveOnFreePort, type RunningProvider } from './verification/providers.ts'
import { REPORTS, verifyPact } from './verification/verifier.ts'

const { getOrders, getProducts, login, placeOrder } = hotelApi.endpoints
const hotel = openHotel({ clock: stoppedClock(new Date('2026-11-20T12:00:00Z')) })
const personId = '1001'

interface Answer {
  readonly data?: unknown
  readonly error?: unknown
}

/** Orders two units, and returns what My orders lists then in addition. */
async function orderTwoUnits(client: GuestClient): Promise<Answer> {
  const list = () => client.dispatch(getOrders.initiate(personId, { forceRefetch: true }))
  const earlier = (await list()).data ?? []
  const body = { message: '', productIds: ['tarator', 'tarator'] }
  const { error } = await client.dispatch(placeOrder.initiate({ personId, body }))
  const { data = [], error: listError } = await list()
  return { data: data.slice(0, data.length - earlier.length), error: error ?? listError }
}

/** What is called: as a verifier calls it, and as the app does. */
const calls = {
  login: {
    request: 'POST /api/customer/login',
    interaction: 'a login with the right account and room number',
    call: (client: GuestClient) => client.dispatch(login.initiate({ accountNumber: '100200', roomNumber: '305' })),
  },
  products: {
    request: 'GET /api/products',
    interaction: 'a request for products with every field',
    call: (client: GuestClient) => client.dispatch(getProducts.initiate()),
  },
  'products after the session': {
    request: 'GET /api/products',
    interaction: 'a request for the products after the session has ended',
    call: (client: GuestClient) => client.dispatch(getProducts.initiate()),
  },
  orders: {
    request: 'GET /api/orders',
    interaction: 'a request for the orders of a guest who has some',
    call: (client: GuestClient) => client.dispatch(getOrders.initiate(personId)),
  },
  'an order': {
    request: 'POST /api/orders',
    interaction: 'an order of two units of a product',
    call: orderTwoUnits,
  },
  'an order of an unknown product': {
    request: 'POST /api/orders',
    interaction: 'an order of a product that does not exist',
    call: (client: GuestClient) =>
      client.dispatch(placeOrder.initiate({ personId, body: { message: '', productIds: ['no-such-product'] } })),
  },
}

/** What differs from the hotel's right answer. */
interface Change {
  readonly body?: (text: string) => BodyInit | null
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** What the hotel gets instead of the request. */
  readonly request?: (request: Request) => Promise<Request>
  /** What happens in the hotel after the call. */
  readonly after?: () => void
}

type Row = Record<string, unknown>
/** Changes the rows of a list in `content`. */
const list = (change: (rows: Row[]) => unknown) => (text: string) =>
  JSON.stringify(change((JSON.parse(text) as { content: Row[] }).content))
const eachRow = (change: (row: Row, index: number) => Row) => list((rows) => ({ content: rows.map(change) }))
const replaced = (pattern: RegExp, by: string) => (text: string) => text.replaceAll(pattern, by)
const html: Change = { body: () => '<!doctype html><h1>Hotel</h1>', headers: { 'content-type': 'text/html' } }

/** What Java writes with the default encoding of an older Windows. */
const windows1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    return code >= 0x04_10 && code <= 0x04_4f ? code - 0x03_50 : code
  })

/** The order, with each product once. */
async function withoutRepeats(request: Request): Promise<Request> {
  const { productIds, ...order } = (await request.json()) as { productIds: string[] } // as the app and verifiers send it
  return new Request(request, {
    method: 'POST',
    body: JSON.stringify({ ...order, productIds: [...new Set(productIds)] }),
  })
}

const forgetOrders = () => hotel.change(({ orders }) => orders.deleteMany({ where: { status: { equals: 'CREATED' } } }))
const endSessions = () => hotel.change(({ sessions }) => sessions.deleteMany({ where: {} }))

/**
 * The mistakes: in which call, what it changes, whether the verifier of the Pact CLI finds it, and what the guest meets: *degraded* is
 * something missing or wrong; *broken* is a screen with nothing on it, a lost order, or the end of the session.
 */
const mistakes: readonly (readonly [
  of: keyof typeof calls,
  name: string,
  change: Change,
  verifier: 'red' | 'green',
  app: 'works' | 'degraded' | 'broken',
])[] = [
  ['login', 'a personId above 2^53, as a number', { body: replaced(/"1001"/g, '9007199254740993') }, 'red', 'broken'],
  ['login', 'a personId as a small number', { body: replaced(/"1001"/g, '1001') }, 'red', 'works'],
  ['login', 'question marks for Cyrillic letters', { body: replaced(/[а-я]/gi, '?') }, 'red', 'degraded'],
  ['login', 'mojibake', { body: (text) => Buffer.from(text).toString('latin1') }, 'red', 'degraded'],
  ['login', 'windows-1251 without its charset', { body: windows1251 }, 'red', 'degraded'],
  [
    ...(['login', 'windows-1251 with its charset'] as const),
    { body: windows1251, headers: { 'content-type': 'application/json;charset=windows-1251' } },
    ...(['red', 'degraded'] as const),
  ],
  ['login', 'charset=UTF-8', { headers: { 'content-type': 'application/json;charset=UTF-8' } }, 'green', 'works'],
  [
    'products',
    'ids above 2^53',
    { body: eachRow((row, index) => ({ ...row, id: 2 ** 53 + 2 * index })) },
    'red',
    'broken',
  ],
  [
    'products',
    'a page of a longer list',
    { body: list((rows) => ({ content: rows.slice(0, 20), last: false })) },
    'green',
    'degraded',
  ],
  ['products', 'the list in `data`', { body: (text) => `{"data":${text}}` }, 'red', 'broken'],
  ['products', '`content` is null', { body: () => '{"content":null}' }, 'red', 'broken'],
  ['products', '204', { body: () => null, status: 204 }, 'red', 'broken'],
  [
    'products',
    'pictures in Base64',
    { body: eachRow((row) => ({ ...row, image: '/9j/4AAQSkZJRgABAQ==' })) },
    'red',
    'degraded',
  ],
  [
    'products',
    'prices in stotinki',
    { body: eachRow((row) => ({ ...row, price: Number(row['price']) * 100 })) },
    'green',
    'degraded',
  ],
  ['products', 'labels that are null', { body: eachRow((row) => ({ ...row, label: null })) }, 'red', 'broken'],
  ['products', 'a bare list', { body: list((rows) => rows) }, 'red', 'works'],
  [
    'products',
    'a redirect',
    { body: () => null, status: 308, headers: { location: '/api/products?again' } },
    'green',
    'works',
  ],
  ['products', 'a page of HTML', html, 'red', 'broken'],
  ['products after the session', '200 instead of 401', { status: 200, body: () => '{"content":[]}' }, 'red', 'broken'],
  ['orders', 'a field with another name', { body: replaced(/"orderNumber"/g, '"number"') }, 'red', 'degraded'],
  ['an order', '201 without storing it', { after: forgetOrders }, 'green', 'broken'],
  ['an order', 'each product once', { request: withoutRepeats }, 'green', 'degraded'],
  ['an order', 'another session after each call', { after: endSessions }, 'green', 'broken'],
  ['an order', 'a page of HTML', html, 'green', 'broken'],
  ['an order of an unknown product', '404, as of a call that nobody has built', { status: 404 }, 'red', 'works'],
]

let mistaken: { readonly request: string; readonly change: Change } | undefined

/** The hotel's answer, with the mistake that is tried. */
async function respond(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const isMistaken = `${request.method} ${pathname}`.startsWith(mistaken?.request ?? 'none') && search === ''
  const { body, status, headers, request: instead, after }: Change = isMistaken ? (mistaken?.change ?? {}) : {}
  const response = await answer(hotel, (await instead?.(request)) ?? request)
  after?.()
  const text = await response.text()
  return new Response(body === undefined ? text || null : body(text), {
    status: status ?? response.status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

let provider: RunningProvider
beforeAll(async () => {
  provider = await serveOnFreePort(respond)
})
afterAll(() => provider.close())

/** What a guest sees, who sees no ids. */
async function seenBy({ interaction, call }: (typeof calls)[keyof typeof calls]) {
  const [state] = interactionsOf('pact').find(({ description }) => description === interaction)?.providerStates ?? []
  const { sessionId = '' } = enterProviderState(hotel, state?.name ?? '', state?.params)
  const client = openGuestClient(provider.baseUrl, interaction.startsWith('a login') ? null : { personId, sessionId })
  const { data = null, error }: Answer = await call(client)
  const isEmpty = Array.isArray(data) && data.length === 0
  const { isAuthenticated } = client.getState().session
  return {
    outcome: JSON.stringify([outcomeOf(isCallError(error) ? error : undefined), isEmpty, isAuthenticated]),
    shown: JSON.stringify(data, (key, value: unknown) => (/^id$|Id$/.test(key) ? undefined : value)),
  }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})

it.each(mistakes)('%s: %s', async (...[of, , change, verifier, app]) => {
  const { request, interaction } = calls[of]
  mistaken = undefined
  const usual = await seenBy(calls[of])
  mistaken = { request, change }
  const seen = await seenBy(calls[of])
  const pact = join(COMMITTED_PACTS, pactFiles.pact)
  const { passed } = await verifyPact({ ...provider, pact, only: [interaction], report: join(REPORTS, 'mistakes') })
  const meets = seen.outcome !== usual.outcome ? 'broken' : seen.shown === usual.shown ? 'works' : 'degraded'
  expect({ verifier: passed ? 'green' : 'red', app: meets }).toEqual({ verifier, app })
})
