import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '#mock-server/clock.ts'
import { openHttpAdapter, type HttpAdapter } from '#mock-server/adapters/http/http.ts'
import { sendRaw, type RawAnswer } from '#tests/support/rawRequest.ts'
import { beginInsteadLink } from '#mock-server/desk/link.ts'
import { memoryFiles } from './memoryFiles.ts'
import { visitedHotel, withSandbox } from './visitor.ts'
import { sandboxFolder, sandboxFolderIn } from './sandboxFiles.ts'
import { sandboxLimits } from './limits.ts'
import { openSandboxes, type Sandboxes } from './sandboxes.ts'

const [a, b] = ['a', 'b'].map((digit) => digit.repeat(32)) as [string, string]
const ANY_SANDBOX = /^sandbox=([0-9a-f]{32}); HttpOnly; SameSite=Lax; Path=\/; Max-Age=86400$/
const json = { 'content-type': 'application/json' }
const orders = '/api/orders/customer/1001'
let data: string
let sandboxes: Sandboxes
let adapter: HttpAdapter

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'hotel-visitor-'))
  const app = join(data, 'app')
  mkdirSync(join(app, 'widget'), { recursive: true })
  mkdirSync(join(app, 'begin'))
  for (const page of ['index.html', 'begin/index.html', 'widget/widget.html', 'app.js'])
    writeFileSync(join(app, page), '<!doctype html>')
  sandboxes = openSandboxes(sandboxFolder(data), systemClock, { ...sandboxLimits, sandboxes: 2 })
  const folders = { app, pictures: app, desk: app }
  adapter = await openHttpAdapter({ hotel: visitedHotel(sandboxes), port: 0, folders, withPage: withSandbox })
})
afterEach(async () => {
  await adapter.close()
  rmSync(data, { recursive: true })
})

type Headers = Record<string, string>
const kept = () => readdirSync(sandboxFolderIn(data)).toSorted()
const get = (path: string, headers: Headers = {}) => sendRaw({ port: adapter.port, path, headers })
const openPage = (path: string, headers: Headers = {}) => get(path, { accept: 'text/html', ...headers })
const post = (path: string, headers: Headers, body: unknown = {}) =>
  sendRaw({ port: adapter.port, path, method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })
const read = ({ body }: RawAnswer) => JSON.parse(body.toString()) as { sessionId: string; content: object[] }
const sandboxGivenBy = ({ headers }: RawAnswer) => ANY_SANDBOX.exec(headers['set-cookie']?.[0] ?? '')?.[1]

/** Signs the first guest in, and gives the headers that go with what they ask. */
async function signIn(headers: Headers): Promise<Headers> {
  const answer = await post('/api/customer/login', headers, { accountNumber: '100200', roomNumber: '305' })
  return { ...headers, authorization: `Bearer ${read(answer).sessionId}` }
}

const order = (headers: Headers) => post(orders, headers, { message: '', productIds: ['espresso'] })
const ordersSeen = async (headers: Headers) => read(await get(orders, headers)).content.length

describe('a browser', () => {
  it('gets a sandbox with the first page it opens, keeps it, and costs nothing until it asks for something', async () => {
    const sandbox = sandboxGivenBy(await openPage('/room-service'))
    expect(sandbox).toBeDefined()
    expect(sandboxGivenBy(await openPage('/'))).not.toBe(sandbox)
    for (const path of ['/', '/index.html', '/no/such/page']) {
      expect(sandboxGivenBy(await openPage(path, { cookie: `other=1; sandbox=${sandbox}` }))).toBe(sandbox)
    }
    expect(kept()).toEqual([])
    await get('/api/configurations', { cookie: `sandbox=${sandbox}` })
    expect(kept()).toEqual([`${sandbox}.json`])
  })

  it.each(['/app.js', '/widget/widget.html', '/api/configurations', '/gone.js'])('gets none with %s', async (path) => {
    expect((await openPage(path)).headers['set-cookie']).toBeUndefined()
  })

  it.each(['', 'x', `${a}/../default`, `%2e%2e`, 'A'.repeat(32)])(
    'gets a new one for the cookie %j',
    async (sandbox) => {
      expect(sandboxGivenBy(await openPage('/', { cookie: `sandbox=${sandbox}` }))).toBeDefined()
      expect(await get('/api/configurations', { cookie: `sandbox=${sandbox}` })).toMatchObject({ status: 200 })
      expect(kept()).toEqual(['default.json'])
    },
  )

  it('joins a sandbox by its link, and goes on to the address without it', async () => {
    const joined = await openPage(`/bar?x=1&sandbox=${a}&fault=latency`)
    expect([joined.status, joined.headers.location, sandboxGivenBy(joined)]).toEqual([303, '/bar?x=1&fault=latency', a])
    expect(joined.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(joined.headers['clear-site-data']).toBeUndefined()
    expect((await openPage(`/?sandbox=${a}`, { cookie: `sandbox=${a}` })).headers['clear-site-data']).toBeUndefined()
    expect(kept()).toEqual([])
  })

  it('leaves what it knew of another sandbox behind when it joins one', async () => {
    const joined = await openPage(`/?sandbox=${b}`, { cookie: `sandbox=${a}` })
    expect(joined.headers).toMatchObject({ location: '/', 'clear-site-data': '"storage"' })
  })

  it('gets a fresh sandbox from a link that names none', async () => {
    const joined = await openPage('/?sandbox=../default')
    expect([joined.status, joined.headers.location]).toEqual([303, '/'])
    expect(sandboxGivenBy(joined)).toMatch(/^[0-9a-f]{32}$/)
  })

  it.each([['/.//evil.example/?sandbox=x'], ['/..//evil.example/?sandbox=x'], ['/%5cevil.example/?sandbox=x']])(
    'is not sent to another site by %s',
    async (path) => {
      const { headers } = await openPage(path)
      expect(new URL(headers.location ?? '', adapter.origin).origin).toBe(adapter.origin)
    },
  )
})

describe('a presenter\u2019s browser', () => {
  const presenter = { cookie: `sandbox=${a}; presents=${a}` }
  const foreign = `/bar?x=1&sandbox=${b}`

  it('is marked by opening the desk of its sandbox, and by no other page', async () => {
    const opened = await openPage('/__demo/', { cookie: `sandbox=${a}` })
    expect(opened.headers['set-cookie']).toEqual([
      expect.stringMatching(`^sandbox=${a};`),
      `presents=${a}; HttpOnly; SameSite=Lax; Path=/`,
    ])
    const byName = await openPage('/__demo/index.html', { cookie: `sandbox=${a}` })
    expect(byName.headers['set-cookie']).toEqual(opened.headers['set-cookie'])
    expect((await openPage('/', { cookie: `sandbox=${a}` })).headers['set-cookie']).toHaveLength(1)
  })

  it.each([
    ['bg', undefined, 'Да напуснете ли Вашата демонстрация?'],
    ['bg', 'fr-FR, de;q=0.8', 'Да напуснете ли Вашата демонстрация?'],
    ['en', 'en-GB,en;q=0.9,bg;q=0.8', 'Leave your demo?'],
    ['es', 'ca, es-ES;q=0.9', '¿Salir de su demostración?'],
  ])('is asked before a link takes it to another sandbox, in %s for %s', async (language, accepted, title) => {
    const { status, headers, body } = await openPage(foreign, {
      ...presenter,
      ...(accepted && { 'accept-language': accepted }),
    })
    expect(status).toBe(200)
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['clear-site-data']).toBeUndefined()
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors 'none'$/,
    )
    expect(body.toString()).toContain(`<html lang="${language}">`)
    expect(body.toString()).toContain(`<h1>${title}</h1>`)
  })

  it('stays, or leaves by the page\u2019s own link, and is not asked again', async () => {
    const page = (await openPage(foreign, presenter)).body.toString()
    const [stay, leave = ''] = [...page.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'))
    expect(stay).toBe('/__demo/')
    const left = await openPage(leave, presenter)
    expect([left.status, left.headers.location, sandboxGivenBy(left)]).toEqual([303, '/bar?x=1', b])
    expect(left.headers['set-cookie']?.[1]).toBe('presents=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0')
  })

  it('is asked by the page through which phones join, too, before it forgets anything', async () => {
    const phones = `/__demo/begin/?join=${b}`
    expect((await openPage(phones, presenter)).body.toString()).toContain('<h1>Да напуснете')
    const confirmed = await openPage(`${phones}&leave=${a}`, presenter)
    expect([confirmed.status, confirmed.headers.location, confirmed.headers['set-cookie']]).toEqual([
      303,
      phones,
      ['presents=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0'],
    ])
    expect((await openPage(phones, { cookie: `sandbox=${a}` })).body.toString()).toBe('<!doctype html>')
  })

  it.each([
    '/__demo/begin/',
    '/__demo/begin/?language=es',
    '/__demo/begin/index.html',
    '/__demo/begin/%69ndex.html?persona=many-orders',
    '/__demo/begin%2Findex.html',
    '/__demo/%62egin/',
    '/__demo//begin/',
    '/__demo/x%2F..%2Fbegin/',
    `/__demo/begin/?sandbox=${a}`,
  ])('is asked by the page that begins another demo, however it is written: %s', async (path) => {
    const question = await openPage(path, presenter)
    expect(question.body.toString()).toContain('<h1>Да напуснете')
    expect(question.headers['set-cookie']).toBeUndefined()
    const [, leave = ''] = [...question.body.toString().matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to)
    const left = await openPage(leave.replaceAll('&amp;', '&'), presenter)
    expect([left.status, left.headers['set-cookie']]).toEqual([303, [expect.stringMatching(/^presents=;.*Max-Age=0$/)]])
    expect(left.headers.location).not.toContain('leave=')
  })

  it('begins another demo by the desk\u2019s own link without being asked', async () => {
    const left = await openPage(beginInsteadLink({ language: 'es' }, a), presenter)
    expect([left.status, left.headers.location]).toEqual([303, '/__demo/begin/?language=es'])
  })

  it.each(['/?leave=anything', `/?leave=${a}`, `/bar?leave=${b}`, `/?sandbox=${a}&leave=${a}`, `/__demo/?leave=${a}`])(
    'stays a presenter\u2019s at an address that leads nowhere else: %s',
    async (path) => {
      const { status, headers } = await openPage(path, presenter)
      expect(status).not.toBe(404)
      expect(headers['set-cookie']?.filter((cookie) => cookie.startsWith('presents=;'))).toEqual([])
    },
  )

  it('is not taken away by a link that says it was asked already', async () => {
    for (const leave of ['', '1', b, 'x'.repeat(32)]) {
      expect(await openPage(`${foreign}&leave=${leave}`, presenter)).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'no-store' },
      })
    }
    const quoted = await openPage(`/"><script>/?sandbox=${b}&x="><script>`, presenter)
    expect(quoted.body.toString()).not.toContain('<script')
  })

  it.each([
    ['a browser that presents nothing', `sandbox=${a}`],
    ['one that has left what it presented', `sandbox=${'c'.repeat(32)}; presents=${a}`],
    ['one that presents that very sandbox', `sandbox=${b}; presents=${b}`],
    ['one that was never here', ''],
  ])('alone is asked: not %s', async (_who, cookie) => {
    expect(await openPage(foreign, { cookie })).toMatchObject({ status: 303, headers: { location: '/bar?x=1' } })
  })
})

describe('the sandbox of a call', () => {
  it('is that of its session, else of the header, else of the cookie, else of the default sandbox', async () => {
    const cookie = `sandbox=${b}`
    await order(await signIn({ cookie }))
    const inHeader = await signIn({ 'x-sandbox': a, cookie })
    expect(await ordersSeen(inHeader)).toBe(4)
    expect(await ordersSeen({ cookie, authorization: inHeader['authorization'] ?? '' })).toBe(4)
    expect(await ordersSeen(await signIn({ cookie }))).toBe(5)
    expect(kept()).toEqual([`${a}.json`, `${b}.json`])
    await get('/api/configurations')
    expect(kept()).toContain('default.json')
  })

  it.each(['', 'mine', '../../etc/passwd', 'A'.repeat(32), `${a}, ${b}`])('cannot be named %j', async (name) => {
    const answer = await get('/api/configurations', { 'x-sandbox': name })
    expect(answer).toMatchObject({ status: 400 })
    expect(read(answer)).toMatchObject({
      field: 'X-Sandbox',
      message: expect.stringContaining('32 hexadecimal') as unknown,
    })
    expect(kept()).toEqual([])
  })

  it('is refused while there is no room for one more, and told when to come back', async () => {
    for (const sandbox of [a, b]) await get('/api/configurations', { 'x-sandbox': sandbox })
    const answer = await get('/api/configurations', { 'x-sandbox': 'c'.repeat(32) })
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '600', 'content-type': 'application/json' } })
    expect(read(answer)).toMatchObject({ message: expect.stringMatching(/^This demo has no room[^.]*$/) as unknown })
    expect(await openPage('/')).toMatchObject({ status: 200 })
    expect(kept()).toHaveLength(2)
  })
})

describe('a sandbox at whose desk a presenter has been', () => {
  it.each([
    ['GET', '/__demo/desk', true, true],
    ['GET', '/__demo/desk', false, false],
    ['POST', '/__demo/begin', true, false],
    ['GET', '/api/configurations', true, false],
  ])('keeps its place when room is made: %s %s, by a presenter: %s', (method, path, isPresenter, stays) => {
    const crowded = openSandboxes(memoryFiles(), systemClock, { ...sandboxLimits, sandboxes: 2, safeFor: 0 })
    const visited = visitedHotel(crowded)
    const call = (called: string, more: object) =>
      visited(new Request(`http://hotel.test${called}`, more), { isPresenter })
    const called = call(path, { method, headers: { 'x-sandbox': a } })
    const { sandbox = '' } = called instanceof Response ? expect.unreachable() : called
    expect(crowded.has(sandbox)).toBe(true)
    for (const digit of ['c', 'd']) call('/api/configurations', { headers: { 'x-sandbox': digit.repeat(32) } })
    expect(crowded.has(sandbox)).toBe(stays)
  })
})

describe('a sandbox that is full', () => {
  it('refuses what a guest sends in a plain sentence, and keeps nothing of it', async () => {
    const { store, seed } = sandboxes.enter(a)
    const [one] = seed().orders
    const many = Array.from({ length: sandboxLimits.rows }, (_, n) => ({ ...one, id: String(n) }))
    store.reset({ ...seed(), orders: many as ReturnType<typeof seed>['orders'] }) // the seed has orders
    const guest = await signIn({ cookie: `sandbox=${a}` })
    const before = await ordersSeen(guest)
    const refused = await order({ ...guest, 'idempotency-key': 'k' })
    expect(refused).toMatchObject({ status: 507 })
    expect(read(refused)).toMatchObject({
      error: 'Insufficient Storage',
      message: 'This hotel is full: it keeps 2000 rows of orders at most, until it is reset',
    })
    expect(await ordersSeen(guest)).toBe(before)
    expect(store.idempotentResponses.where()).toEqual([])
    expect(await order(await signIn({ cookie: `sandbox=${b}` }))).toMatchObject({ status: 201 })
  })
})

describe('one sandbox\u2019s guest', () => {
  it('never sees what another\u2019s did, even as the same person in the same room', async () => {
    const [one, other] = [await signIn({ cookie: `sandbox=${a}` }), await signIn({ cookie: `sandbox=${b}` })]
    expect(await order(one)).toMatchObject({ status: 201 })
    expect([await ordersSeen(one), await ordersSeen(other)]).toEqual([5, 4])
  })

  it('is nobody in another, with a session that is made up or altered', async () => {
    const { authorization = '' } = await signIn({ cookie: `sandbox=${a}` })
    const cookie = `sandbox=${b}`
    await signIn({ cookie })
    const altered = [
      authorization.replace(a, b),
      authorization.replace(`${a}.`, ''),
      authorization.replace(a, 'default'),
    ]
    for (const stolen of [...altered, `Bearer ${'c'.repeat(32)}.x`, `Bearer ../${a}.x`]) {
      expect(await get(orders, { cookie, authorization: stolen })).toMatchObject({ status: 401 })
    }
    expect(kept()).toEqual([`${a}.json`, `${b}.json`, 'default.json'])
  })

  it('is forbidden what belongs to another person, whichever sandbox the cookie or the header names', async () => {
    await order(await signIn({ cookie: `sandbox=${b}` }))
    const { authorization = '' } = await signIn({ cookie: `sandbox=${a}` })
    for (const headers of [{ cookie: `sandbox=${b}` }, { 'x-sandbox': b }]) {
      expect(await get('/api/orders/customer/1002', { ...headers, authorization })).toMatchObject({ status: 403 })
      expect(await ordersSeen({ ...headers, authorization })).toBe(4)
    }
  })

  it('resets and breaks only their own', async () => {
    const [one, other] = [await signIn({ cookie: `sandbox=${a}` }), await signIn({ cookie: `sandbox=${b}` })]
    for (const guest of [one, other]) await order(guest)
    await sendRaw({ port: adapter.port, path: '/__demo/faults/error-next-post', method: 'PUT', headers: one })
    expect(await order(other)).toMatchObject({ status: 201 })
    expect(await order(one)).toMatchObject({ status: 500 })
    expect(await post('/__demo/reset', { cookie: `sandbox=${a}` })).toMatchObject({ status: 200 })
    expect(await get(orders, one)).toMatchObject({ status: 401 })
    expect(await ordersSeen(other)).toBe(6)
  })
})
