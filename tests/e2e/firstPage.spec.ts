import type { Page } from '@playwright/test'
import hotel from '#fixtures/configuration.json' with { type: 'json' }
import { deferred } from '#tests/support/deferred.ts'
import { elena } from './elena.ts'
import { appHasStarted, storeLanguage, storeSession, tile } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

/** Delays every script of the app, but not what shows the prerendered home, until the returned function is called. */
async function delayScripts(page: Page): Promise<() => void> {
  const { until, release } = deferred()
  await page.route(/\/assets\/(?!home-)[^/]*\.js$/, async (route) => {
    await until
    await route.continue()
  })
  return release
}

const tiles = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')

/** Where the tiles are, in px. */
function positions(page: Page): Promise<number[][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main li a')].map((each) => [each.offsetLeft, each.offsetTop]),
  )
}

test.describe('before the libraries', () => {
  test.use({ allowedOnConsole: [/Failed to load resource.*woff2/] })

  for (const [language, signedIn, theme, size] of [
    ['bg', false, 'light', '100'],
    ['es', true, 'dark', '130'],
  ] as const) {
    const title = `home stands there, and React hydrates it without a jump: ${language}, ${theme}, text at ${size} %`
    test(title, { tag: signedIn ? '@all' : [] }, async ({ page, host }) => {
      if (signedIn) await storeSession(page, host.url, language)
      else await storeLanguage(page, language)
      await page.addInitScript((display) => localStorage.setItem('companion-display', JSON.stringify(display)), {
        theme,
        text: size,
      })
      // The arrival of the web font may wrap a text differently; this test is about hydration.
      await page.route('**/*.woff2', (route) => route.abort())
      const release = await delayScripts(page)
      await page.goto(host.url, { waitUntil: 'commit' })
      await expect(tile(page, 'roomService', language)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page).toHaveTitle(hotel.settings.appNames[language])
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      if (signedIn) await expect(page.getByText(elena.fullName)).toBeVisible()
      await tiles(page).nth(1).focus()
      await page.evaluate(() => {
        for (const each of document.querySelectorAll('main li a')) Object.assign(each, { isPrerendered: true })
      })
      const before = await positions(page)
      release()
      await expect(page.locator('html[data-loaded]')).toHaveCount(1)
      const isHydrated = () => [...document.querySelectorAll('main li a')].every((each) => 'isPrerendered' in each)
      expect(await page.evaluate(isHydrated)).toBe(true)
      expect(await positions(page)).toEqual(before)
      await expect(tiles(page).nth(1)).toBeFocused()
    })
  }
})

test('a tap on a tile before the libraries are there opens its page, which starts there', async ({ page, host }) => {
  await storeSession(page, host.url, 'bg')
  const release = await delayScripts(page)
  await page.goto(host.url, { waitUntil: 'commit' })
  await tile(page, 'roomService').tap()
  await page.waitForURL(`${host.url}/room-service`, { waitUntil: 'commit' })
  release()
  await expect(page.getByRole('heading', { level: 1, name: text('roomService:title') })).toBeVisible()
})

test(
  'a configuration that changed since the last visit corrects the tiles, but not while one is tapped',
  { tag: '@all' },
  async ({ page, host }) => {
    await page.goto(host.url)
    await expect(page.locator('html[data-loaded]')).toHaveCount(1)
    const before = await tiles(page).allTextContents()
    const { until, release } = deferred()
    await page.route('**/api/configurations', async (route) => {
      const answer = await route.fetch()
      const [given] = (await answer.json()) as [{ deviceProfile: { contentModules: object[] } }]
      const contentModules = given.deviceProfile.contentModules
        .toReversed()
        .map((each, sortOrder) => ({ ...each, sortOrder }))
      await until
      await route.fulfill({ json: [{ ...given, deviceProfile: { contentModules } }] })
    })
    await page.reload({ waitUntil: 'commit' })
    const tapped = tile(page, 'breakfast')
    await appHasStarted(page)
    await tapped.hover()
    const places = await positions(page)
    await page.mouse.down()
    const stored = () => page.evaluate(() => localStorage.getItem('companion-config'))
    const lastGood = await stored()
    release()
    await expect.poll(stored).not.toBe(lastGood) // The app has the new configuration.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await positions(page)).toEqual(places)
    await page.mouse.up()
    await expect(page.getByRole('heading', { level: 1, name: text('menus:breakfast.title') })).toBeVisible()
    await page.goBack()
    await expect.poll(() => tiles(page).allTextContents()).not.toEqual(before)
  },
)
