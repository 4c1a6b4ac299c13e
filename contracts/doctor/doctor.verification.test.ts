import { generate } from 'selfsigned'
import { describe, expect, it, vi } from 'vitest'
import { diagnose } from './diagnose.ts'
import { printed, type Finding } from './findings.ts'
import { APP, openApi, type Change, type TlsCertificate } from './goodApi.ts'
import { readDoctorOptions, type DoctorOptions } from './options.ts'
import type { Transport } from './send.ts'

const account = { accountNumber: '100200', roomNumber: '305' }

async function examined(
  change?: Change,
  given: Partial<DoctorOptions> = {},
  transport: Partial<Transport> = {},
  certificate?: TlsCertificate,
) {
  const api = await openApi(change, certificate)
  try {
    const options = { baseUrl: api.baseUrl, origin: APP, account, headers: {}, reports: undefined, ...given }
    return await diagnose(options, { timeoutMs: 60_000, ...transport })
  } finally {
    await api.close()
  }
}

const failed = (findings: readonly Finding[]) => findings.filter(({ verdict }) => verdict === 'fail')
const texts = (findings: readonly Finding[]) => findings.map(({ check, found }) => `${check}: ${found}`)

it('finds nothing wrong with a good API', async () => {
  const findings = await examined()
  expect(texts(failed(findings))).toEqual([])
  expect(findings.filter(({ verdict }) => verdict === 'cannot tell').map(({ check }) => check)).toEqual(['certificate'])
  expect(printed(findings)).toMatch(
    /^\? cannot tell certificate: [^\n]*\n {4}Run this .*\n11 passed, 0 failed, 1 cannot tell$/s,
  )
})

const on = (path: string, change: Change): Change => {
  return (request, reply) => {
    if (request.path === path && request.method !== 'OPTIONS') change(request, reply)
  }
}
const onPreflight = (change: Change): Change => {
  return (request, reply) => {
    if (request.method === 'OPTIONS') change(request, reply)
  }
}
const onStatus = (status: number, change: Change): Change => {
  return (request, reply) => {
    if (reply.status === status) change(request, reply)
  }
}
const without = (name: string): Change => {
  return (_request, { headers }) => Reflect.deleteProperty(headers, name)
}
const withHeader = (name: string, value: string): Change => {
  return (_request, { headers }) => void (headers[name] = value)
}
const withStatus = (status: number, location = ''): Change => {
  return (_request, reply) => void Object.assign(reply, { status, headers: { ...reply.headers, location } })
}
const withBody = (body: string | Buffer, status = 200): Change => {
  return (_request, reply) => void Object.assign(reply, { status, body })
}
const orders = '/orders/customer/1001'
const login = '/customer/login'
const fiveMinutesAgo: Change = (...given) => withHeader('date', new Date(Date.now() - 300_000).toUTCString())(...given)

/** A fault, the finding that names it, and how many there are. */
const faults: readonly (readonly [fault: string, change: Change, finding: RegExp, count?: number])[] = [
  [
    'no CORS on errors',
    onStatus(401, without('access-control-allow-origin')),
    /^CORS: GET \/products \(401\) has no Access-Control-Allow-Origin/,
  ],
  [
    'another origin allowed',
    on(orders, withHeader('access-control-allow-origin', 'https://old.example')),
    /^CORS: .* allows https:\/\/old.example/,
  ],
  ['no Vary', on(orders, withHeader('vary', 'Accept-Encoding')), /^CORS: .* without Vary: Origin/],
  ['preflights that need a session', onPreflight(withStatus(401)), /^preflights: OPTIONS \/products answers 401/, 8],
  ['preflights without CORS', onPreflight(without('access-control-allow-origin')), /^preflights: .*has no Access/, 8],
  [
    'no leave for the token',
    onPreflight(withHeader('access-control-allow-headers', '*')),
    /^preflights: .*the header authorization$/,
    7,
  ],
  ['a password window', onStatus(401, withHeader('www-authenticate', 'Bearer, Basic')), /^password window: .* Basic/],
  ['data in caches', on(orders, withHeader('cache-control', 'max-age=60')), /^personal data: .*Cache-Control: max-age/],
  ['no Cache-Control', on(orders, without('cache-control')), /^personal data: .* has no Cache-Control/],
  ['no ETag', on('/products', without('etag')), /^ETag: GET \/products has no ETag/],
  [
    'an ETag that never matches',
    on('/configurations', onStatus(304, withBody('[]'))),
    /^ETag: GET \/configurations answers 200 to its own/,
  ],
  ['a redirect elsewhere', on(orders, withStatus(302, 'https://b.example/')), /^redirects: GET .* another origin/],
  ['a login that becomes a GET', on(login, withStatus(302, '/api/login')), /^redirects: POST .* makes it a GET/, 2],
  ['a redirected preflight', onPreflight(withStatus(307, '/api/')), /^redirects: OPTIONS .* no browser follows/, 8],
  ['HTML with 200', on('/configurations', withBody(' <!DOCTYPE html>')), /^JSON: .* is HTML/],
  ['HTML with 401', onStatus(401, withHeader('content-type', 'text/html')), /^JSON: .* GET \/products is HTML/],
  ['text', on(orders, withHeader('content-type', 'text/plain')), /^JSON: .* has the content type text\/plain/],
  ['windows-1251', on(orders, withBody(Buffer.from('"\xcc\xe5"', 'latin1'))), /^JSON: .* not JSON in UTF-8/],
  ['an empty answer', on('/configurations', withBody('')), /^JSON: .* is empty/],
  ['a long answer', on(orders, withBody(JSON.stringify('x'.repeat(200_000)))), /^size: .* 200002 bytes, more/, 2],
  ['a plain answer', on(orders, withBody(JSON.stringify('x'.repeat(2_000)))), /^size: .* uncompressed/],
  ['a wrong clock', fiveMinutesAgo, /^clock: the API is \d{3} s behind/],
  ['a clock that is no date', withHeader('date', 'now'), /^clock: /],
  ['another base path', on('/configurations', withStatus(404)), /^status: GET \/configurations answers 404/],
  ['a login for anybody', on(login, withStatus(200)), /^status: POST \/customer\/login answers 200/],
]

describe('fails, and names the call, for', () => {
  it.each(faults.map(([fault, change, finding, count = 1]) => ({ fault, change, finding, count })))(
    '$fault',
    async ({ change, finding, count }) => {
      const [name] = finding.source.slice(1).split(':')
      const found = failed(await examined(change)).filter(({ check }) => check === name)
      expect(texts(found)).toContainEqual(expect.stringMatching(finding))
      expect(found).toHaveLength(count)
      expect(found.every(({ fix }) => fix !== undefined)).toBe(true)
    },
  )

  it('a call without an answer', async () => {
    let time = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => (time = new AbortController()).signal)
    const neverAnswered = on(orders, (request, reply) => {
      withStatus(0)(request, reply)
      time.abort()
    })
    const findings = await examined(neverAnswered, {}, { timeoutMs: 2_000 })
    expect(texts(failed(findings))).toContain(`time: GET ${orders}: no answer in 2 s`)
  })
})

describe('a certificate', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000)
  async function endingInDays(days: number): Promise<TlsCertificate> {
    const validity = { notBeforeDate: inDays(-365), notAfterDate: inDays(days) }
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], validity)
    return { key, cert }
  }

  async function verdictOn(certificate: TlsCertificate, transport: Partial<Transport>) {
    const findings = await examined(undefined, {}, transport, certificate)
    return findings
      .filter(({ check }) => ['certificate', 'personal data'].includes(check))
      .map(({ verdict, found }) => `${verdict}: ${found}`)
  }

  it('passes when it is trusted, and no guest signs in over one that is not', async () => {
    const good = await endingInDays(200)
    const [certificate] = await verdictOn(good, { authority: good.cert })
    expect(certificate).toBe('pass: trusted here, chain complete, 200 days left')
    expect(await verdictOn(good, {})).toEqual([
      'fail: it is not trusted: DEPTH_ZERO_SELF_SIGNED_CERT',
      'cannot tell: no data of a guest was read',
    ])
  })

  it.each([
    [4, 'fail: it expires in 4 days'],
    [-1, 'fail: it is not trusted: CERT_HAS_EXPIRED'],
  ])('that ends in %i days fails', async (days, finding) => {
    const certificate = await endingInDays(days)
    expect(await verdictOn(certificate, { authority: certificate.cert })).toContain(finding)
  })
})

const given = { origin: undefined, account: undefined }
it.each<[string, string[], Change | undefined, Partial<DoctorOptions>]>([
  ['without the origin and a guest', ['certificate', 'CORS', 'preflights', 'personal data'], undefined, given],
  ['when no data of the hotel is read', ['certificate', 'password window', 'ETag'], withStatus(403), {}],
])('says what it cannot tell %s, and how it could', async (_when, checks, change, options) => {
  const findings = await examined(change, options)
  const unknown = findings.filter(({ verdict }) => verdict === 'cannot tell')
  expect(unknown.map(({ check }) => check)).toEqual(checks)
  expect(unknown.every(({ fix }) => fix !== undefined)).toBe(true)
})

describe('the options', () => {
  it('are read', () => {
    const args = ['--base-url', 'https://a.example/api/', '--origin', 'https://b.example/', '--header', 'X-Key: 42']
    expect(readDoctorOptions([...args, '--account', '1', '--room', '2'])).toEqual({
      ...{ baseUrl: 'https://a.example/api', origin: 'https://b.example', headers: { 'X-Key': '42' } },
      ...{ reports: undefined, account: { accountNumber: '1', roomNumber: '2' } },
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

it('an address where nothing answers is said once', async () => {
  const nothing = examined(undefined, { baseUrl: 'http://localhost:1' })
  await expect(nothing).rejects.toThrow('Nothing answers at http://localhost:1: ')
})
