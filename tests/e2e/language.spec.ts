import type { Page } from '@playwright/test'
import { choose, returnAs } from './guest.ts'
import { expect, test } from './hotel.ts'
import { languages, text, type Language } from './texts.ts'

/** What holds the texts of all screens but home. */
const textFiles = '**/assets/screens-*.js'

const names = { bg: /Български/, en: /English/, es: /Español/ } as const satisfies Record<Language, RegExp>

async function switchTo(page: Page, language: Language): Promise<void> {
  await page.locator('[aria-haspopup=menu]').first().click()
  await page.getByRole('menuitemradio', { name: names[language] }).click()
}

/** Switches through every language and back, and sees this text in each. */
async function speaksEach(page: Page, key: string): Promise<void> {
  for (const language of [...languages, 'bg'] as const) {
    await switchTo(page, language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('main').getByText(text(key, language), { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/\b(?:common|frame|boot|home|menus|roomService):\w/)).toHaveCount(0)
  }
}

// What the browser says of calls that fail.
test.use({ allowedOnConsole: [/Failed to load resource|application config/] })

for (const [path, key] of [
  ['/', 'home:quickAccess'],
  ['/login', 'login:title'],
  ['/bar', 'menus:bar.title'],
  ['/reception', 'reception:title'],
  ['/settings', 'settings:title'],
  ['/room-service', 'roomService:title'],
  ['/my-orders', 'myOrders:title'],
  ['/report-problem', 'reportProblem:title'],
  ['/no-such-page', 'notFound:title'],
] as const) {
  test(`${path} switches to every language without a network or a worker, from the moment it stands`, async ({
    page,
    context,
    host,
  }) => {
    if (path === '/login') await choose(page, 'bg')
    else await returnAs(page, host.url, 'bg')
    let stands = false
    await page.route('**/assets/*.js', (route) => (stands ? route.abort() : route.continue()))
    await page.goto(`${host.url}${path}`)
    await expect(page.getByRole('main').getByText(text(key), { exact: true }).first()).toBeVisible()
    stands = true
    await context.setOffline(true)
    await speaksEach(page, key)
  })
}

test('the app calls itself loaded once the texts of every screen are here', async ({ page, host }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(textFiles, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(textFiles)
  await page.goto(host.url)
  await asked
  await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
  await expect(page.locator('html[data-loaded]')).toHaveCount(0)
  release()
  await expect(page.locator('html[data-loaded]')).toHaveCount(1)
})

test('a first load that is cut midway leaves home in every language, and is finished when the network returns', async ({
  page,
  context,
  host,
}) => {
  await page.route(textFiles, (route) => route.abort())
  const asked = page.waitForRequest(textFiles)
  await page.goto(host.url)
  await asked
  await context.setOffline(true)
  await speaksEach(page, 'home:quickAccess')
  await expect(page.locator('html[data-loaded]')).toHaveCount(0)
  await page.unroute(textFiles)
  await context.setOffline(false)
  await expect(page.locator('html[data-loaded]')).toHaveCount(1)
})
