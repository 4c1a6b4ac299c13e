import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { storeSession } from './guest.ts'
import { text } from './texts.ts'

/** Records the requests of a page whose address matches `pattern`. */
function recordRequests(page: Page, pattern: RegExp): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) urls.push(request.url())
  })
  return urls
}

test('with data saver no picture of a tile or a dish and no widget is requested until the guest asks for it', async ({
  page,
  host,
}) => {
  await page.route('https://*.getyourguide.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await storeSession(page, host.url, 'bg')
  await page.goto(`${host.url}/settings`)
  await page.getByLabel(text('settings:data.saver')).check()
  await page.getByRole('checkbox', { name: text('settings:widget.label') }).check()
  const requested = recordRequests(page, /\/hotel-pictures\/|\/pictures\/(?!idea-)|activities-widget|getyourguide/)

  await page.goto(host.url)
  // What loads with the icons: the card for what is open now.
  await expect(page.getByRole('main').locator('[class*=card]')).toBeVisible()
  await expect(page.locator('li a > span > svg')).toHaveCount(14)
  await page.goto(`${host.url}/activities`)
  await expect(page.getByRole('button', { name: text('activities:tours.load') })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.goto(`${host.url}/restaurant-menu`)
  await expect(page.getByText('Шопска салата').first()).toBeVisible()
  expect(requested).toEqual([])
  await page.getByRole('button', { name: text('frame:showPhotos') }).click()
  await expect.poll(() => requested.length).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: text('frame:showPhotos') })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
