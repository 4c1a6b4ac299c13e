import type { BrowserContext, Page } from '@playwright/test'
import { parseStaticConfig } from '#src/config/config.ts'
import { headersAt, securityHeaders } from '#src/deploy/securityHeaders.ts'
import { paths } from '#src/navigation/paths.ts'
import { elena, fillCart, logOut, order, signIn } from './guest.ts'
import { expect, test } from './hotel.ts'
import { text } from './texts.ts'

const personId = '1001'

/**
 * Stands in for Google's script: it asks for its second half by a policy of its own, as theirs does, sends all that it is
 * given and all that it sees of the page, and sets its cookie.
 */
const googles = `(() => {
  const same = (text) => text
  const policy = trustedTypes.createPolicy('goog#html', { createHTML: same, createScript: same, createScriptURL: same })
  const second = document.createElement('script')
  second.src = policy.createScriptURL('https://www.googletagmanager.com/gtag/destination?id=G-TEST')
  document.head.append(second)
})()`

const secondHalf = `(() => {
  document.cookie = '_ga_TEST=GS1.1; path=/'
  const send = (command) => {
    const said = JSON.stringify([...command, document.title, document.referrer, location.href])
    fetch('https://www.google-analytics.com/g/collect?said=' + encodeURIComponent(said), { method: 'POST', mode: 'no-cors', keepalive: true, body: said })
  }
  const { push } = dataLayer
  dataLayer.push = (command) => (send(command), push.call(dataLayer, command))
  dataLayer.forEach(send)
})()`

/** Stands in for GetYourGuide's script: it sends all that it sees from within its frame. */
const theirs = `(() => {
  const attempt = (read) => { try { return read() } catch (error) { return error.name } }
  const seen = [() => localStorage['auth-storage'], () => document.cookie, () => parent.document.title, () => document.referrer, () => location.href].map(attempt)
  fetch('https://widget.getyourguide.com/seen?' + encodeURIComponent(seen.join(' ')))
  document.querySelector('[data-gyg-widget]').textContent = seen.join(' ')
})()`

/** Everything that anybody but the hotel's API could read of this browser's way: addresses, what is sent, the console. */
interface Read {
  readonly calls: string[]
  readonly foreign: string[]
  readonly lines: string[]
  readonly addresses: string[]
}

/** Sizes and marks of files are numbers that say nothing. */
const MEANINGLESS = new Set(['content-length', 'if-none-match', 'if-modified-since'])

async function readAlong(context: BrowserContext, page: Page, api: string): Promise<Read> {
  const read: Read = { calls: [], foreign: [], lines: [], addresses: [] }
  await context.route('https://www.googletagmanager.com/**', (route) => {
    const body = route.request().url().includes('/gtag/js') ? googles : secondHalf
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await context.route('https://www.google-analytics.com/**', (route) => route.fulfill({ status: 204 }))
  await context.route('https://*.getyourguide.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: theirs }),
  )
  context.on('request', (request) => {
    const url = decodeURIComponent(request.url())
    if (url.startsWith(api)) return void read.calls.push(url)
    const headers = Object.entries(request.headers()).filter(([name]) => !MEANINGLESS.has(name))
    read.foreign.push(
      `${request.method()} ${url} ${decodeURIComponent(JSON.stringify(headers))} ${request.postData() ?? ''}`,
    )
  })
  context.on('console', (message) => read.lines.push(message.text()))
  page.on('framenavigated', (frame) => read.addresses.push(decodeURIComponent(frame.url())))
  return read
}

/** Which of these stand there as words of their own. */
function wordsIn(texts: readonly string[], words: readonly string[]): string[] {
  const said = texts.join('\n')
  return words.filter((word) => new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, 'u').test(said))
}

/** The names of all that lies in this browser for the page's site: in its storages, caches, databases and cookies. */
async function namesKept(page: Page): Promise<string[]> {
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
  ])
  const cookies = await page.context().cookies(page.url())
  return [...inPage, ...cookies.map(({ name }) => name)]
}

/** What Settings say is kept, as patterns of names. */
async function listed(page: Page): Promise<RegExp> {
  const names = (await page.getByRole('main').locator('code').allTextContents()).flatMap((each) => each.split(', '))
  return new RegExp(`^(?:${names.map((name) => name.replace('*', '.*')).join('|')})$`)
}

/** The demo host's own cookie, which tells its visitors' hotels apart; no deployed app sets any. */
const ofTheHost = 'sandbox'

/** The app of a hotel that counts page views, within the policy made for it: the host's own has none. */
async function countPageViews(context: BrowserContext): Promise<void> {
  const keys = { appName: 'Hotel', COMPANION_BASE_JAVA_URL: '/api', GA_TRACKING_ID: 'G-TEST' }
  const { 'content-security-policy': policy = '' } = headersAt(securityHeaders(parseStaticConfig(keys)), '/')
  await context.route('**/config.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), GA_TRACKING_ID: 'G-TEST' } })
  })
  await context.route('**', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document' || request.url().includes('/activities-widget/')) return route.fallback()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy } })
  })
}

test.use({ allowedOnConsole: [/404.*customers\/rating/] })

test('with page views and the widget agreed to, none but the hotel learns who the guest is, and the phone keeps what Settings say', async ({
  page,
  context,
  host,
}) => {
  await countPageViews(context)
  const { calls, foreign, lines, addresses } = await readAlong(context, page, `${host.url}/api/`)
  const main = page.getByRole('main')
  const elsewhere = () => foreign.filter((each) => !each.split(' ', 2)[1]?.startsWith(host.url))

  await page.goto(host.url + paths.activities)
  await page.getByRole('button', { name: text('activities:tours.agree') }).waitFor()
  expect(elsewhere()).toEqual([])
  await page.goto(host.url + paths.settings)
  for (const choice of ['analytics', 'widget'])
    await page.getByRole('checkbox', { name: text(`settings:${choice}.label`) }).check()
  await expect.poll(() => elsewhere().length).toBeGreaterThan(1)

  await page.goto(host.url + paths.roomService)
  await signIn(page)
  await fillCart(page)
  await order(page)
  await main.getByRole('link', { name: text('roomService:success.myOrders') }).click()
  await expect(page.getByText(/^Поръчка \d/).first()).toBeVisible()
  await page.goto(host.url + paths.reportProblem)
  await page.getByLabel(text('reportProblem:message')).fill('Кранът капе')
  await page.goto(host.url + paths.activities)
  await expect(page.frameLocator('iframe').getByText('SecurityError')).toBeVisible()
  await page.goto(host.url + paths.settings)
  await expect(page.getByText(text('settings:keptNow')).first()).toBeVisible()

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
  expect(wordsIn(elsewhere(), ['page_view', 'SecurityError', '/room-service/success'])).toHaveLength(3)
  expect.soft(wordsIn(foreign, guest), 'asked of anybody else').toEqual([])
  expect.soft(wordsIn(lines, guest), 'said on the console').toEqual([])
  expect.soft(wordsIn(addresses, guest), 'in an address of the history').toEqual([])
  expect
    .soft(wordsIn(calls, guest), 'in an address of the API, whose paths name the guest (spec 7)')
    .toEqual([personId])

  const isListed = await listed(page)
  const kept = await namesKept(page)
  expect
    .soft(
      kept.filter((name) => !isListed.test(name)),
      'kept, and not listed',
    )
    .toEqual([ofTheHost])
  for (const name of ['auth-storage', 'companion-draft-problem', 'companion-consent', '_ga_TEST'])
    expect(kept).toContain(name)
  await page.getByRole('button', { name: text('settings:wipe.button') }).click()
  await Promise.all([
    page.waitForEvent('load'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: text('settings:wipe.confirm') })
      .click(),
  ])
  const { length } = elsewhere()
  const keptAgain = async () =>
    (await namesKept(page)).filter((name) => !name.startsWith('companion-offline-getMenus-')) // Read anew by any page.
  await expect
    .poll(async () => (await keptAgain()).toSorted())
    .toEqual(['auth-storage', 'companion-config', 'companion-guest-scope', ofTheHost])
  await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(2)
  await logOut(page)
  expect(elsewhere()).toHaveLength(length)
})
