import type { Page } from '@playwright/test'
import { storeSession } from './guest.ts'
import { expect, test } from './fixtures.ts'

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

test('home does not move while it loads, on a first visit and a later one', { tag: '@all' }, async ({ page, host }) => {
  await collectShifts(page)
  await storeSession(page, host.url, 'bg')
  for (const _visit of [1, 2]) {
    await page.goto(host.url)
    await expect(page.locator('html[data-loaded]')).toHaveCount(1)
    const hints = page.getByRole('listitem').getByText(/^(Отворено|Затворено)/)
    await expect(hints.first()).toBeAttached()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const moved = await page.evaluate(() => window.shifts.reduce((sum, shift) => sum + shift, 0))
    expect(moved).toBeLessThan(TEXT_IN_ITS_LINE)
  }
})
