import type { Page } from '@playwright/test'
import { elena, seeOrder, supper } from './guest.ts'
import { expect, test } from './hotel.ts'
import { text } from './texts.ts'

/** Presses Tab until the named control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp): Promise<void> {
  const wanted = page.getByRole('main').getByRole(role, { name })
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < 150; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${role} ${String(name)}`)
}

test('a guest orders with the keyboard alone', async ({ page, ownHost }) => {
  await page.goto(`${ownHost.url}/room-service`)
  await tabTo(page, 'textbox', text('login:accountNumber'))
  await page.keyboard.type(elena.accountNumber)
  await tabTo(page, 'textbox', text('login:roomNumber'))
  await page.keyboard.type(elena.roomNumber)
  await tabTo(page, 'checkbox', /.+/)
  await page.keyboard.press('Space')
  await tabTo(page, 'button', text('login:signIn'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/room-service$/)
  const more = (label: string) => text('roomService:increase').replace('{{label}}', label)
  await tabTo(page, 'button', more(supper.twice))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await tabTo(page, 'button', more(supper.once))
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', new RegExp(text('roomService:finish')))
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', new RegExp(text('roomService:finalize.order')))
  await page.keyboard.press('Enter')
  await tabTo(page, 'link', text('roomService:success.myOrders'))
  await page.keyboard.press('Enter')
  await seeOrder(page)
})

test('the focus is on the heading of each new page', async ({ page, host }) => {
  await page.goto(host.url)
  await page.getByRole('main').getByRole('link', { name: text('home:modules.myOrders') }).click()
  await expect(page.getByRole('heading', { level: 1, name: text('login:title') })).toBeFocused()
})
