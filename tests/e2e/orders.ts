import type { Page } from '@playwright/test'
import { costOf } from '#tests/support/orders.ts'
import { elena, fillCart } from './guest.ts'
import { expect, type Host } from './fixtures.ts'
import { text } from './texts.ts'

/** The number of orders of the twoDishes that the hotel has stored, read without the app. */
export async function storedOrders(page: Page, host: Host): Promise<number> {
  const { accountNumber, roomNumber } = elena
  const login = await page.request.post(`${host.url}/api/customer/login`, { data: { accountNumber, roomNumber } })
  const { personId, sessionId } = (await login.json()) as { personId: string; sessionId: string }
  const headers = { authorization: `Bearer ${sessionId}` }
  const list = await page.request.get(`${host.url}/api/orders/customer/${personId}`, { headers })
  const { content } = (await list.json()) as { content: { totalPrice: number }[] }
  return content.filter(({ totalPrice }) => Math.round(totalPrice * 100) === costOf('tarator', 2) + costOf('espresso'))
    .length
}

/** Opens room service with a stored session, and goes to the last step of an order. */
export async function finalize(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/room-service`)
  await fillCart(page)
  await page.getByRole('button', { name: text('roomService:finish') }).click()
  // The URL changes at once; the screen renders when its chunk is loaded.
  await expect(page.getByRole('heading', { level: 1, name: text('roomService:finalize.title') })).toBeVisible()
}
