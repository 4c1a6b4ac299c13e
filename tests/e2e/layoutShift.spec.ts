import type { Page } from '@playwright/test'
import { deferred } from '#tests/support/deferred.ts'
import { storeSession, tile } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

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

test('a screen whose file arrives late opens from a tile without a layout shift', async ({ page, host }) => {
  const { until, release } = deferred()
  await page.route(/\/assets\/Breakfast[^/]*\.js$/, async (route) => {
    await until
    await route.continue()
  })
  await page.goto(host.url)
  await expect(page.locator('html[data-loaded]')).toHaveCount(1)
  const tappedAt = await page.evaluate(() => performance.now())
  await tile(page, 'breakfast').tap()
  // Browsers do not count shifts within half a second after a tap.
  await page.waitForFunction((since) => performance.now() > since + 1000, tappedAt)
  await expect(page.getByRole('heading', { level: 1, name: text('menus:breakfast.title') })).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1, name: text('menus:breakfast.title') })).toBeVisible()
  expect(await layoutShifts(page)).toEqual([])
})
