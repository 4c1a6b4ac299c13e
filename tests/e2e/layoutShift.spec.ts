import type { Page } from '@playwright/test'
import { storeSession } from './guest.ts'
import { expect, test } from './fixtures.ts'

/** The layout shifts since the page was opened, but those that a tap explains. */
function layoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        new PerformanceObserver((list) => {
          const unexplained = list.getEntries().filter((entry) => !(Reflect.get(entry, 'hadRecentInput') as boolean))
          resolve(unexplained.map((entry) => Number(Reflect.get(entry, 'value'))))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(resolve, 1000, [])
      }),
  )
}

test('home does not move while it loads, on a first visit and a later one', async ({ page, host }) => {
  await storeSession(page, host.url, 'bg')
  for (const _visit of [1, 2]) {
    await page.goto(host.url)
    await expect(page.locator('html[data-loaded]')).toHaveCount(1)
    const hints = page.getByRole('listitem').getByText(/^(Отворено|Затворено)/)
    await expect(hints.first()).toBeAttached()
    expect(await layoutShifts(page)).toEqual([])
  }
})
