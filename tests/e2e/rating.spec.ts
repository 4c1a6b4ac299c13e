import type { Page } from '@playwright/test'
import { returnAs, said } from './guest.ts'
import { touch, keyboard } from './userDriver.ts'
import { expect, test } from './hotel.ts'
import { text } from './texts.ts'

// The guest has not rated yet, and the hotel says so with a 404.
test.use({ allowedOnConsole: [/404.*customers\/rating/] })

const publicMessage = (page: Page) => page.getByRole('textbox', { name: text('leaveRating:public') })

test('at 3 stars the public message goes, and is sent empty', async ({ page, host, heard }) => {
  await returnAs(page, host.url, 'bg')
  await page.goto(`${heard.url}/leave-rating`)
  const hand = touch(page)
  await hand.rate(4)
  await hand.write(text('leaveRating:public'), 'Хубава гледка')
  await hand.rate(3)
  await expect(publicMessage(page)).toHaveCount(0)
  await hand.rate(2.5)
  await hand.press('button', text('leaveRating:next'))
  await expect(page).toHaveURL(/\/leave-rating\/success$/)
  await expect(said(page, 'rating', 'confirmed')).toBeVisible()
  expect(heard.calls('POST')).toMatchObject([{ body: { ratingValue: 2.5, internalMessage: '', publicMessage: '' } }])
})

for (const [withWhat, handOf] of Object.entries({ 'a finger': touch, 'the keyboard alone': keyboard })) {
  test(`above 4 stars, with ${withWhat}: Yes opens the maps in a tab that cannot reach back`, async ({
    page,
    context,
    host,
  }) => {
    await context.route(/google/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>maps</title>' }))
    await returnAs(page, host.url, 'bg')
    await page.goto(`${host.url}/leave-rating`)
    const hand = handOf(page)
    await hand.rate(4.5)
    await hand.press('button', text('leaveRating:next'))
    const dialog = page.getByRole('dialog', { name: text('leaveRating:prompt.title') })
    await expect(dialog).toBeVisible()
    const opened = context.waitForEvent('page')
    await hand.press('button', text('leaveRating:prompt.yes'))
    const maps = await opened
    await expect(maps).toHaveURL(/^https:\/\/www\.google\.com\/maps\/.*%D0%9B%D0%B8%D0%BF%D0%BE%D0%B2/)
    expect(await maps.evaluate(() => window.opener as unknown)).toBeNull()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/leave-rating\/success$/)
  })
}

test('after 10 seconds the thanks lead home, and not before', async ({ page, host }) => {
  await page.clock.install()
  await returnAs(page, host.url, 'bg')
  await page.goto(`${host.url}/leave-rating`)
  const hand = touch(page)
  await hand.rate(3)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await hand.press('button', text('leaveRating:next'))
  await expect(said(page, 'rating', 'confirmed')).toBeVisible()
  await page.clock.runFor(9_500)
  await expect(page).toHaveURL(/\/leave-rating\/success$/)
  await page.clock.runFor(500)
  await expect(page).toHaveURL(`${host.url}/`)
})

test('what was rated before is there to be changed', async ({ page, host }) => {
  await returnAs(page, host.url, 'bg')
  await page.goto(`${host.url}/leave-rating`)
  const hand = touch(page)
  await hand.rate(3.5)
  await hand.write(text('leaveRating:public'), 'Хубава гледка')
  await hand.press('button', text('leaveRating:next'))
  await expect(said(page, 'rating', 'confirmed')).toBeVisible()
  await page.goto(`${host.url}/leave-rating`)
  await expect(page.getByRole('slider')).toHaveValue('3.5')
  await expect(publicMessage(page)).toHaveValue('Хубава гледка')
})
