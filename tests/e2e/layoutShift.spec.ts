import type { Page } from '@playwright/test'
import { moreOf, twoDishes } from './elena.ts'
import { productsAreDescribed, storeSession } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

declare global {
  interface Window {
    /** The layout shifts since the page was opened, but those that a tap explains. */
    shifts: number[]
  }
}

/** The web font moves a centred text within its line by a few pixels. A row of tiles that moves counts a hundred times as much. */
const TEXT_IN_ITS_LINE = 0.001

/** Collects the layout shifts of each page that is opened from now on. */
async function collectShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      const unexplained = list.getEntries().filter((entry) => !(Reflect.get(entry, 'hadRecentInput') as boolean))
      window.shifts.push(...unexplained.map((entry) => Number(Reflect.get(entry, 'value'))))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How far what is on home has moved, once all of it is there. */
async function shiftsOfHome(page: Page): Promise<number> {
  await expect(page.locator('html[data-loaded]')).toHaveCount(1)
  const hints = page.getByRole('listitem').getByText(/^(Отворено|Затворено)/)
  await expect(hints.first()).toBeAttached()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return page.evaluate(() => window.shifts.reduce((sum, shift) => sum + shift, 0))
}

test('home does not move while it loads, on a first visit and a later one', { tag: '@all' }, async ({ page, host }) => {
  await collectShifts(page)
  await storeSession(page, host.url, 'bg')
  for (const _visit of [1, 2]) {
    await page.goto(host.url)
    expect(await shiftsOfHome(page)).toBeLessThan(TEXT_IN_ITS_LINE)
  }

  // A cart below the order on its way: a second row in the first card.
  await page.goto(`${host.url}/room-service`)
  await productsAreDescribed(page)
  await page.getByRole('button', { name: moreOf(twoDishes.once) }).click()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('frame:links.home') })
    .first()
    .click()
  const cart = page.getByRole('main').getByRole('link', { name: text('now:cart.text') })
  await expect(cart).toBeVisible()
  await page.reload()
  await expect(cart).toBeVisible()
  expect(await shiftsOfHome(page)).toBeLessThan(TEXT_IN_ITS_LINE)
})
