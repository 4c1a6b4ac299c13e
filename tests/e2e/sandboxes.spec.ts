import type { BrowserContext, Page } from '@playwright/test'
import { expectOrder, orderTwoDishes, signIn, twoDishes } from './guest.ts'
import { expect, test as base } from './fixtures.ts'

const test = base.extend<{ otherPage: Page }>({
  /** A page on another device. */
  otherPage: async ({ browser }, use) => {
    const device = await browser.newContext()
    await use(await device.newPage())
    await device.close()
  },
})

async function expectNoOrder(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText(/2117/)).toBeVisible()
  await expect(page.getByRole('main').getByText(twoDishes.total)).toHaveCount(0)
}

async function sandboxOf(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'sandbox')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  return cookie?.value ?? ''
}

test('a device has a hotel of its own, until it joins that of another by its link, signed out', async ({
  page,
  otherPage,
  context,
  host,
}) => {
  await orderTwoDishes(page, host.url)
  await otherPage.goto(`${host.url}/my-orders`)
  await signIn(otherPage)
  await expectNoOrder(otherPage)
  await otherPage.goto(`${host.url}/my-orders?sandbox=${await sandboxOf(context)}`)
  await expect(otherPage).toHaveURL(`${host.url}/login`)
  await signIn(otherPage)
  await expectOrder(otherPage)
})
