import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { RawAnswer } from '#tests/support/servers/rawRequest.ts'
import { openHostForEachTest } from '#tests/support/servers/testHost.ts'

const [a, b] = ['a', 'b'].map((digit) => digit.repeat(32)) as [string, string]
const ANY_SANDBOX = /^sandbox=([0-9a-f]{32}); HttpOnly; SameSite=Lax; Path=\/; Max-Age=604800$/
const orders = '/api/orders/customer/1001'
const { host } = openHostForEachTest()

type Headers = Record<string, string>
const kept = () => readdirSync(join(host.folder, 'sandboxes')).toSorted()
const openPage = (path: string, headers: Headers = {}) => host.get(path, { accept: 'text/html', ...headers })
const read = ({ body }: RawAnswer) => JSON.parse(body.toString()) as { sessionId: string; content: object[] }
const sandboxGivenBy = ({ headers }: RawAnswer) => ANY_SANDBOX.exec(headers['set-cookie']?.[0] ?? '')?.[1]

/** Signs in the first guest; returns the headers for their further requests. */
async function signIn(headers: Headers): Promise<Headers> {
  const answer = await host.write('POST', '/api/customer/login', headers, {
    accountNumber: '100200',
    roomNumber: '305',
  })
  return { ...headers, authorization: `Bearer ${read(answer).sessionId}` }
}

const order = (headers: Headers) => host.write('POST', orders, headers, { message: '', productIds: ['espresso'] })
const ordersSeen = async (headers: Headers) => read(await host.get(orders, headers)).content.length

describe('a browser', () => {
  it('gets a sandbox with its first page, stays in it, and uses no storage before it writes', async () => {
    const sandbox = sandboxGivenBy(await openPage('/room-service'))
    expect(sandbox).toBeDefined()
    expect(sandboxGivenBy(await openPage('/'))).not.toBe(sandbox)
    for (const path of ['/', '/index.html', '/no/such/page']) {
      expect(sandboxGivenBy(await openPage(path, { cookie: `other=1; sandbox=${sandbox}` }))).toBe(sandbox)
    }
    expect(kept()).toEqual([])
    await signIn({ cookie: `sandbox=${sandbox}` })
    expect(kept()).toEqual([`${sandbox}.json`])
  })

  it.each(['', 'x', `${a}/../default`, `%2e%2e`, 'A'.repeat(32)])(
    'gets a new one for the cookie %j',
    async (sandbox) => {
      expect(sandboxGivenBy(await openPage('/', { cookie: `sandbox=${sandbox}` }))).toBeDefined()
      await signIn({ cookie: `sandbox=${sandbox}` })
      expect(kept()).toEqual(['default.json'])
    },
  )

  it('joins a sandbox by its link, and is redirected to the URL without it', async () => {
    const joined = await openPage(`/bar?x=1&sandbox=${a}&fault=latency`)
    expect([joined.status, joined.headers.location, sandboxGivenBy(joined)]).toEqual([303, '/bar?x=1&fault=latency', a])
    expect(joined.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(joined.headers['clear-site-data']).toBeUndefined()
    expect((await openPage(`/?sandbox=${a}`, { cookie: `sandbox=${a}` })).headers['clear-site-data']).toBeUndefined()
    expect(kept()).toEqual([])
  })

  it('stays in its own when it begins again for the next prospect, unasked, also if its desk is open', async () => {
    const cookie = `sandbox=${a}; presents=${a}`
    const begun = await openPage('/__demo/begin/?join=&language=es', { cookie })
    expect([begun.status, sandboxGivenBy(begun)]).toEqual([200, a])
  })

  it.each([['/.//evil.example/?sandbox=x'], ['/..//evil.example/?sandbox=x'], ['/%5cevil.example/?sandbox=x']])(
    'is not sent to another site by %s',
    async (path) => {
      const { headers } = await openPage(path)
      expect(new URL(headers.location ?? '', host.adapter.origin).origin).toBe(host.adapter.origin)
    },
  )
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
    await signIn({})
    expect(kept()).toContain('default.json')
  })
})

describe('one sandbox\u2019s guest', () => {
  it('is not signed in to another sandbox with a forged session id', async () => {
    const { authorization = '' } = await signIn({ cookie: `sandbox=${a}` })
    const cookie = `sandbox=${b}`
    await signIn({ cookie })
    const altered = [
      authorization.replace(a, b),
      authorization.replace(`${a}.`, ''),
      authorization.replace(a, 'default'),
    ]
    for (const stolen of [...altered, `Bearer ${'c'.repeat(32)}.x`, `Bearer ../${a}.x`]) {
      expect(await host.get(orders, { cookie, authorization: stolen })).toMatchObject({ status: 401 })
    }
    expect(kept()).toEqual([`${a}.json`, `${b}.json`])
  })
})
