import type { Page } from '@playwright/test'
import { elena, fillCart, returnAs, signIn, supper } from './guest.ts'
import { expect, switchOn, test, type Host } from './hotel.ts'
import { text } from './texts.ts'

/** How many suppers the hotel keeps, read past the app. */
async function ordersKept(page: Page, host: Host): Promise<number> {
  const { accountNumber, roomNumber } = elena
  const login = await page.request.post(`${host.url}/api/customer/login`, { data: { accountNumber, roomNumber } })
  const { personId, sessionId } = (await login.json()) as { personId: string; sessionId: string }
  const headers = { authorization: `Bearer ${sessionId}` }
  const list = await page.request.get(`${host.url}/api/orders/customer/${personId}`, { headers })
  const { content } = (await list.json()) as { content: { totalPrice: number }[] }
  return content.filter(({ totalPrice }) => totalPrice === 17.7).length
}

/** Opens room service as a guest who was here before, and goes to the last step of an order. */
async function finalize(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/room-service`)
  await fillCart(page)
  await page.getByRole('button', { name: text('roomService:finish') }).click()
  await expect(page).toHaveURL(/\/finalize-order$/)
}

const orderButton = (page: Page) => page.getByRole('button', { name: text('roomService:finalize.order') })
const said = (page: Page, outcome: 'confirmed' | 'not-accepted' | 'unknown') => page.getByText(text(`receipts:order.${outcome}.title`))

test.describe('an order whose answer is lost', () => {
  test.use({ allowedOnConsole: [/Failed to load resource/] })

  for (const [fault, kept] of [['no-answer', 0], ['drop-after-commit', 1]] as const) {
    test(`(${fault}) reached the hotel at most once, and the guest is not told that it was received`, async ({ page, ownHost }) => {
      await returnAs(page, ownHost.url, 'bg')
      await finalize(page, ownHost.url)
      await switchOn(page, ownHost, fault)
      await orderButton(page).click()
      await expect(said(page, 'unknown')).toBeVisible()
      expect(await ordersKept(page, ownHost)).toBe(kept)
    })
  }
})

test.describe('two tabs of one phone', () => {
  test('keep the receipts of both, and show them in both', async ({ page, context, ownHost }) => {
    await returnAs(page, ownHost.url, 'bg')
    const second = await context.newPage()
    await returnAs(second, ownHost.url, 'bg', { once: true })
    await finalize(page, ownHost.url)
    await second.goto(`${ownHost.url}/my-orders`)
    await expect(second.getByRole('main').getByText(supper.total)).toHaveCount(0)
    await switchOn(page, ownHost, 'error-next-post')
    await orderButton(page).click()
    await expect(said(page, 'unknown')).toBeVisible()
    await expect(said(second, 'unknown')).toBeVisible()
    await finalize(second, ownHost.url)
    await orderButton(second).click()
    await expect(said(second, 'confirmed')).toBeVisible()
    await page.goto(`${ownHost.url}/my-orders`)
    await expect(said(page, 'unknown')).toBeVisible()
  })

  test('lose nothing when the hotel ends the session and the guest signs in again', async ({ page, context, ownHost }) => {
    const second = await context.newPage()
    await page.goto(`${ownHost.url}/login`)
    await signIn(page)
    await expect(page).toHaveURL(`${ownHost.url}/`)
    await second.goto(`${ownHost.url}/my-orders`)
    await finalize(page, ownHost.url)
    await switchOn(page, ownHost, 'expired-session')
    await orderButton(page).click()
    await expect(page.getByText(text('boot:signedOutWhile.not-accepted'))).toBeVisible()
    await expect(second).toHaveURL(`${ownHost.url}/`)
    await page.getByRole('alert').getByRole('link', { name: text('boot:signInAgain') }).click()
    await signIn(page)
    await expect(page).toHaveURL(/\/my-orders$/)
    await expect(said(page, 'not-accepted')).toBeVisible()
    await page.reload()
    await expect(said(page, 'not-accepted')).toBeVisible()
    await second.goto(`${ownHost.url}/my-orders`)
    await expect(said(second, 'not-accepted')).toBeVisible()
  })
  test.use({ allowedOnConsole: [/Failed to load resource/] })
})
