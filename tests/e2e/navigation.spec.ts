import { deferred } from '#tests/support/deferred.ts'
import { appHasStarted, tile } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

test(
  'a page opens at its top; Back, Forward and a reload find the place where it was left',
  { tag: '@all' },
  async ({ page, host }) => {
    const scrollY = () => page.evaluate(() => window.scrollY)
    /** Scrolls, and waits until the page has heard of it. */
    const scrollTo = (place: number) =>
      expect
        .poll(() =>
          page.evaluate(async (to) => {
            window.scrollTo(0, to)
            await new Promise(requestAnimationFrame)
            return window.scrollY
          }, place),
        )
        .toBe(place)
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto(host.url)
    const link = tile(page, 'restaurantMenu')
    await appHasStarted(page)
    await scrollTo(600)
    await link.evaluate((element: HTMLElement) => element.click())
    await expect(heading).toHaveText(text('menus:restaurant.title'))
    expect(await scrollY()).toBe(0)
    await scrollTo(1500)
    await page.goBack()
    await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
    await expect(heading).toBeFocused()
    await expect.poll(scrollY).toBe(600)
    await page.goForward()
    await expect(heading).toHaveText(text('menus:restaurant.title'))
    await expect.poll(scrollY).toBe(1500)
    await page.reload()
    await expect.poll(scrollY).toBe(1500)
    await page.goBack()
    await expect.poll(scrollY).toBe(600)
  },
)

test(
  'a screen that loads slowly shows a bar at the top without a layout shift, and opens',
  { tag: '@all' },
  async ({ page, host }) => {
    const { until, release } = deferred()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.route('**/assets/Reception-*.js', async (route) => {
      await until
      await route.continue()
    })
    await page.goto(host.url)
    await appHasStarted(page)
    const link = tile(page, 'reception')
    await link.scrollIntoViewIfNeeded()
    const main = page.getByRole('main') // not the link, which moves on hover
    const before = await main.boundingBox()
    await link.click()
    const status = page.getByRole('status').filter({ hasText: text('common:loading') })
    await expect(status).toHaveCount(1)
    const bar = status.locator('div')
    expect(await bar.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 4 })
    const running = () =>
      bar.evaluate(
        (element) => element.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
      )
    await expect.poll(running).toBe(1)
    expect(await main.boundingBox()).toEqual(before)
    release()
    await expect(page.getByRole('heading', { level: 1, name: text('reception:title') })).toBeVisible()
    await expect(status).toHaveCount(0)
  },
)
