import { returnAs } from './guest.ts'
import { expect, test } from './hotel.ts'
import { text } from './texts.ts'

test('every page begins at its top, also on the way back', async ({ page, host }) => {
  await page.goto(host.url)
  const link = page.getByRole('main').getByRole('link', { name: text('home:modules.reception') })
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

test('Back leads from a step of a screen to the step before it', async ({ page, host }) => {
  await returnAs(page, host.url, 'bg')
  await page.goto(host.url)
  await page.getByRole('main').getByRole('link', { name: text('home:modules.spaCenter') }).click()
  await page.getByRole('button', { name: new RegExp(text('spaCenter:massages.hotStone.name')) }).click()
  await expect(page.getByRole('heading', { level: 1, name: text('spaCenter:massages.hotStone.name') })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: text('spaCenter:title') })).toBeVisible()
})
