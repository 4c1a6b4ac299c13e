import type { Page } from '@playwright/test'
import { deferred } from '#tests/support/deferred.ts'
import { storeLanguage, storeSession } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { languages, text, type Language } from './texts.ts'

/** The file with the texts of all screens except home. */
const textFiles = '**/assets/screens-*.js'

const names = { bg: /Български/, en: /English/, es: /Español/ } as const satisfies Record<Language, RegExp>

async function switchTo(page: Page, language: Language): Promise<void> {
  await page.locator('[aria-haspopup=menu]').first().click()
  await page.getByRole('menuitemradio', { name: names[language] }).click()
}

/** Switches to every language and back, and expects this text in each. */
async function expectEveryLanguage(page: Page, key: string): Promise<void> {
  for (const language of [...languages, 'bg'] as const) {
    await switchTo(page, language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('main').getByText(text(key, language), { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/\b(?:common|frame|banners|home|menus|roomService):\w/)).toHaveCount(0)
  }
}

// The browser logs failed requests.
test.use({ allowedOnConsole: [/Failed to load resource|application config/] })

// Home, a screen for everyone and one for guests, because the texts of all screens except home are in one file.
for (const [path, key] of [
  ['/', 'home:quickAccess'],
  ['/login', 'login:title'],
  ['/my-orders', 'myOrders:title'],
] as const) {
  test(`${path} switches to every language without a network or a service worker, as soon as it is shown`, async ({
    page,
    context,
    host,
  }) => {
    if (path === '/login') await storeLanguage(page, 'bg')
    else await storeSession(page, host.url, 'bg')
    let isShown = false
    await page.route('**/assets/*.js', (route) => (isShown ? route.abort() : route.continue()))
    await page.goto(`${host.url}${path}`)
    await expect(page.getByRole('main').getByText(text(key), { exact: true }).first()).toBeVisible()
    // Home stands there before the app.
    await expect(page.locator('html[data-starting]')).toHaveCount(0)
    isShown = true
    await context.setOffline(true)
    await expectEveryLanguage(page, key)
  })
}

test('the app sets data-loaded when the texts of every screen are loaded', async ({ page, host }) => {
  const { until, release } = deferred()
  await page.route(textFiles, async (route) => {
    await until
    await route.continue()
  })
  const requested = page.waitForRequest(textFiles)
  await page.goto(host.url)
  await requested
  await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
  await expect(page.locator('html[data-loaded]')).toHaveCount(0)
  release()
  await expect(page.locator('html[data-loaded]')).toHaveCount(1)
})

test('an interrupted first load leaves home in every language, and is completed when the network returns', async ({
  page,
  context,
  host,
}) => {
  await page.route(textFiles, (route) => route.abort())
  const requested = page.waitForRequest(textFiles)
  await page.goto(host.url)
  await requested
  await context.setOffline(true)
  await expectEveryLanguage(page, 'home:quickAccess')
  await expect(page.locator('html[data-loaded]')).toHaveCount(0)
  await page.unroute(textFiles)
  await context.setOffline(false)
  await expect(page.locator('html[data-loaded]')).toHaveCount(1)
})
