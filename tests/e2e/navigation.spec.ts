import { deferred } from '#tests/support/deferred.ts'
import { tile } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

test('every page opens at its top, also after Back', { tag: '@all' }, async ({ page, host }) => {
  await page.goto(host.url)
  const link = tile(page, 'reception')
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: text('reception:title') })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.goBack()
  await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

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
