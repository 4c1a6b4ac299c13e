import { expectOrder, fillCart, logOut, order, signIn, toMyOrders, twoDishes } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'
import type { Page } from '@playwright/test'

/** Orders the twoDishes from the home screen, signed out, up to the order in My orders. */
async function orderTwoDishes(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: text('home:modules.roomService') })
    .click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page)
  await expect(page).toHaveURL(/\/room-service$/)
  await fillCart(page)
  await order(page)
  await toMyOrders(page).click()
  await expectOrder(page)
}

test.describe('a guest signs in, orders room service and finds the order', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('on the host, also after the host restarts, and another guest does not', async ({ page, host }) => {
    await orderTwoDishes(page, host.url)
    const listed = page.url()
    await page.goto('about:blank') // the app reads its lists while it is open
    await host.restart()
    await page.goto(listed)
    await expectOrder(page)
    await logOut(page)
    await page.goto(`${host.url}/my-orders`)
    await signIn(page, { accountNumber: '100318', roomNumber: '412' })
    await expect(page.getByRole('heading', { name: text('myOrders:title') })).toBeVisible()
    await expect(page.getByRole('main').getByText(twoDishes.total)).toHaveCount(0)
  })
})

test.describe('a guest signs in, orders room service and finds the order in the demo', () => {
  test.use({ serviceWorkers: 'allow' })

  test('also in a second tab, after a reload, and after Log Out and signing in again', async ({
    page,
    context,
    demo,
  }) => {
    await orderTwoDishes(page, demo.url)
    const second = await context.newPage()
    await second.goto(`${demo.url}/my-orders`)
    await expectOrder(second)
    await second.close()
    await page.bringToFront()
    await page.reload()
    await expectOrder(page)
    await logOut(page)
    await page.goto(`${demo.url}/my-orders`)
    await signIn(page)
    await expectOrder(page)
  })
})

test('the last step of an order redirects to room service without a cart', async ({ page, host }) => {
  await page.goto(`${host.url}/room-service/finalize-order`)
  await signIn(page)
  await expect(page).toHaveURL(/\/room-service$/)
  await expect(page.getByText(text('roomService:noCart'))).toBeVisible()
})
