import type { Page } from '@playwright/test'
import { storeLanguage, storeSession } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

/** Records the requests of a page whose address matches `pattern`. */
function recordRequests(page: Page, pattern: RegExp): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) urls.push(request.url())
  })
  return urls
}

const reasons: readonly (readonly [string, (page: Page, url: string) => Promise<void>])[] = [
  [
    'the guest chose data saver',
    async (page, url) => {
      await page.goto(`${url}/settings`)
      await page.getByLabel(text('settings:data.saver')).check()
    },
  ],
  [
    'the browser saves data',
    (page) =>
      page
        .addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
        .then(() => undefined),
  ],
]

for (const [why, saveData] of reasons) {
  for (const [path, shows] of [
    ['/room-service', 'Таратор с орехи'],
    ['/restaurant-menu', 'Шопска салата'],
  ] as const) {
    test(`${why}: ${path} requests no photo until the guest asks for photos`, async ({ page, host }) => {
      await storeSession(page, host.url, 'bg')
      await saveData(page, host.url)
      const photos = recordRequests(page, /\/hotel-pictures\//)
      await page.goto(`${host.url}${path}`)
      await expect(page.getByText(shows).first()).toBeVisible()
      await expect(page.locator('img[src^="/hotel-pictures/"]')).toHaveCount(0)
      expect(photos).toEqual([])
      await page.getByRole('button', { name: text('frame:showPhotos') }).click()
      await expect.poll(() => photos.length).toBeGreaterThan(0)
      await expect(page.getByRole('button', { name: text('frame:showPhotos') })).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })
  }

  test(`${why}: home requests no pictures of tiles`, async ({ page, host }) => {
    await saveData(page, host.url)
    const pictures = recordRequests(page, /\/pictures\//)
    await page.goto(host.url)
    // What loads with the icons: the card for what is open now.
    await expect(page.getByRole('main').locator('[class*=card]')).toBeVisible()
    await expect(page.locator('li a > span > svg')).toHaveCount(14)
    expect(pictures).toEqual([])
  })

  test(`${why}: the widget with consent is not requested until the guest asks for it`, async ({ page, host }) => {
    await page.route('https://*.getyourguide.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await storeLanguage(page, 'bg')
    await page.addInitScript(() => {
      if (window === window.top) localStorage.setItem('companion-consent', '{"widget":true}')
    })
    await saveData(page, host.url)
    const widget = recordRequests(page, /activities-widget|getyourguide/)
    await page.goto(`${host.url}/activities`)
    const load = page.getByRole('button', { name: text('activities:tours.load') })
    await expect(load).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(widget).toEqual([])
    await load.click()
    await expect.poll(() => widget.length).toBeGreaterThan(0)
  })
}
