import { stat } from 'node:fs/promises'
import path from 'node:path'
import { inlineSources } from '#src/deploy/securityHeaders.ts'
import { paths } from '#src/navigation/paths.ts'
import { screens } from '#tests/gallery/screens.ts'
import { INJECTED, NO_NGINX } from './deployment.ts'
import { fillCart, openAndInstall, order, signIn } from './guest.ts'
import { expect, test as base } from './fixtures.ts'
import { show } from './showScreen.ts'
import { text } from './texts.ts'

const root = path.resolve(import.meta.dirname, '../..')

const test = base.extend<{ violations: string[] }>({
  violations: async ({ page }, use) => {
    const violations: string[] = []
    await page.exposeFunction('violated', (violation: string) => violations.push(violation))
    await page.addInitScript(() => {
      const global = window as Window & { violated?: (violation: string) => void } // exposed above
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
        global.violated?.(`${window.location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}`)
      })
    })
    await use(violations)
  },
})

// The rating responds 404 before the guest has rated; an order that cannot be sent fails to load.
test.use({ serviceWorkers: 'allow', allowedOnConsole: [/404.*customers\/rating|ERR_FAILED.*orders\/customer/] })
// In one worker, which deploys once.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ deployed }) => test.skip(deployed === '', NO_NGINX))

test(
  'behind nginx every screen opens without a violation of the policy',
  { tag: '@all' },
  async ({ page, deployed, violations }) => {
    test.slow() // some thirty screens one after the other
    await openAndInstall(page, deployed) // the policy must allow the pages from the worker too
    // Other tests open the states of screens under the demo host's policy, which differs only in the address of the API.
    const shown = (isSignedIn: boolean) => screens.filter((each) => each.signedIn === isSignedIn && !each.onlyInGallery)
    for (const screen of shown(false)) await show(page, deployed, screen)
    await page.goto(deployed + paths.login)
    await signIn(page)
    for (const screen of shown(true)) await show(page, deployed, screen)
    expect(violations).toEqual([])
  },
)

test('behind nginx an order reaches an API of another origin, and the widget violates no policy', async ({
  page,
  deployed,
  violations,
}) => {
  const body = 'document.querySelector("[data-gyg-widget]").remove()'
  await page.route('https://*.getyourguide.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await openAndInstall(page, deployed)
  await page.goto(deployed + paths.roomService)
  await signIn(page)
  await fillCart(page)
  await order(page)
  await page.goto(deployed + paths.activities)
  await page.getByRole('button', { name: text('activities:tours.agree') }).click()
  await expect(page.frameLocator('iframe').locator('html[lang=bg]')).toHaveCount(1)
  await expect(page.getByText(text('activities:tours.loading'))).toHaveCount(0)
  expect(violations).toEqual([])
})

test('behind nginx every path returns the app with no-cache, and a missing file is a 404 without cache headers', async ({
  request,
  deployed,
}) => {
  const page = await (await request.get(deployed)).text()
  for (const address of [...Object.values(paths), '/no-such-page']) {
    const answer = await request.get(deployed + address)
    expect([answer.status(), await answer.text()], address).toEqual([200, page])
    expect(answer.headers()['cache-control'], address).toBe('no-cache')
    expect(answer.headers()['content-security-policy'], address).toContain("default-src 'none'")
  }
  for (const file of ['/assets/index-gone.js', '/sw-gone.js', '/pictures/gone.svg', '/activities-widget/gone.html']) {
    const gone = await request.get(deployed + file)
    expect([gone.status(), gone.headers()['cache-control']], file).toEqual([404, undefined])
  }
  const configurations = await request.get(`${deployed}/api/configurations`)
  expect(await configurations.json()).toEqual([expect.objectContaining({ deviceProfile: expect.anything() })])
  const dotted = await request.get(`${deployed}/api/orders/customer/anna.petrova`)
  expect([dotted.status(), dotted.headers()['content-security-policy']]).toEqual([401, undefined])
  expect((await request.get(`${deployed}/sw.js`)).headers()['cache-control']).toBe('no-cache')
  const script = /\/assets\/index-[^"]+\.js/.exec(page)?.[0] ?? ''
  expect((await request.get(deployed + script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await request.get(`${deployed}/config.json`)).headers()['cache-control']).toBe('no-store')
  const compressed = await stat(path.join(root, 'dist', `${script}.gz`))
  const sent = await request.get(deployed + script, { headers: { 'accept-encoding': 'gzip' } })
  expect(sent.headers()).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(compressed.size) })
})

test('behind nginx a page has its security headers, no cookie, and nothing from or for another site', async ({
  request,
  deployed,
}) => {
  const answer = await request.get(deployed)
  const { 'content-security-policy': policy = '', ...headers } = answer.headers()
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  })
  const html = await answer.text()
  const inline = inlineSources(html)
  expect([inline.scripts.length, inline.styles.length]).toEqual([2, 1])
  const api = `http://127.0.0.1:${/127\.0\.0\.1:(\d+)/.exec(policy)?.[1] ?? 'none'}`
  expect(api).not.toBe(deployed)
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      `script-src 'self' ${inline.scripts.join(' ')}`,
      `style-src 'self' ${inline.styles.join(' ')}`,
      `connect-src 'self' ${api}`,
    ]),
  )
  const address = `<link data-hotel rel="preconnect" href="${api}/api/configurations" crossorigin>`
  expect(html).toContain(address)
  expect(
    html.replace(address, '').match(/<(?:script|link|img)\b[^>]*\b(?:src|href)="(?!\/(?!\/))[^>]*>|http-equiv/gi),
  ).toBeNull()
  const asked = { origin: 'https://other.example', 'access-control-request-method': 'GET' }
  const preflight = await request.fetch(deployed, { method: 'OPTIONS', headers: asked })
  for (const { name } of [...answer.headersArray(), ...preflight.headersArray()])
    expect(name).not.toMatch(/^(?:access-control-|set-cookie)/i)
})

test.describe('an injected script in the page', () => {
  test.use({ allowedOnConsole: [/inline script|Trusted/i] })

  test('behind nginx does not run, and a text cannot be assigned as markup', async ({ page, deployed, violations }) => {
    await page.goto(deployed + INJECTED)
    await expect.poll(() => violations.join()).toContain('script-src-elem inline')
    const ran = await page.evaluate(() => {
      const tried = document.createElement('div')
      try {
        tried.innerHTML = '<img src="x">'
      } catch {
        return { injected: 'injected' in window, markup: false }
      }
      return { injected: 'injected' in window, markup: true }
    })
    expect(ran).toEqual({ injected: false, markup: false })
  })
})
