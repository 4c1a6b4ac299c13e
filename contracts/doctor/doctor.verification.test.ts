import { describe, expect, it } from 'vitest'
import { fieldsOf } from '#src/lib/unknown.ts'
import { sender } from './answer.ts'
import { diagnose } from './diagnose.ts'
import { printed } from './findings.ts'
import { readDoctorOptions, type DoctorOptions } from './options.ts'

const APP = 'https://app.hotel.example'
const account = { accountNumber: '100200', roomNumber: '305' }
const login = 'POST /customer/login'
const orders = 'GET /orders/customer/1001'

/** The data of an API without a fault. */
const data: Readonly<Record<string, unknown>> = {
  'GET /configurations': [{ appName: 'Хотел Роза', currency: 'eur' }],
  'GET /menus/all/params': [{ menuLanguage: 'bg', menuItems: [{ id: '1', itemName: 'Баница', itemPrice: 2.3 }] }],
  [login]: { personId: '1001', sessionId: 'valid', fullName: 'Елена Димитрова' },
  'GET /products': {
    content: [
      { id: '1', label: 'Баница', price: 1.1, productCategory: 'FOOD' },
      { id: '2', label: 'Салата', price: 4.35, productCategory: 'FOOD' },
    ],
  },
  [orders]: { content: [{ id: '9', status: 'PENDING', totalPrice: 5.45 }] },
  'GET /dining/reservation/customer/1001': [{ id: '9', numberOfPeople: 2 }],
  'GET /generic-requests/customer/1001': [{ id: '9', customerMessageRequest: 'Моля, кърпи' }],
  'GET /customers/rating': { ratingValue: 4.5, publicMessage: 'Чудесно' },
}

interface Reply {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer>
  tookMs: number
}
type Change = (reply: Reply, call: string) => void

/** The answer of that API to a call. */
function goodReply(call: string, headers: Headers, sent: string): Reply {
  const isPublic = /configurations|menus/.test(call)
  const isKnown = call === login ? sent.includes('100200') : isPublic || headers.get('authorization') === 'Bearer valid'
  const preflight = { 'access-control-allow-headers': 'Authorization, Content-Type' }
  const isPreflight = call.startsWith('OPTIONS')
  return {
    status: isPreflight ? 204 : isKnown ? 200 : 401,
    headers: {
      'access-control-allow-origin': headers.get('origin') ?? '',
      ...(isPreflight ? preflight : { 'content-type': 'application/json;charset=UTF-8', 'cache-control': 'no-store' }),
    },
    body: isPreflight ? '' : JSON.stringify(isKnown ? data[call] : { error: 'unknown' }),
    tookMs: 5,
  }
}

/** Examines that API with one change. It is called without a network, and its clock is not ours. */
async function examined(change: Change = () => undefined, given: Partial<DoctorOptions> = {}) {
  const options = { baseUrl: 'https://api.hotel.example/guest', origin: APP, account, headers: {}, ...given }
  let time = 0
  const call: typeof fetch = async (url, { method = '', headers, body } = {}) => {
    const name = `${method} ${(url as URL).pathname.replace('/guest', '')}`
    const reply = goodReply(name, new Headers(headers), body as string)
    change(reply, name)
    time += reply.tookMs
    if (reply.tookMs > 15_000) throw new DOMException('', 'TimeoutError')
    return new Response(reply.status === 204 ? null : reply.body, reply)
  }
  return diagnose(
    options,
    sender(15_000, call, () => time),
  )
}

async function linesOf(...given: Parameters<typeof examined>): Promise<string[]> {
  return printed(await examined(...given)).split('\n')
}

it('passes a good API', async () => {
  const lines = await linesOf()
  expect(lines.filter((line) => /^(?:fail|warn)/.test(line))).toEqual([])
  expect(lines.at(-1)).toBe('0 fail, 0 warn, 16 pass')
})

const on = (call: string, part: Partial<Reply>): Change => {
  return (reply, name) => {
    if (name.startsWith(call)) Object.assign(reply, part, { headers: { ...reply.headers, ...part.headers } })
  }
}
const inBody = (call: string, body: unknown): Change => on(call, { body: JSON.stringify(body) })
const header = (call: string, name: string, value: string) => on(call, { headers: { [name]: value } })
const redirect = (call: string, status: number, location: string) => on(call, { status, headers: { location } })
const products = (change: object, others: object = {}) => {
  const rows = fieldsOf(data['GET /products'])['content'] as object[]
  return inBody('GET /products', { content: rows.map((row) => ({ ...row, ...change })), ...others })
}
const openToAll: Change = (reply) => (reply.status = 200)
const noErrorCors: Change = ({ status, headers }) => {
  if (status === 401) delete headers['access-control-allow-origin']
}
const menus = 'GET /menus/all/params'
const many = JSON.stringify(Array.from({ length: 90 }, () => ({ menuLanguage: 'bg', menuItems: [] })))
const longIds = '{"content":[{"id":9007199254740993},{"id":"2"},{"id":9007199254740995}]}'
const longGuest = '{"personId":9007199254740993,"sessionId":"valid"}'
const inWindows1251 = Uint8Array.from([0x22, 0xc5, 0xeb, 0x22])

/** A fault, and the beginning of the line that names it. */
const faults: readonly (readonly [change: Change, line: string])[] = [
  [on(orders, { tookMs: 15_001 }), `fail  answers: ${orders}: no answer in 15 s`],
  [noErrorCors, 'fail  CORS: GET /products of an unknown session, POST /customer/login of an unknown guest: has no'],
  [
    header(orders, 'access-control-allow-origin', 'https://b.example'),
    `fail  CORS: ${orders}: allows https://b.example`,
  ],
  [on('OPTIONS', { status: 401 }), 'fail  preflights: OPTIONS for POST /customer/login, OPTIONS for GET /products'],
  [
    header('OPTIONS /prod', 'access-control-allow-headers', '*'),
    'fail  preflights: OPTIONS for GET /products: does not',
  ],
  [redirect(orders, 302, '/x'), `warn  redirects: ${orders}: redirects, so its answer was not checked`],
  [redirect(orders, 302, 'https://b.example'), `fail  redirects: ${orders}: redirects to another origin`],
  [redirect(login, 307, '/x'), `fail  redirects: ${login} of an unknown guest, ${login}: redirects, which neither`],
  [on(orders, { status: 404 }), `fail  status: ${orders}: answers 404`],
  [on('GET /customers/rating', { status: 401 }), 'fail  status: GET /customers/rating: answers 401'],
  [openToAll, `fail  status: GET /products of an unknown session, ${login} of an unknown guest: answers 200`],
  [on(orders, { body: ' <!DOCTYPE html>' }), `fail  JSON: ${orders}: the answer is HTML`],
  [on(orders, { body: '{"content":' }), `fail  JSON: ${orders}: the answer is not JSON`],
  [on(login, { body: inWindows1251, status: 200 }), `fail  JSON: ${login}: the answer is not UTF-8`],
  [
    header(orders, 'content-type', 'application/json;charset=windows-1251'),
    `fail  JSON: ${orders}: the answer has charset`,
  ],
  [header(orders, 'content-type', 'text/plain'), `warn  JSON: ${orders}: the answer has text/plain`],
  [inBody(login, { personId: '1001' }), `fail  session: ${login}: sessionId is missing`],
  [inBody(login, { personId: '1001', sessionId: 'тайна' }), `fail  session: ${login}: sessionId is another value: it`],
  [
    inBody(orders, { data: { content: [] } }),
    `fail  lists: ${orders}: no usable row: a list was looked for in the body and`,
  ],
  [inBody(orders, { content: null }), `fail  lists: ${orders}: no usable row`],
  [on(orders, { status: 204 }), `fail  lists: ${orders}: no usable row`],
  [inBody(orders, [{ id: '9' }]), `warn  lists: ${orders}: the list is the body: the app reads it`],
  [inBody(menus, { content: [] }), `fail  lists: ${menus}?languageCode=bg&menuType=breakfast: no usable row`],
  [
    on(orders, { body: longIds }),
    `fail  ids: ${orders}: content[0].id is a number (9007199254740993): ids are texts; above`,
  ],
  [on(login, { body: longGuest }), `fail  ids: ${login}: personId is a number (9007199254740993)`],
  [inBody(orders, { content: [{ id: 7 }] }), `warn  ids: ${orders}: content[0].id is a number (7): ids are texts`],
  [
    products({ id: undefined }),
    'fail  ids: GET /products: content[0].id is missing: without an id the app cannot use it, and 1',
  ],
  [products({ id: '7' }), 'fail  ids: GET /products: content[1].id is a text ("7"), as in an earlier row'],
  [products({}, { last: false, totalElements: 45 }), 'fail  pages: GET /products: 2 of 45 rows: guests never see'],
  [products({}, { last: false }), 'fail  pages: GET /products: 2 of more rows'],
  [
    products({ label: '?????' }),
    'fail  letters: GET /products: letters are lost (content[0].label is a text ("?????")), and 1 more like it',
  ],
  [products({ label: 'Са\uFFFDата' }), 'fail  letters: GET /products: letters are lost (content[0].label is'],
  [products({ label: 'Ð\u009cÐµÐ½Ñ\u008e' }), 'fail  letters: GET /products: letters are lost (content[0].label is'],
  [products({ label: 'РњРµРЅСЋ' }), 'fail  letters: GET /products: letters are lost (content[0].label is'],
  [products({ label: 'Ìåíþ' }), 'fail  letters: GET /products: letters are lost (content[0].label is'],
  [
    products({ price: '6.50' }),
    'warn  fields: GET /products: content[0].price is a text ("6.50"): it must be number, and 1',
  ],
  [products({ label: undefined }), 'fail  fields: GET /products: content[0].label is missing, and 1 more like it'],
  [products({ price: -1 }), 'fail  fields: GET /products: content[0].price is a number (-1): it must be >= 0'],
  [
    products({ price: 1.005 }),
    'warn  fields: GET /products: content[0].price is a number (1.005): it must be multiple of',
  ],
  [
    inBody('GET /conf', [{ deviceProfile: [] }]),
    'fail  fields: GET /configurations: [0].deviceProfile is a list of 0: it must be object',
  ],
  [
    inBody('GET /customers/rating', [{ ratingValue: 4 }]),
    'warn  fields: GET /customers/rating: the body is a list of 1: it must be object',
  ],
  [
    inBody('GET /customers/rating', { ratingValue: 6 }),
    'fail  fields: GET /customers/rating: ratingValue is a number (6)',
  ],
  [inBody(orders, { content: [] }), `warn  fields: ${orders}: not checked: it has no row`],
  [on(orders, { tookMs: 6_000 }), `warn  time: ${orders}: took 6.0 s`],
  [on(menus, { body: many }), `warn  compression: ${menus}?languageCode=bg&menuType=breakfast: is sent uncompressed`],
  [on(menus, { body: many }), `warn  ETag: ${menus}?languageCode=bg&menuType=breakfast: has no ETag`],
]

it.each(faults.map(([change, line]) => ({ change, line })))('$line', async ({ change, line }) => {
  const lines = await linesOf(change)
  const place = lines.findIndex((each) => each.startsWith(line))
  expect(lines.slice(place, place + 2)).toEqual([expect.stringContaining(line), expect.stringMatching(/^ {6}\S/)])
})

it('leaves out what is no fault', async () => {
  const guest = { status: 'Really???', customerMessageRequest: 'MAÑANA, señor – „Здравей“ №5?' }
  const requests = 'GET /generic-requests/customer/1001'
  expect(await linesOf(inBody(requests, [{ id: '9', ...guest }]))).toContain('0 fail, 0 warn, 16 pass')
  for (const status of [204, 404])
    expect((await linesOf(on('GET /customers/rating', { status }))).at(-1)).toMatch(/^0 fail, 0/)
})

it('reports what keeps guests out before what they wait for, and failures before warnings', async () => {
  const lines = await linesOf(on(orders, { status: 500, tookMs: 6_000 }))
  const found = lines.filter((line) => /^(?:What|fail|warn)/.test(line)).map((line) => line.split(':')[0])
  expect(found).toEqual([
    ...['What keeps guests out, or loses an order', 'fail  status'],
    ...['What shows guests wrong data, or less of it', 'What makes guests wait', 'warn  time'],
  ])
})

it.each<[string, Partial<DoctorOptions>, RegExp]>([
  ['without an origin', { origin: undefined }, /^warn  CORS: not checked$/],
  ['without a guest', { account: undefined }, /^warn  ids: not checked$/],
  ['on this computer', { baseUrl: 'http://localhost:8080/guest' }, /^warn  https: .* plain http$/],
  ['over plain http', { baseUrl: 'http://api.hotel.example/guest' }, /^fail  https: .* plain http/],
  ['on the origin of the app', { origin: 'https://api.hotel.example' }, /^pass  CORS: /],
])('says what it can check %s', async (_when, given, line) => {
  expect(await linesOf(undefined, given)).toContainEqual(expect.stringMatching(line))
})

describe('an answer', () => {
  const url = new URL('https://api.hotel.example')
  const failing = (error: Error) => {
    const call = async () => {
      throw error
    }
    return sender(15_000, call)(url, {})
  }

  it('that does not come is said in one sentence', async () => {
    const untrusted = Object.assign(new Error('self-signed'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
    await expect(failing(new TypeError('', { cause: untrusted }))).rejects.toThrow(/not trusted \(DEPTH_ZERO_SELF_/)
    await expect(failing(new TypeError('', { cause: new Error('refused') }))).rejects.toThrow('refused')
    const nothing = examined((reply) => (reply.tookMs = 16_000))
    await expect(nothing).rejects.toThrow('Nothing answers at https://api.hotel.example/guest: no answer in 15 s')
  })

  it('that is compressed needs no advice', async () => {
    const headers = { 'content-encoding': 'gzip', etag: '"1"' }
    const lines = await linesOf(on(menus, { body: many, headers }))
    expect(lines.at(-1)).toBe('0 fail, 0 warn, 16 pass')
  })
})

describe('the options', () => {
  it('are read', () => {
    const args = ['--base-url', 'https://a.example/api/', '--origin', 'https://b.example/', '--header', 'X-Key: 42']
    expect(readDoctorOptions([...args, '--account', '1', '--room', '2'])).toEqual({
      ...{ baseUrl: 'https://a.example/api', origin: 'https://b.example', headers: { 'X-Key': '42' } },
      account: { accountNumber: '1', roomNumber: '2' },
    })
    expect(readDoctorOptions(['--help'])).toBeUndefined()
  })

  it.each([
    [[], 'Name the API with --base-url.'],
    [['--base-url', 'nowhere'], '--base-url takes an address'],
    [['--base-url', 'https://a.example', '--account', '1'], '--account and --room need each other.'],
    [['--base-url', 'https://a.example', '--header', 'secret'], '--header takes "Name: value".'],
  ])('%j are refused', (args, sentence) => {
    expect(() => readDoctorOptions(args)).toThrow(sentence)
  })
})

const deep = '['.repeat(20_000) + ']'.repeat(20_000)
it.each<[call: string, body: string]>([
  ['POST /customer/login', '{"personId":{"toString":1},"sessionId":{"toString":1}}'],
  ['POST /customer/login', '{"personId":"\\ud800","sessionId":"valid"}'],
  ['POST /customer/login', '[{"personId":"1"}]'],
  ['GET /products', '{"content":[{"id":{"toString":1}},{"id":{"toString":1}},null,7]}'],
  ['GET /products', '{"content":{"length":3},"__proto__":{"content":[]}}'],
  ['GET /products', `{"content":[{"id":"1","label":${deep}}]}`],
  ['GET /products', `{"content":[{"id":"1","price":1e999}],"total":{"toString":1}}`],
])('names what is wrong with any answer, and never throws: %s %.60s', async (name, body) => {
  const lines = await linesOf(on(name, { body }))
  expect(lines.filter((line) => line.startsWith('fail') && line.includes(name))).not.toEqual([])
})
