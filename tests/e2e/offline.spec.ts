import type { BrowserContext, Page } from '@playwright/test'
import { fillCart, logOut, returnAs, supper } from './guest.ts'
import { expect, test } from './hotel.ts'
import { loaded } from './screens.ts'
import { text } from './texts.ts'

const api = '**/api/**'
const asOf = new RegExp(`^${text('common:asOf').replace('{{when}}', '\\d')}`)

/** Opens a screen, and once more with the hotel out of reach. */
async function reopenWithoutHotel(page: Page, url: string, shows: string | RegExp): Promise<void> {
  await page.goto(url)
  await expect(page.getByText(shows).first()).toBeVisible()
  await loaded(page)
  await page.route(api, (route) => route.abort())
  await page.reload()
}

/** The hotel can be reached again, and the browser tells the page that the network is back. */
async function reachHotelAgain(page: Page, context: BrowserContext): Promise<void> {
  await page.unroute(api)
  await context.setOffline(true)
  await context.setOffline(false)
}

// What the browser and the start of the app say about calls that fail.
test.use({ allowedOnConsole: [/Failed to load resource|application config/] })

for (const [path, shows, dated = asOf] of [
  ['/restaurant-menu', 'Шопска салата'],
  ['/breakfast', /Баница/],
  ['/bar', 'Каменица, наливна'],
  ['/room-service', supper.twice],
  ['/my-orders', /^Поръчка \d/],
  ['/my-reservations', /гости/],
  ['/request-amenities/requests', 'Сешоар'],
  ['/report-problem/reported-problems', /^Поръчка \d/],
  ['/my-stay', 'Сешоар', text('myStay:failed.stale')],
] as const) {
  test(`${path} shows what it read last when the hotel cannot be reached, as of then, and reads anew with the network`, async ({
    page,
    context,
    host,
  }) => {
    await returnAs(page, host.url, 'bg')
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

test('a list that is opened again with the network cut stays, as of when it was read', async ({
  page,
  context,
  host,
}) => {
  await returnAs(page, host.url, 'bg')
  await page.goto(`${host.url}/my-orders`)
  await expect(page.getByText(/^Поръчка \d/).first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible() // The list has been left.
  await page.goBack()
  await expect(page.getByText(asOf)).toBeVisible()
  await expect(page.getByText(/^Поръчка \d/).first()).toBeVisible()
})

test('without the hotel Log Out leaves nothing personal on the phone, and the menus as they are', async ({
  page,
  host,
}) => {
  const kept = (of: string) =>
    page.evaluate(
      (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)),
      `companion-offline-${of}`,
    )
  await returnAs(page, host.url, 'bg', { once: true })
  await page.goto(`${host.url}/bar`)
  await expect(page.getByText('Каменица, наливна')).toBeVisible()
  await reopenWithoutHotel(page, `${host.url}/my-stay`, 'Сешоар')
  await expect(page.getByText('Сешоар')).toBeVisible()
  expect(await kept('of-')).toHaveLength(3)
  await logOut(page)
  expect(await kept('')).toContain('companion-offline-getMenus-{"languageCode":"bg","menuType":"bar"}')
  expect(await kept('')).toEqual(await kept('getMenus-'))
  for (const path of ['/my-stay', '/my-orders', '/room-service']) {
    await page.goto(`${host.url}${path}`)
    await expect(page).toHaveURL(/\/login$/)
  }
  await page.goto(`${host.url}/bar`)
  await expect(page.getByText(asOf)).toBeVisible()
  await expect(page.getByText('Каменица, наливна')).toBeVisible()
})

test('an order sent without the hotel is not confirmed, and does not go by itself when the network is back', async ({
  page,
  context,
  host,
  heard,
}) => {
  await returnAs(page, host.url, 'bg')
  await reopenWithoutHotel(page, `${heard.url}/room-service`, supper.twice)
  await fillCart(page)
  await page.getByRole('button', { name: text('roomService:finish') }).click()
  await expect(page.getByText(asOf)).toBeVisible()
  await page.getByRole('button', { name: text('roomService:finalize.order') }).click()
  await expect(page.getByText(text('receipts:order.unknown.title'))).toBeVisible()
  await page.getByRole('link', { name: text('roomService:success.myOrders') }).click()
  await expect(page.getByRole('alert').getByText(text('common:readFailed'))).toBeVisible()
  await reachHotelAgain(page, context)
  await expect(page.getByText(/^Поръчка \d/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(text('receipts:order.unknown.title'))).toBeVisible()
  await expect(page.getByText(/^Поръчка \d/).first()).toBeVisible()
  expect(heard.calls('POST').filter(({ path }) => path.includes('/orders/'))).toEqual([])
})
