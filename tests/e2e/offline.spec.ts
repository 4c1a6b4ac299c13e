import type { BrowserContext, Page } from '@playwright/test'
import { fillCart, logOut, storeSession, toMyOrders, twoDishes } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { loaded } from './showScreen.ts'
import { text } from './texts.ts'

const api = '**/api/**'
const asOf = new RegExp(`^${text('common:asOf').replace('{{when}}', '\\d')}`)

/** Opens a screen, then opens it again while the hotel cannot be reached. */
async function reopenWithoutHotel(page: Page, url: string, shows: string | RegExp): Promise<void> {
  await page.goto(url)
  await expect(page.getByText(shows).first()).toBeVisible()
  await loaded(page)
  await page.route(api, (route) => route.abort())
  await page.reload()
}

/** Makes the hotel reachable again, and fires `online` in the page. */
async function reachHotelAgain(page: Page, context: BrowserContext): Promise<void> {
  await page.unroute(api)
  await context.setOffline(true)
  await context.setOffline(false)
}

// The browser and the app log failed requests.
test.use({ allowedOnConsole: [/Failed to load resource|application config/] })

// One screen of each kind: `tests/integration/offline.test.tsx` tests the others.
for (const [path, shows, dated = asOf] of [
  ['/restaurant-menu', 'Шопска салата'],
  ['/my-orders', /^Поръчка \d/],
  ['/my-stay', 'Сешоар', text('myStay:failed.stale')],
] as const) {
  test(`${path} shows the last response with its time when the hotel cannot be reached, and reloads with the network`, async ({
    page,
    context,
    host,
  }) => {
    await storeSession(page, host.url, 'bg')
    await reopenWithoutHotel(page, `${host.url}${path}`, shows)
    await expect(page.getByText(shows).first()).toBeVisible()
    const notice = page.getByRole('status').filter({ has: page.getByText(dated) })
    await expect(notice.getByRole('button', { name: text('common:retry') })).toBeVisible()
    await expect(page.getByText(text('common:readFailed'))).toHaveCount(0)
    await reachHotelAgain(page, context)
    await expect(notice).toHaveCount(0)
    await expect(page.getByText(shows).first()).toBeVisible()
  })
}

test('a list that is opened again without a network shows the last response with its time', async ({
  page,
  context,
  host,
}) => {
  await storeSession(page, host.url, 'bg')
  await page.goto(`${host.url}/my-orders`)
  await expect(page.getByText(/^Поръчка \d/).first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible() // the list is closed
  await page.goBack()
  await expect(page.getByText(asOf)).toBeVisible()
  await expect(page.getByText(/^Поръчка \d/).first()).toBeVisible()
})

test('Log Out while the hotel cannot be reached removes everything personal from local storage, and keeps the menus', async ({
  page,
  host,
}) => {
  const storedKeys = (of: string) =>
    page.evaluate(
      (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)),
      `companion-offline-${of}`,
    )
  await storeSession(page, host.url, 'bg', { once: true })
  await page.goto(`${host.url}/bar`)
  await expect(page.getByText('Каменица, наливна')).toBeVisible()
  await reopenWithoutHotel(page, `${host.url}/my-stay`, 'Сешоар')
  await expect(page.getByText('Сешоар')).toBeVisible()
  expect(await storedKeys('of-')).toHaveLength(4)
  await logOut(page)
  expect(await storedKeys('')).toContain('companion-offline-getMenus-{"languageCode":"bg","menuType":"bar"}')
  expect(await storedKeys('')).toEqual(await storedKeys('getMenus-'))
  for (const path of ['/my-stay', '/my-orders', '/room-service']) {
    await page.goto(`${host.url}${path}`)
    await expect(page).toHaveURL(/\/login$/)
  }
  await page.goto(`${host.url}/bar`)
  await expect(page.getByText(asOf)).toBeVisible()
  await expect(page.getByText('Каменица, наливна')).toBeVisible()
})

test('an order sent while the hotel cannot be reached is not confirmed, and is not sent by itself when the network is back', async ({
  page,
  context,
  host,
  recorder,
}) => {
  await storeSession(page, host.url, 'bg')
  await reopenWithoutHotel(page, `${recorder.url}/room-service`, twoDishes.twice)
  await fillCart(page)
  await page.getByRole('button', { name: text('roomService:finish') }).click()
  await expect(page.getByText(asOf)).toBeVisible()
  await page.getByRole('button', { name: text('roomService:finalize.order') }).click()
  await expect(page.getByText(text('receipts:order.unknown.title'))).toBeVisible()
  await toMyOrders(page).click()
  await expect(page.getByRole('alert').getByText(text('common:readFailed'))).toBeVisible()
  await reachHotelAgain(page, context)
  await expect(page.getByText(/^Поръчка \d/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(text('receipts:order.unknown.title'))).toBeVisible()
  await expect(page.getByText(/^Поръчка \d/).first()).toBeVisible()
  expect(recorder.calls('POST').filter(({ path }) => path.includes('/orders/'))).toEqual([])
})
