import type { Page } from '@playwright/test'
import { choose, elena, fillCart, logOut, returnAs, signIn, supper } from './guest.ts'
import { expect } from './hotel.ts'
import { test } from './network.ts'
import { languages, text } from './texts.ts'

// What the browser and the start of the app say about calls that fail.
test.use({ serviceWorkers: 'allow', allowedOnConsole: [/^console.*(Failed to load|application config|config\.json)/] })

const asOf = new RegExp(`^${text('common:asOf').replace('{{when}}', '\\d')}`)
const title = (key: string) => ({ level: 1, name: text(key) })

/** Opens a page and waits until the app is kept on this phone. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** The scripts of the workers at this address. */
async function workers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return registrations.map(({ active }) => active?.scriptURL.replace(/.*\//, '') ?? 'none')
  })
}

/** The addresses and contents of everything that the worker keeps. */
async function cached(page: Page): Promise<{ path: string; body: string }[]> {
  return page.evaluate(async () => {
    const found = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const body = (await (await cache.match(request))?.text()) ?? ''
        found.push({ path: new URL(request.url).pathname, body })
      }
    }
    return found
  })
}

for (const language of languages) {
  test(`after one visit the app opens without a network, at any screen: ${language}`, async ({ page, way }) => {
    await choose(page, language)
    await visit(page, way.url)
    await way.cut()
    await page.reload()
    await expect(page.getByRole('heading', { name: text('home:quickAccess', language) })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('status').getByText(text('boot:configBannerOffline', language))).toBeVisible()
    for (const [path, name] of [
      ['/reception', 'reception:title'],
      ['/hotel-information', 'hotelInformation:title'],
      ['/settings', 'settings:title'],
    ] as const) {
      await page.goto(`${way.url}${path}`)
      await expect(page.getByRole('heading', { level: 1, name: text(name, language) })).toBeVisible()
    }
    const other = language === 'en' ? 'es' : 'en'
    await page.getByRole('button', { name: text('frame:language', language) }).click()
    await page.getByRole('menuitemradio', { name: other === 'en' ? /English/ : /Español/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: text('settings:title', other) })).toBeVisible()
  })
}

test('hours, what the hotel says of itself, menus and own lists show without a network, as of when they were read', async ({
  page,
  way,
}) => {
  const dated = [
    ['/bar', 'Каменица, наливна'],
    ['/restaurant-menu', 'Шопска салата'],
    ['/my-orders', /^Поръчка \d/],
    ['/room-service', supper.twice],
  ] as const
  await returnAs(page, way.url, 'bg')
  for (const [path, shows] of dated) {
    await visit(page, `${way.url}${path}`)
    await expect(page.getByText(shows).first()).toBeVisible()
  }
  await way.cut()
  for (const [path, shows] of dated) {
    await page.goto(`${way.url}${path}`)
    await expect(page.getByText(shows).first()).toBeVisible()
    await expect(page.getByText(asOf)).toBeVisible()
  }
  await page.goto(`${way.url}/reception`)
  await expect(page.getByRole('heading', title('reception:title'))).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/\d\d:\d\d/)
      .first(),
  ).toBeVisible()
  await page.goto(`${way.url}/hotel-information`)
  await expect(page.getByRole('heading', title('hotelInformation:title'))).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/\d\d:\d\d/)
      .first(),
  ).toBeVisible()
})

test('a visit to home alone leaves every menu on the phone, as of then, and a second one soon after reads none', async ({
  page,
  way,
}) => {
  const menus = () => way.calls('GET').filter(({ path }) => path.startsWith('/api/menus/'))
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('companion-offline-getMenus')).length)
  await visit(page, way.url)
  await expect.poll(kept).toBe(3)
  await page.evaluate(() =>
    localStorage.removeItem('companion-offline-getMenus-{"languageCode":"bg","menuType":"bar"}'),
  )
  await page.reload()
  await expect.poll(kept).toBe(3) // The bar's is the last.
  expect(menus()).toHaveLength(4)
  await way.cut()
  await page.goto(way.url)
  for (const [module, shows] of [
    ['restaurantMenu', 'Шопска салата'],
    ['breakfast', /Баница/],
    ['bar', 'Каменица, наливна'],
  ] as const) {
    await page
      .getByRole('main')
      .getByRole('link', { name: text(`home:modules.${module}`) })
      .click()
    await expect(page.getByText(shows).first()).toBeVisible()
    await expect(page.getByText(asOf)).toBeVisible()
    await page.goBack()
  }
})

test('an order confirmed on a network that leads nowhere is kept, waits for the guest’s tap, and then goes once', async ({
  page,
  way,
}) => {
  const sent = () => way.calls('POST').filter(({ path }) => path.includes('/orders/')).length
  // As on Wi-Fi without internet. A phone that knows that it has no network sends nothing: see outcomes.spec.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }))
  await returnAs(page, way.url, 'bg')
  await visit(page, `${way.url}/room-service`)
  await fillCart(page)
  await way.cut()
  await page.getByRole('button', { name: text('roomService:finish') }).click()
  await page.getByRole('button', { name: text('roomService:finalize.order') }).click()
  await expect(page.getByText(text('receipts:order.unknown.title'))).toBeVisible()
  await page.goto(`${way.url}/my-orders`)
  await expect(page.getByText(text('receipts:order.unknown.title'))).toBeVisible()
  await way.mend()
  await expect(page.getByText(/^Поръчка \d/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Поръчка \d/).first()).toBeVisible()
  expect(sent()).toBe(0)
  await page.getByRole('link', { name: text('receipts:sendAgain') }).click()
  await expect(page.getByRole('button', { name: text('roomService:finalize.order') })).toBeVisible()
  expect(sent()).toBe(0)
  await page.getByRole('button', { name: text('roomService:finalize.order') }).click()
  await expect(page.getByText(text('receipts:order.confirmed.title'))).toBeVisible()
  expect(sent()).toBe(1)
})

test('with a network the configuration is never one that was kept', async ({ page, way }) => {
  await visit(page, way.url)
  await page.reload() // The worker has now seen every answer.
  await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
  const given = (await (await page.request.get(`${way.url}/api/configurations`)).json()) as [object]
  const renamed = given.map((each) => ({ ...each, appName: 'Hotel Aurora' }))
  way.replace('/api/configurations', { type: 'application/json', text: JSON.stringify(renamed) })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel Aurora' })).toBeVisible()
  way.replace('/config.json', { type: 'application/json', text: '{"COMPANION_BASE_JAVA_URL":' })
  await page.reload()
  await expect(page.getByText('Failed to load config.json: 200', { exact: true })).toBeVisible()
  const paths = (await cached(page)).map(({ path }) => path)
  expect(paths).toContain('/index.html')
  expect(paths.filter((path) => path === '/config.json' || path.startsWith('/api'))).toEqual([])
  expect(await page.evaluate(() => caches.keys())).toEqual([expect.stringMatching(/^workbox-precache-/)]) // As Settings name it.
})

test('a configuration that cannot be reached leaves the app on the last good one', async ({ page, way }) => {
  await visit(page, way.url)
  way.replace('/api/configurations', 'no-answer')
  await page.goto(`${way.url}/reception`)
  await expect(page.getByRole('heading', title('reception:title'))).toBeVisible()
  await expect(page.getByRole('status').getByText(text('boot:configBannerOffline'))).toBeVisible()
  await expect(page.getByText(/^Failed to load/)).toHaveCount(0)
  way.replace('/api/configurations', null)
  await page
    .getByRole('main')
    .getByRole('button', { name: text('common:retry') })
    .first()
    .click()
  await expect(page.getByText(text('boot:configBannerOffline'))).toHaveCount(0)
})

test('after Log Out nothing of the guest is on the phone', async ({ page, way }) => {
  const kept = async () =>
    JSON.stringify([
      await cached(page),
      await page.evaluate(() => [localStorage, sessionStorage].map((each) => Object.entries(each))),
    ])
  await visit(page, `${way.url}/my-orders`)
  await signIn(page)
  const number = await page
    .getByText(/^Поръчка \d/)
    .first()
    .textContent()
  const token = await page.evaluate(
    () => localStorage.getItem('auth-storage')?.match(/"sessionId":"([^"]+)"/)?.[1] ?? '',
  )
  const personal = [
    elena.fullName,
    `"${elena.roomNumber}"`,
    elena.accountNumber,
    token,
    number?.replace(/\D/g, '') ?? '',
  ]
  const found = async () => {
    const all = (await kept()).replaceAll('\\', '')
    return personal.filter((each) => all.includes(each))
  }
  expect(personal.every((each) => each.length > 2)).toBe(true)
  expect(await found()).toEqual(expect.arrayContaining([elena.fullName, token]))
  await way.cut()
  await page.reload()
  await logOut(page)
  expect(await found()).toEqual([])
  await page.goto(`${way.url}/my-orders`)
  await expect(page).toHaveURL(/\/login$/)
})

test('a new version is offered, leaves what is open as it is, and opens when the guest says so', async ({
  page,
  way,
}) => {
  const newer = page.locator('html[data-build="newer"]')
  await returnAs(page, way.url, 'bg')
  await visit(page, way.url)
  const read = async (path: string) => (await page.request.get(`${way.url}${path}`)).text()
  const html = (await read('/')).replace('<html', '<html data-build="newer"')
  const script = (await read('/sw.js')).replace(/(url:"index\.html",revision:")/, '$1newer')
  for (const path of ['/', '/index.html']) way.replace(path, { type: 'text/html', text: html })
  way.replace('/sw.js', { type: 'text/javascript', text: script })
  await page.goto(`${way.url}/report-problem`)
  const words = page.getByLabel(text('reportProblem:message'))
  await words.fill('Кранът в банята капе')
  await expect(page.getByRole('status').getByText(text('boot:newVersionTitle'))).toBeVisible()
  await expect(words).toHaveValue('Кранът в банята капе')
  await page.reload()
  await expect(page.getByText(text('boot:newVersionTitle'))).toBeVisible()
  await expect(newer).toHaveCount(0)
  await page.getByRole('button', { name: text('boot:newVersionOpen') }).click()
  await expect(newer).toHaveCount(1)
  await expect(words).toHaveValue('Кранът в банята капе')
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting === null)
  await expect(page.getByText(text('boot:newVersionTitle'))).toHaveCount(0)
})

test('a demo that comes to the app’s address opens with its own worker alone', async ({ page, way, demo }) => {
  await visit(page, way.url)
  expect(await workers(page)).toEqual(['sw.js'])
  way.passTo(demo.url)
  await page.goto(`${way.url}/login`)
  await expect.poll(() => workers(page).catch(() => [])).toEqual(['mockServiceWorker.js'])
  await signIn(page)
  await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
  expect(await cached(page)).toEqual([])
})

test('the app that comes to a demo’s address opens without the demo’s worker, and is on the phone from the next visit', async ({
  page,
  way,
  host,
  demo,
}) => {
  way.passTo(demo.url)
  await page.goto(way.url)
  await expect.poll(() => workers(page).catch(() => [])).toEqual(['mockServiceWorker.js'])
  way.passTo(host.url)
  await page.goto(way.url)
  await expect.poll(() => workers(page)).toEqual([])
  await visit(page, way.url)
  expect(await workers(page)).toEqual(['sw.js'])
  await way.cut()
  await page.reload()
  await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
  await expect(page.getByText(text('boot:newVersionTitle'))).toHaveCount(0)
})
