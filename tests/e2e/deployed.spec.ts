import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { paths } from '#src/navigation/paths.ts'
import { screens } from '#tests/gallery/screens.ts'
import { findNginx, nginxConfiguration } from '#tests/support/nginx.ts'
import { freePort, startStub, startProgram, type Server } from '#tests/support/servers.ts'
import { fillCart, order, signIn } from './guest.ts'
import { expect, test as base } from './hotel.ts'
import { show } from './screens.ts'
import { text } from './texts.ts'

const root = path.resolve(import.meta.dirname, '../..')
const NO_NGINX = 'skipped: the app behind nginx, since none is installed (NGINX_PATH may name one)'

/** The app's page with an injected script. */
const INJECTED = '/injected.html'

/** The rules for nginx, by the command in `.github/DEPLOYMENT.md`. */
async function printedHeaders(config: string): Promise<string> {
  const command = ['run', '--silent', 'deploy:headers', '--', '--config', config, '--for', 'nginx', '--tls', 'no']
  return (await promisify(execFile)('npm', command, { cwd: root })).stdout
}

/** Deploys the production build into `folder`: with a configuration of the hotel, and the rules for it. */
async function deploy(nginx: string, folder: string): Promise<readonly Server[]> {
  const [port, apiPort, fakePort] = [await freePort(), await freePort(), await freePort()]
  const [app, rules, file] = ['app', 'rules.conf', 'nginx.conf'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  await cp(path.join(root, 'dist'), app, { recursive: true })
  const config = path.join(app, 'config.json')
  const given = JSON.parse(await readFile(config, 'utf8')) as object
  await writeFile(config, JSON.stringify({ ...given, COMPANION_BASE_JAVA_URL: `http://127.0.0.1:${apiPort}/api` }))
  const page = await readFile(path.join(app, 'index.html'), 'utf8')
  await writeFile(path.join(app, INJECTED), page.replace('</body>', '<script>window.injected = true</script></body>'))
  await writeFile(rules, await printedHeaders(config))
  const api = `http://127.0.0.1:${fakePort}`
  await writeFile(file, nginxConfiguration({ folder, app, rules, port, apiPort, api }))
  const fake = await startStub(fakePort)
  try {
    return [await startProgram(nginx, ['-p', folder, '-e', 'stderr', '-c', file], `http://127.0.0.1:${port}/`), fake]
  } catch (error) {
    await fake.stop()
    throw error
  }
}

const test = base.extend<{ violations: string[] }, { deployed: string }>({
  deployed: [
    async ({}, use) => {
      const nginx = await findNginx()
      if (nginx === undefined) {
        console.error(NO_NGINX)
        return use('')
      }
      const folder = await mkdtemp(path.join(tmpdir(), 'deployed-'))
      const servers = await deploy(nginx, folder)
      await use(servers[0]?.url.replace(/\/$/, '') ?? '')
      for (const server of servers) await server.stop()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
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
test.beforeEach(({ deployed }) => test.skip(deployed === '', NO_NGINX))

/** Opens the app and waits for its service worker, so that later pages are served by it: the policy must allow that too. */
async function openAndInstall(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

for (const signedIn of [false, true]) {
  test(`behind nginx every screen opens without a violation of the policy: ${signedIn ? 'signed in' : 'signed out'}`, async ({
    page,
    deployed,
    violations,
  }) => {
    test.slow() // some thirty screens one after the other
    await openAndInstall(page, deployed)
    if (signedIn) {
      await page.goto(deployed + paths.login)
      await signIn(page)
    }
    // What steps open was seen under the demo host's policy, which differs only in the address of the API.
    for (const screen of screens.filter((each) => each.signedIn === signedIn && !each.hasSteps))
      await show(page, deployed, screen, 'bg')
    expect(violations).toEqual([])
  })
}

test('behind nginx an order reaches an API of another origin, and the widget violates no policy', async ({
  page,
  deployed,
  violations,
}) => {
  const body = 'document.querySelector("[data-gyg-widget]").remove()'
  await page.route('https://*.getyourguide.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body }))
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
})

test('behind nginx a page has every security header and directive, no cookie, and nothing from or for another site', async ({
  request,
  deployed,
}) => {
  const answer = await request.get(deployed)
  const { 'content-security-policy': policy = '', ...headers } = answer.headers()
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  })
  const api = `http://127.0.0.1:${/127\.0\.0\.1:(\d+)/.exec(policy)?.[1] ?? 'none'}`
  expect(api).not.toBe(deployed)
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' ${api}`,
    "font-src 'self'",
    `connect-src 'self' ${api}`,
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types companion',
  ])
  const html = await answer.text()
  expect(html.match(/<(?:script|link|img)\b[^>]*\b(?:src|href)="(?!\/(?!\/))[^>]*>|http-equiv/gi)).toBeNull()
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
