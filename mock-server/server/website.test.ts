import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHotel } from '#mock-server/hotel/hotel.ts'
import { openServer, type OpenServer } from './http.ts'
import type { WebsiteFolders } from './website.ts'
import { sendRaw } from '#tests/support/servers/rawRequest.ts'

const folder = mkdtempSync(join(tmpdir(), 'hotel-website-'))
const page =
  '<!doctype html><title>Hotel</title><style>b{}</style><script type="module" async>let a</script><script src="/a.js"></script>'
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const asPage = { accept: 'text/html,application/xhtml+xml' }
let adapter: OpenServer

beforeAll(async () => {
  const files = {
    ...{ 'app/index.html': page, 'app/config.json': '{"appName":"Hotel"}', 'app/assets/app-1a2b.js': 'export {}' },
    ...{
      'app/.secret': 'secret',
      'pictures/soup.webp': 'RIFF',
      'pages/terms.html': 'terms',
      'fonts/sans.woff2': 'wOF2',
    },
    ...{ 'desk/index.html': 'desk', 'desk/begin/index.html': 'begin', 'desk/both/index.html': 'both' },
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  writeFileSync(join(folder, 'app/assets/app-1a2b.js.gz'), gzipSync('export {}'))
  const [app, pictures, pages, fonts, desk] = ['app', 'pictures', 'pages', 'fonts', 'desk'].map((name) =>
    join(folder, name),
  )
  const folders = { app, pictures, pages, fonts, desk } as Required<WebsiteFolders>
  adapter = await openServer({ hotel: openHotel(), port: 0, folders })
})
afterAll(async () => {
  await adapter.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers = {}) => sendRaw({ port: adapter.port, path, headers })

describe('the app on the host', () => {
  const pages = ['/', '/room-service', '/room-service/finalize-order', '/no/such/page', '/bar?x=1.5']
  it.each(pages)('is opened at %s', async (path) => {
    const { status, headers, body } = await get(path, asPage)
    expect([status, body.toString()]).toEqual([200, page])
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(headers).not.toHaveProperty('cross-origin-opener-policy') // an error on the console of every phone
  })

  it('allows the inline script and style of its page by hash, and no other', async () => {
    const policy = String((await get('/', asPage)).headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${hashOf('let a')};`)
    expect(policy).toContain(`style-src 'self' ${hashOf('b{}')};`)
  })

  it('can be shown in a frame by the demo’s own pages, and by no other site', async () => {
    for (const path of ['/', '/__demo/both/', '/__demo/begin/']) {
      const { status, headers } = await get(path, asPage)
      expect([status, headers['x-frame-options']]).toEqual([200, 'SAMEORIGIN'])
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self';")
    }
  })

  it('is compressed for clients that accept it, 304 for clients that have it, and 404 once a build has removed it', async () => {
    const accepted = { 'accept-encoding': 'gzip, br' }
    const { headers, body } = await get('/assets/app-1a2b.js', accepted)
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(headers['content-type']).toContain('/javascript;')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(gunzipSync(body).toString()).toBe('export {}')
    const again = await get('/assets/app-1a2b.js', { ...accepted, 'if-none-match': headers.etag ?? '' })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect((await get('/assets/app-1a2b.js')).body.toString()).toBe('export {}')
    rmSync(join(folder, 'app/assets'), { recursive: true })
    const gone = await get('/assets/app-1a2b.js', accepted)
    expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  it('has the hotel\u2019s pictures, which browsers keep for a day', async () => {
    const { status, headers, body } = await get('/hotel-pictures/soup.webp')
    expect([status, body.toString(), headers['content-type']]).toEqual([200, 'RIFF', 'image/webp'])
    expect(headers['cache-control']).toBe('public, max-age=86400')
  })

  it.each(['/assets/gone.js', '/gone.html', '/.secret', '/hotel-pictures/gone.webp'])(
    'is 404 at %s, even for a navigation',
    async (path) => expect(await get(path, asPage)).toMatchObject({ status: 404 }),
  )
})

describe('the hotel\u2019s terms and privacy policy', () => {
  it('are served under /hotel-pages, and run no script', async () => {
    const { status, headers, body } = await get('/hotel-pages/terms.html', asPage)
    expect([status, body.toString(), headers['content-type']]).toEqual([200, 'terms', 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; font-src 'self';/)
  })

  it('use the app’s fonts', async () => {
    const { status, headers } = await get('/hotel-pages/fonts/sans.woff2')
    expect([status, headers['content-type']]).toEqual([200, 'font/woff2'])
  })
})
