import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { storeLanguage } from './guest.ts'
import { languages, text, type Language } from './texts.ts'

const names = { bg: /Български/, en: /English/, es: /Español/ } as const satisfies Record<Language, RegExp>

/** Switches to every language and back, and expects this text in each. */
async function expectEveryLanguage(page: Page, key: string): Promise<void> {
  for (const language of [...languages, 'bg'] as const) {
    await page.locator('[aria-haspopup=menu]').first().click()
    await page.getByRole('menuitemradio', { name: names[language] }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('main').getByText(text(key, language), { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/\b(?:common|frame|banners|home|menus|roomService):\w/)).toHaveCount(0)
  }
}

// The browser logs failed requests.
test.use({ allowedOnConsole: [/Failed to load resource|application config/] })

test(
  'a screen switches to every language without a network or a service worker, as soon as it is shown',
  { tag: '@all' },
  async ({ page, context, host }) => {
    await storeLanguage(page, 'bg')
    let isShown = false
    await page.route('**/assets/*.js', (route) => (isShown ? route.abort() : route.continue()))
    await page.goto(`${host.url}/login`)
    await expect(page.getByRole('heading', { level: 1, name: text('login:title') })).toBeVisible()
    isShown = true
    await context.setOffline(true)
    await expectEveryLanguage(page, 'login:title')
  },
)
