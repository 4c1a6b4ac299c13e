import type { Page } from '@playwright/test'
import { storeSession } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

const orderButton = (page: Page) => page.getByRole('button', { name: text('roomService:finish') })
const dishes = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

/** The distance of the order button from the lower edge of the window. */
async function spaceBelow(page: Page): Promise<number> {
  const box = await orderButton(page).boundingBox()
  return (page.viewportSize()?.height ?? 0) - (box === null ? 0 : box.y + box.height)
}

test('the order bar is at the end of the window below many products, a few and none', async ({ page, host }) => {
  await storeSession(page, host.url, 'bg')
  await page.goto(`${host.url}/room-service`)
  await expect(dishes(page).nth(20)).toBeAttached()
  expect(await spaceBelow(page)).toBeLessThan(30)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  expect(await spaceBelow(page)).toBeLessThan(30)
  await page.getByRole('button', { name: text('menus:search.open') }).click()
  for (const [typed, count] of [
    ['тарат', 1],
    ['суши', 0],
  ] as const) {
    await page.getByRole('searchbox').fill(typed)
    await expect(dishes(page)).toHaveCount(count)
    await expect.poll(() => spaceBelow(page)).toBeLessThan(30)
    expect((await page.getByRole('searchbox').boundingBox())?.y).toBeLessThan(150)
    // Only the header of the page scrolls away.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThan(200)
  }
})
