import type { BrowserContext, Page } from '@playwright/test'
import { deferred } from '#tests/support/deferred.ts'
import type { Recorder } from '#tests/support/servers/recorder.ts'
import {
  elena,
  fillCart,
  logOut,
  outcomeText,
  restoreNetwork,
  signIn,
  storeSession,
  toMyOrders,
  twoDishes,
} from './guest.ts'
import { expect, switchOn, test } from './fixtures.ts'
import { finalize, storedOrders } from './orders.ts'
import { text } from './texts.ts'

/** Defers the responses to the orders of a page, which the hotel has accepted. Returns the function that releases them. */
async function deferAnswers(page: Page): Promise<() => void> {
  const { until, release } = deferred()
  await page.route(/\/api\/orders\/customer\//, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    await until
    return route.fulfill({ response }).catch(() => undefined) // The page may have cancelled the call, or be closed.
  })
  return release
}

/** Opens a second tab with the same history entry, as "Duplicate tab" does. */
async function duplicate(page: Page, context: BrowserContext): Promise<Page> {
  const second = await context.newPage()
  await page.waitForFunction(() => JSON.stringify(window.history.state).includes('submissionId'))
  const [address, state] = await page.evaluate(() => [window.location.href, window.history.state as unknown] as const)
  await second.goto(new URL('/hotel-information', address).href)
  await second.evaluate(([url, copied]) => window.history.replaceState(copied, '', url), [address, state] as const)
  await second.reload()
  return second
}

const orderButton = (page: Page) => page.getByRole('button', { name: text('roomService:finalize.order') })
/**
 * Presses the order buttons of two tabs at once. Dispatches events, because a mouse click waits until a tab
 * is drawn, and one is in the background. Both buttons are located first, since a press in one tab may navigate the other.
 */
async function pressBoth(...pages: Page[]): Promise<void> {
  const buttons = await Promise.all(pages.map((page) => orderButton(page).elementHandle()))
  await Promise.all(buttons.map((button) => button?.dispatchEvent('click')))
}

const posts = (recorder: Recorder) => recorder.calls('POST').filter(({ path }) => path.includes('/orders/'))

test.describe('an order without a response', () => {
  test.use({ allowedOnConsole: [/Failed to load resource/] })

  test('that the hotel accepted is found, and not offered again', async ({ page, host, recorder }) => {
    await storeSession(page, host.url, 'bg')
    await finalize(page, recorder.url)
    await switchOn(page, host, 'drop-after-commit')
    await orderButton(page).click()
    await expect(outcomeText(page, 'order', 'probably-received')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: twoDishes.total })).toBeVisible()
    await expect(page.getByRole('link', { name: text('receipts:resubmit') })).toHaveCount(0)
    expect(posts(recorder)).toHaveLength(1)
    expect(await storedOrders(page, host)).toBe(1)
  })

  test('that the hotel did not store is not found in its list, and is sent once more when the guest sends it again', async ({
    page,
    host,
    recorder,
  }) => {
    await storeSession(page, host.url, 'bg')
    await finalize(page, recorder.url)
    await switchOn(page, host, 'drop-before-commit')
    await orderButton(page).click()
    await expect(outcomeText(page, 'order', 'unknown')).toBeVisible()
    await page.getByRole('link', { name: text('receipts:resubmit') }).click()
    await expect(page).toHaveURL(/\/finalize-order$/)
    await orderButton(page).click()
    await expect(outcomeText(page, 'order', 'confirmed')).toBeVisible()
    expect(posts(recorder)).toHaveLength(2)
    expect(await storedOrders(page, host)).toBe(1)
    await toMyOrders(page).click()
    await expect(page.getByText(text('receipts:unknown.resubmitted'))).toBeVisible()
    await expect(page.getByRole('link', { name: text('receipts:resubmit') })).toHaveCount(0)
  })

  test('is not sent when there is no network: the guest stays on the step, and can send it when the network is back', async ({
    page,
    context,
    host,
    recorder,
  }) => {
    await storeSession(page, host.url, 'bg')
    await finalize(page, recorder.url)
    await context.setOffline(true)
    await orderButton(page).click()
    await expect(page.getByRole('alert').getByText(text('receipts:offline.title'))).toBeVisible()
    await expect(page).toHaveURL(/\/finalize-order$/)
    await restoreNetwork(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await orderButton(page).click()
    await expect(outcomeText(page, 'order', 'confirmed')).toBeVisible()
    expect(posts(recorder)).toHaveLength(1)
  })

  test('from a hotel that cannot be reached is stored, can be shown to staff, and is reconciled when the hotel can be reached', async ({
    page,
    host,
  }) => {
    await storeSession(page, host.url, 'en')
    await page.goto(`${host.url}/room-service`)
    await fillCart(page, 'en')
    await page.getByRole('button', { name: text('roomService:finish', 'en') }).click()
    await expect(page.getByRole('heading', { level: 1, name: text('roomService:finalize.title', 'en') })).toBeVisible()
    await page.route('**/api/**', (route) => route.abort())
    await page.getByRole('button', { name: text('roomService:finalize.order', 'en') }).click()
    await expect(page.getByText(text('receipts:order.unknown.title', 'en'))).toBeVisible()
    await expect(page.getByRole('link', { name: text('receipts:resubmit', 'en') })).toHaveCount(0)
    await page.getByRole('button', { name: text('receipts:card.show', 'en') }).click()
    const card = page.getByRole('dialog')
    await expect(card).toContainText('Стая 305')
    await expect(card).toContainText('Room 305')
    await expect(card).toContainText(`2 × ${twoDishes.twice}`)
    await expect.poll(() => card.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
    await page.keyboard.press('Escape')
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: text('receipts:checkAgain', 'en') }).click()
    await expect(page.getByRole('link', { name: text('receipts:resubmit', 'en') })).toBeVisible()
    expect(await storedOrders(page, host)).toBe(0)
  })

  test('because of the time-out of 15 s is found in the hotel’s list', async ({ page, host, recorder }) => {
    await page.clock.install()
    await storeSession(page, host.url, 'bg')
    await finalize(page, recorder.url)
    const answer = await deferAnswers(page)
    await orderButton(page).click()
    await expect.poll(() => posts(recorder).length).toBe(1)
    await page.clock.fastForward(4_000)
    await expect(page).toHaveURL(/\/success$/)
    await expect(outcomeText(page, 'order', 'sending')).toBeVisible()
    await page.clock.fastForward(11_000)
    await expect(outcomeText(page, 'order', 'probably-received')).toBeVisible()
    answer()
    expect(posts(recorder)).toHaveLength(1)
  })

  test('because the page was reloaded is found in the hotel’s list after 20 s, and not sent again', async ({
    page,
    host,
    recorder,
  }) => {
    await page.clock.install()
    await storeSession(page, host.url, 'bg')
    await finalize(page, recorder.url)
    const answer = await deferAnswers(page)
    await orderButton(page).click()
    await expect.poll(() => posts(recorder).length).toBe(1)
    await page.reload()
    await expect(page).toHaveURL(/\/room-service\/success$/)
    const received = outcomeText(page, 'order', 'probably-received')
    await expect(outcomeText(page, 'order', 'sending').or(received)).toBeVisible()
    await page.clock.fastForward(20_000)
    await expect(received).toBeVisible()
    answer()
    expect(posts(recorder)).toHaveLength(1)
    expect(await storedOrders(page, host)).toBe(1)
  })
})

test.describe('one confirmation makes one order', () => {
  test('when the button is pressed twice, and with Enter held down', async ({ page, host, recorder }) => {
    await storeSession(page, host.url, 'bg')
    await finalize(page, recorder.url)
    await orderButton(page).focus()
    for (let pressed = 0; pressed < 5; pressed++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(outcomeText(page, 'order', 'confirmed')).toBeVisible()
    await finalize(page, recorder.url)
    await orderButton(page).dblclick()
    await expect(outcomeText(page, 'order', 'confirmed')).toBeVisible()
    expect(posts(recorder)).toHaveLength(2)
  })

  test('after Back and Forward', async ({ page, host, recorder }) => {
    await storeSession(page, host.url, 'bg')
    await finalize(page, recorder.url)
    await orderButton(page).click()
    await expect(outcomeText(page, 'order', 'confirmed')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/room-service$/)
    await page.goForward()
    await expect(outcomeText(page, 'order', 'confirmed')).toBeVisible()
    expect(posts(recorder)).toHaveLength(1)
  })

  test('when it is pressed in a tab and its duplicate at once', async ({ page, context, host, recorder }) => {
    await storeSession(page, host.url, 'bg')
    await finalize(page, recorder.url)
    const second = await duplicate(page, context)
    await expect(orderButton(second)).toBeVisible()
    await pressBoth(page, second)
    await expect(outcomeText(page, 'order', 'confirmed')).toBeVisible()
    await expect(outcomeText(second, 'order', 'confirmed')).toBeVisible()
    expect(posts(recorder)).toHaveLength(1)
    expect(await storedOrders(page, host)).toBe(1)
  })
})

test.describe('two tabs of one browser', () => {
  test.use({ allowedOnConsole: [/Failed to load resource/] })

  test('send two orders from two carts', async ({ page, context, host }) => {
    await storeSession(page, host.url, 'bg')
    const second = await context.newPage()
    await finalize(page, host.url)
    await finalize(second, host.url)
    await pressBoth(page, second)
    await expect(outcomeText(page, 'order', 'confirmed')).toBeVisible()
    await expect(outcomeText(second, 'order', 'confirmed')).toBeVisible()
    expect(await storedOrders(page, host)).toBe(2)
  })

  test('are both signed out by Log Out in one of them', async ({ page, context, host }) => {
    await page.goto(`${host.url}/login`)
    await signIn(page)
    await expect(page).toHaveURL(`${host.url}/`)
    const second = await context.newPage()
    await second.goto(`${host.url}/my-orders`)
    await expect(second.getByRole('main').getByRole('listitem')).not.toHaveCount(0)
    await logOut(page)
    await expect(second).toHaveURL(`${host.url}/`)
    await expect(second.getByText(elena.fullName)).toHaveCount(0)
    await second.goBack().catch(() => null)
    await expect(second.getByText(twoDishes.total)).toHaveCount(0)
  })

  test('store the receipts of both, and show them in both', async ({ page, context, host }) => {
    await storeSession(page, host.url, 'bg')
    const second = await context.newPage()
    await storeSession(second, host.url, 'bg', { once: true })
    await finalize(page, host.url)
    await second.goto(`${host.url}/my-orders`)
    await expect(second.getByRole('main').getByText(twoDishes.total)).toHaveCount(0)
    await switchOn(page, host, 'error-next-post')
    await orderButton(page).click()
    await expect(outcomeText(page, 'order', 'unknown')).toBeVisible()
    await expect(outcomeText(second, 'order', 'unknown')).toBeVisible()
    await finalize(second, host.url)
    await orderButton(second).click()
    await expect(outcomeText(second, 'order', 'confirmed')).toBeVisible()
    await page.goto(`${host.url}/my-orders`)
    await expect(outcomeText(page, 'order', 'unknown')).toBeVisible()
  })

  test('lose nothing when the hotel ends the session and the guest signs in again', async ({ page, context, host }) => {
    const second = await context.newPage()
    await page.goto(`${host.url}/login`)
    await signIn(page)
    await expect(page).toHaveURL(`${host.url}/`)
    await second.goto(`${host.url}/my-orders`)
    await expect(second.getByRole('main').getByRole('listitem')).not.toHaveCount(0)
    await finalize(page, host.url)
    await switchOn(page, host, 'expired-session')
    await orderButton(page).click()
    await expect(page.getByText(text('banners:signedOutWhile.not-accepted'))).toBeVisible()
    await expect(second).toHaveURL(`${host.url}/`)
    await page
      .getByRole('alert')
      .getByRole('link', { name: text('banners:signInAgain') })
      .click()
    await signIn(page)
    await expect(page).toHaveURL(/\/my-orders$/)
    await expect(outcomeText(page, 'order', 'not-accepted')).toBeVisible()
    await page.reload()
    await expect(outcomeText(page, 'order', 'not-accepted')).toBeVisible()
    await second.goto(`${host.url}/my-orders`)
    await expect(outcomeText(second, 'order', 'not-accepted')).toBeVisible()
    await page.bringToFront()
    await page.getByRole('link', { name: text('receipts:resubmitEdited') }).click()
    await orderButton(page).click()
    await expect(outcomeText(page, 'order', 'confirmed')).toBeVisible()
    expect(await storedOrders(page, host)).toBe(1)
  })
})
