import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostCertificate } from '#mock-server/host/certificate.ts'
import type { ServerCertificate } from '#mock-server/adapters/http/openServers.ts'
import { diagnose } from './diagnose.ts'
import { printed, type Finding } from './findings.ts'
import { APP, openApi, type Change } from './goodApi.ts'
import { readDoctorOptions, type DoctorOptions } from './options.ts'
import type { Transport } from './send.ts'

const account = { accountNumber: '100200', roomNumber: '305' }

async function examined(
  change?: Change,
  given: Partial<DoctorOptions> = {},
  transport: Partial<Transport> = {},
  certificate?: ServerCertificate,
) {
  const api = await openApi(change, certificate)
  try {
    const options = { baseUrl: api.baseUrl, origin: APP, account, headers: {}, reports: undefined, ...given }
    return await diagnose(options, { timeoutMs: 5_000, ...transport })
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
const without =
  (name: string): Change =>
  (_request, { headers }) =>
    Reflect.deleteProperty(headers, name)
const withHeader =
  (name: string, value: string): Change =>
  (_request, { headers }) =>
    void (headers[name] = value)
const orders = '/orders/customer/1001'
const moved =
  (status: number, location: string): Change =>
  (_request, reply) => {
    reply.status = status
    reply.headers['location'] = location
  }

/** A fault, the finding that names it, and how many there are. */
const faults: readonly (readonly [fault: string, change: Change, finding: RegExp, count?: number])[] = [
  [
    'no CORS on errors',
    (request, reply) => {
      if (reply.status === 401 || reply.status === 400) without('access-control-allow-origin')(request, reply)
    },
    /^CORS: GET \/products \(401\) has no Access-Control-Allow-Origin/,
    2,
  ],
  [
    'another origin allowed',
    on(orders, withHeader('access-control-allow-origin', 'https://old.example')),
    /^CORS: .* allows https:\/\/old.example/,
  ],
  ['no Vary', on(orders, withHeader('vary', 'Accept-Encoding')), /^CORS: .* without Vary: Origin/],
  ['preflights that need a session', onPreflight(moved(401, '')), /^preflights: OPTIONS \/products answers 401/, 8],
  ['preflights without CORS', onPreflight(without('access-control-allow-origin')), /^preflights: .*has no Access/, 8],
  [
    'no leave for the token',
    onPreflight(withHeader('access-control-allow-headers', '*')),
    /^preflights: .*the header authorization$/,
    7,
  ],
  [
    'no leave for JSON',
    onPreflight(withHeader('access-control-allow-headers', 'authorization')),
    /^preflights: .*the header content-type$/,
    6,
  ],
  [
    'a password window',
    (_request, { status, headers }) => {
      if (status === 401) headers['www-authenticate'] = 'Bearer, Basic realm="hotel"'
    },
    /^password window: GET \/products answers 401 .* Basic/,
  ],
  [
    'personal data in caches',
    on(orders, withHeader('cache-control', 'max-age=60')),
    /^personal data: .* has Cache-Control: max-age=60/,
  ],
  ['no Cache-Control', on(orders, without('cache-control')), /^personal data: .* has no Cache-Control/],
  ['no ETag', on('/products', without('etag')), /^ETag: GET \/products has no ETag/],
  [
    'an ETag that never matches',
    on('/configurations', (_request, reply) => {
      if (reply.status === 304) Object.assign(reply, { status: 200, body: '[]' })
    }),
    /^ETag: GET \/configurations answers 200 to its own/,
  ],
  [
    'a redirect to another origin',
    on(orders, moved(302, 'https://other.example/')),
    /^redirects: GET .* another origin/,
  ],
  [
    'a login that becomes a GET',
    on('/customer/login', moved(302, '/api/login')),
    /^redirects: POST .* makes it a GET/,
    2,
  ],
  ['a redirected preflight', onPreflight(moved(307, '/api/')), /^redirects: OPTIONS .* no browser follows/, 8],
  [
    'HTML with 200',
    on('/configurations', (_request, reply) => void (reply.body = ' <!DOCTYPE html>')),
    /^JSON: .* is HTML/,
  ],
  [
    'HTML with 401',
    on('/products', (_request, { status, headers }) => {
      if (status === 401) headers['content-type'] = 'text/html'
    }),
    /^JSON: the answer to GET \/products is HTML/,
  ],
  ['text', on(orders, withHeader('content-type', 'text/plain')), /^JSON: .* has the content type text\/plain/],
  [
    'windows-1251',
    on(orders, (_request, reply) => void (reply.body = Buffer.from('"\xcc\xe5\xed\xfe"', 'latin1'))),
    /^JSON: .* not JSON in UTF-8/,
  ],
  ['an empty answer', on('/configurations', (_request, reply) => void (reply.body = '')), /^JSON: .* is empty/],
  [
    'a long answer',
    on(orders, (_request, reply) => void (reply.body = JSON.stringify('x'.repeat(200_000)))),
    /^size: .* sends 200002 bytes, more/,
    2,
  ],
  [
    'a plain answer',
    on(orders, (_request, reply) => void (reply.body = JSON.stringify('x'.repeat(2_000)))),
    /^size: .* uncompressed/,
  ],
  [
    'a wrong clock',
    (request, reply) => withHeader('date', new Date(Date.now() - 300_000).toUTCString())(request, reply),
    /^clock: the API is (?:299|30[01]) s behind/,
  ],
  ['a clock that is no date', withHeader('date', 'now'), /^clock: /],
  ['another base path', on('/configurations', moved(404, '')), /^status: GET \/configurations answers 404/],
  [
    'a login for anybody',
    on('/customer/login', (_request, reply) => void (reply.status = 200)),
    /^status: POST \/customer\/login answers 200/,
  ],
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
    const findings = await examined(
      on(orders, (_request, reply) => void (reply.status = 0)),
      {},
      { timeoutMs: 150 },
    )
    expect(texts(failed(findings))).toEqual([`time: GET ${orders}: no answer in 0.15 s`])
  })
})

describe('a certificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-tls-'))
  const days = (count: number) => new Date(Date.now() - count * 86_400_000)
  let good: ServerCertificate
  beforeAll(async () => {
    good = await hostCertificate(join(folder, 'good'), [])
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  async function verdictOn(certificate: ServerCertificate, transport: Partial<Transport>) {
    const findings = await examined(undefined, {}, transport, certificate)
    return findings
      .filter(({ check }) => ['certificate', 'personal data'].includes(check))
      .map(({ verdict, found }) => `${verdict}: ${found}`)
  }

  it('that is trusted passes', async () => {
    const [certificate] = await verdictOn(good, { authority: good.authority })
    expect(certificate).toBe('pass: trusted here, chain complete, 364 days left')
  })

  it('that is not trusted fails, and no guest signs in over it', async () => {
    expect(await verdictOn(good, {})).toEqual([
      'fail: it is not trusted: UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'cannot tell: no data of a guest was read',
    ])
  })

  it.each([
    [360, 'fail: it expires in 4 days'],
    [400, 'fail: it is not trusted: CERT_HAS_EXPIRED'],
  ])('of %i days ago fails', async (age, finding) => {
    const old = await hostCertificate(join(folder, String(age)), [], days(age))
    expect(await verdictOn(old, { authority: old.authority })).toContain(finding)
  })
})

describe('cannot tell', () => {
  it('what needs the origin, or a guest', async () => {
    const findings = await examined(undefined, { origin: undefined, account: undefined })
    const unknown = findings.filter(({ verdict }) => verdict === 'cannot tell')
    expect(unknown.map(({ check }) => check)).toEqual(['certificate', 'CORS', 'preflights', 'personal data'])
    expect(unknown.every(({ fix }) => fix !== undefined)).toBe(true)
  })

  it('whether data of the hotel is kept, when none is read', async () => {
    const findings = await examined((_request, reply) => void (reply.status = 403))
    expect(findings.find(({ check }) => check === 'ETag')?.verdict).toBe('cannot tell')
  })

  it('what the API never answers', async () => {
    const change: Change = (_request, reply) => {
      if (reply.status === 401) reply.status = 403
    }
    const findings = await examined(change)
    expect(findings.find(({ check }) => check === 'password window')?.verdict).toBe('cannot tell')
  })
})

describe('the options', () => {
  it('are read', () => {
    const args = ['--base-url', 'https://a.example/api/', '--origin', 'https://b.example/', '--header', 'X-Key: 42']
    expect(readDoctorOptions([...args, '--account', '1', '--room', '2'])).toEqual({
      ...{
        baseUrl: 'https://a.example/api',
        origin: 'https://b.example',
        headers: { 'X-Key': '42' },
        reports: undefined,
      },
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

it('an address where nothing answers is said once', async () => {
  await expect(
    diagnose(
      { baseUrl: 'http://localhost:1', origin: APP, account, headers: {}, reports: undefined },
      { timeoutMs: 1_000 },
    ),
  ).rejects.toThrow('Nothing answers at http://localhost:1: ')
})
