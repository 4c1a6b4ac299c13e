import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answer } from '#mock-server/handlers/index.ts'
import { openHotel } from '#mock-server/hotel/hotel.ts'
import { COMMITTED_PACTS, pactFiles } from './pact.ts'
import { serveOnFreePort, type RunningProvider } from './verification/providers.ts'
import { REPORTS, verifyPact } from './verification/verifier.ts'

const hotel = openHotel()

/** The call in which a mistake is made, and an interaction of it. */
const calls = {
  login: ['POST /api/customer/login', 'a login with the right account and room number'],
  products: ['GET /api/products', 'a request for products with every field'],
  'products after the session': ['GET /api/products', 'a request for the products after the session has ended'],
  orders: ['GET /api/orders', 'a request for the orders of a guest who has some'],
  'an order of an unknown product': ['POST /api/orders', 'an order of a product that does not exist'],
} as const

/** What differs from the hotel's right answer. */
interface Change {
  readonly body?: (text: string) => BodyInit | null
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

type Row = Record<string, unknown>
/** Changes the rows of a list in `content`. */
const list = (change: (rows: Row[]) => unknown) => (text: string) =>
  JSON.stringify(change((JSON.parse(text) as { content: Row[] }).content))
const eachRow = (change: (row: Row, index: number) => Row) => list((rows) => ({ content: rows.map(change) }))
const replaced = (pattern: RegExp, by: string) => (text: string) => text.replaceAll(pattern, by)

/** What Java writes with the default encoding of an older Windows. */
const windows1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    return code >= 0x04_10 && code <= 0x04_4f ? code - 0x03_50 : code
  })

/** The mistakes that the pact rejects: in which call, and what it changes. What the app makes of each is proven in `src/api` and `src/schemas`. */
const mistakes: readonly (readonly [of: keyof typeof calls, name: string, change: Change])[] = [
  ['login', 'a personId above 2^53, as a number', { body: replaced(/"1001"/g, '9007199254740993') }],
  ['login', 'a personId as a small number', { body: replaced(/"1001"/g, '1001') }],
  ['login', 'question marks for Cyrillic letters', { body: replaced(/[а-я]/gi, '?') }],
  ['login', 'mojibake', { body: (text) => Buffer.from(text).toString('latin1') }],
  ['login', 'windows-1251 without its charset', { body: windows1251 }],
  [
    'login',
    'windows-1251 with its charset',
    { body: windows1251, headers: { 'content-type': 'application/json;charset=windows-1251' } },
  ],
  ['products', 'ids above 2^53', { body: eachRow((row, index) => ({ ...row, id: 2 ** 53 + 2 * index })) }],
  ['products', 'the list in `data`', { body: (text) => `{"data":${text}}` }],
  ['products', '`content` is null', { body: () => '{"content":null}' }],
  ['products', '204', { body: () => null, status: 204 }],
  ['products', 'pictures in Base64', { body: eachRow((row) => ({ ...row, image: '/9j/4AAQSkZJRgABAQ==' })) }],
  ['products', 'labels that are null', { body: eachRow((row) => ({ ...row, label: null })) }],
  ['products', 'a bare list', { body: list((rows) => rows) }],
  ['products', 'a page of HTML', { body: () => '<!doctype html>', headers: { 'content-type': 'text/html' } }],
  ['products after the session', '200 instead of 401', { status: 200, body: () => '{"content":[]}' }],
  ['orders', 'a field with another name', { body: replaced(/"orderNumber"/g, '"number"') }],
  ['an order of an unknown product', '404, as of a call that nobody has built', { status: 404 }],
]

let mistaken: { readonly request: string; readonly change: Change } | undefined

/** The hotel's answer, with the mistake that is tried. */
async function respond(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const isMistaken = `${request.method} ${pathname}`.startsWith(mistaken?.request ?? 'none') && search === ''
  const { body, status, headers }: Change = isMistaken ? (mistaken?.change ?? {}) : {}
  const response = await answer(hotel, request)
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

async function isAccepted(of: keyof typeof calls, change: Change): Promise<boolean> {
  const [request, interaction] = calls[of]
  mistaken = { request, change }
  const pact = join(COMMITTED_PACTS, pactFiles.pact)
  return (await verifyPact({ ...provider, pact, only: [interaction], report: join(REPORTS, 'mistakes') })).passed
}

it.each(mistakes)('%s: %s is rejected', async (of, _name, change) => {
  expect(await isAccepted(of, change)).toBe(false)
})

it('a charset=UTF-8 is accepted', async () => {
  expect(await isAccepted('login', { headers: { 'content-type': 'application/json;charset=UTF-8' } })).toBe(true)
})
