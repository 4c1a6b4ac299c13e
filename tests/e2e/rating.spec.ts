import type { Page } from '@playwright/test'
import { outcomeText, storeSession } from './guest.ts'
import { touch, keyboard } from './userDriver.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

// The rating responds 404 before the guest has rated.
test.use({ allowedOnConsole: [/404.*customers\/rating/] })

const publicMessage = (page: Page) => page.getByRole('textbox', { name: text('leaveRating:public') })

test('at 3 stars or less the public message is hidden and sent empty', async ({ page, host, recorder }) => {
  await storeSession(page, host.url, 'bg')
  await page.goto(`${recorder.url}/leave-rating`)
  const user = touch(page)
  await user.rate(4)
  await user.write(text('leaveRating:public'), 'Хубава гледка')
  await user.rate(3)
  await expect(publicMessage(page)).toHaveCount(0)
  await user.rate(2.5)
  await user.press('button', text('leaveRating:next'))
  await expect(page).toHaveURL(/\/leave-rating\/success$/)
  await expect(outcomeText(page, 'rating', 'confirmed')).toBeVisible()
  expect(recorder.calls('POST')).toMatchObject([{ body: { ratingValue: 2.5, internalMessage: '', publicMessage: '' } }])
})

for (const [device, driverOf] of Object.entries({ touch, 'the keyboard alone': keyboard })) {
  test(`above 4 stars, with ${device}: Yes opens the maps in a tab without an opener`, async ({
    page,
    context,
    host,
  }) => {
    await context.route(/google/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>maps</title>' }))
    await storeSession(page, host.url, 'bg')
    await page.goto(`${host.url}/leave-rating`)
    const user = driverOf(page)
    await user.rate(4.5)
    await user.press('button', text('leaveRating:next'))
    const dialog = page.getByRole('dialog', { name: text('leaveRating:prompt.title') })
    await expect(dialog).toBeVisible()
    const opened = context.waitForEvent('page')
    await user.press('button', text('leaveRating:prompt.yes'))
    const maps = await opened
    await expect(maps).toHaveURL(/^https:\/\/www\.google\.com\/maps\/.*%D0%9B%D0%B8%D0%BF%D0%BE%D0%B2/)
    expect(await maps.evaluate(() => window.opener as unknown)).toBeNull()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/leave-rating\/success$/)
  })
}

test('the success page of a rating opens home after 10 seconds, and not before', async ({ page, host }) => {
  await page.clock.install()
  await storeSession(page, host.url, 'bg')
  await page.goto(`${host.url}/leave-rating`)
  const user = touch(page)
  await user.rate(3)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await user.press('button', text('leaveRating:next'))
  await expect(outcomeText(page, 'rating', 'confirmed')).toBeVisible()
  await page.clock.runFor(9_500)
  await expect(page).toHaveURL(/\/leave-rating\/success$/)
  await page.clock.runFor(500)
  await expect(page).toHaveURL(`${host.url}/`)
})

test('the form shows the earlier rating for a change', async ({ page, host }) => {
  await storeSession(page, host.url, 'bg')
  await page.goto(`${host.url}/leave-rating`)
  const user = touch(page)
  await user.rate(3.5)
  await user.write(text('leaveRating:public'), 'Хубава гледка')
  await user.press('button', text('leaveRating:next'))
  await expect(outcomeText(page, 'rating', 'confirmed')).toBeVisible()
  await page.goto(`${host.url}/leave-rating`)
  await expect(page.getByRole('slider')).toHaveValue('3.5')
  await expect(publicMessage(page)).toHaveValue('Хубава гледка')
})

test('the rating has five stars of 36 px in a control 44 px high', async ({ page, host }) => {
  await storeSession(page, host.url, 'bg')
  await page.goto(`${host.url}/leave-rating`)
  const row = page.getByRole('slider').locator('..')
  await expect(row).toBeVisible()
  expect((await row.boundingBox())?.height).toBe(44)
  const stars = await row.locator('svg').all()
  const sizes = await Promise.all(stars.map((star) => star.boundingBox()))
  expect(sizes.map((size) => [size?.width, size?.height])).toEqual(Array.from({ length: 5 }, () => [36, 36]))
})
