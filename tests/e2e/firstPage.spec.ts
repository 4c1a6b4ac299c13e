import type { Page } from '@playwright/test'
import hotel from '#fixtures/configuration.json' with { type: 'json' }
import { deferred } from '#tests/support/deferred.ts'
import { storeLanguage, storeSession } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { languages, text } from './texts.ts'

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
    [...document.querySelectorAll<HTMLElement>('main li a')].map((tile) => [tile.offsetLeft, tile.offsetTop]),
  )
}

/** Marks the tiles that stand there, to recognise them later. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const tile of document.querySelectorAll('main li a')) Object.assign(tile, { isPrerendered: true })
  })
}

/** Waits until the app has finished loading. Returns whether all its tiles are the marked ones. */
async function areHydrated(page: Page): Promise<boolean> {
  await expect(page.locator('html[data-loaded]')).toHaveCount(1)
  return page.evaluate(() => [...document.querySelectorAll('main li a')].every((tile) => 'isPrerendered' in tile))
}

/** `setting` is the app's text size in percent, `root` the font size that the guest has set in the browser. */
const displays = [
  { signedIn: false, theme: 'light', setting: '100', root: '' },
  { signedIn: true, theme: 'dark', setting: '130', root: '' },
  { signedIn: true, theme: 'light', setting: '100', root: '200%' },
] as const

test.describe('before the libraries', () => {
  test.use({ allowedOnConsole: [/Failed to load resource.*woff2/] })

  for (const language of languages) {
    for (const { signedIn, theme, setting, root } of displays) {
      const who = signedIn ? 'signed in' : 'signed out'
      test(`home stands there, and React hydrates it without a jump: ${language}, ${who}, ${theme}, text at ${root || `${setting}%`}`, async ({
        page,
        host,
      }) => {
        if (signedIn) await storeSession(page, host.url, language)
        else await storeLanguage(page, language)
        await page.addInitScript((display) => localStorage.setItem('companion-display', JSON.stringify(display)), {
          theme,
          text: setting,
        })
        await page.addInitScript((size) => {
          document.addEventListener('readystatechange', () => (document.documentElement.style.fontSize = size))
        }, root)
        // The arrival of the web font may wrap a text differently; this test is about hydration.
        await page.route('**/*.woff2', (route) => route.abort())
        const release = await delayScripts(page)
        await page.goto(host.url, { waitUntil: 'commit' })
        await expect(tiles(page).filter({ hasText: text('home:modules.roomService', language) })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page).toHaveTitle(hotel.settings.appNames[language])
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        if (signedIn) await expect(page.getByText('Елена Петрова')).toBeVisible()
        await tiles(page).nth(1).focus()
        await mark(page)
        const before = await positions(page)
        release()
        expect(await areHydrated(page)).toBe(true)
        expect(await positions(page)).toEqual(before)
        await expect(tiles(page).nth(1)).toBeFocused()
      })
    }
  }
})

test('a tap on a tile before the libraries are there opens its screen as soon as they are', async ({ page, host }) => {
  await storeSession(page, host.url, 'bg')
  const release = await delayScripts(page)
  await page.goto(host.url, { waitUntil: 'commit' })
  const tile = tiles(page).filter({ hasText: text('home:modules.roomService') })
  await tile.tap()
  await expect(tile).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(`${host.url}/`)
  const navigations: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && navigations.push(request.url()))
  release()
  await expect(page.getByRole('heading', { level: 1, name: text('roomService:title') })).toBeVisible()
  expect(navigations).toEqual([])
})

test('a tap on a tile opens its page when the libraries have not arrived after 20 s', async ({ page, host }) => {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 20_000
  })
  const release = await delayScripts(page)
  await page.goto(host.url, { waitUntil: 'commit' })
  await tiles(page)
    .filter({ hasText: text('home:modules.breakfast') })
    .tap()
  await expect(page).toHaveURL(`${host.url}/breakfast`)
  release()
})

test('home paints its loading state in the guest’s language until the tiles are known', async ({ page, host }) => {
  await storeLanguage(page, 'es')
  await delayScripts(page)
  await page.route('**/api/configurations', () => {}) // never answered
  await page.goto(host.url, { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: text('common:loading', 'es') })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('home keeps the picture of its loading state, and React hydrates it', async ({ page, host }) => {
  const { until, release } = deferred()
  await page.route('**/api/configurations', async (route) => {
    await until
    await route.continue()
  })
  await page.goto(host.url, { waitUntil: 'commit' })
  const picture = page.locator('.frame-picture')
  await picture.evaluate((painted) => Object.assign(painted, { isPainted: true }))
  release()
  await expect(page.locator('html[data-loaded]')).toHaveCount(1)
  expect(await picture.evaluate((shown) => 'isPainted' in shown)).toBe(true)
})

/** The size of the header picture as far as its card shows it, in px. */
function shownPicture(page: Page): Promise<number[]> {
  return page.locator('.frame-card > .frame-picture').evaluate((picture) => {
    const box = picture.getBoundingClientRect()
    const card = picture.parentElement as HTMLElement
    const bottom = card.getBoundingClientRect().bottom - card.clientTop
    return [box.left, box.top, box.width, Math.min(box.bottom, bottom) - box.top]
  })
}

test('the loading page of a screen has its header picture where the screen has it, and none where it has none', async ({
  page,
  host,
}) => {
  await storeSession(page, host.url, 'bg')
  const release = await delayScripts(page)
  await page.goto(`${host.url}/my-orders`, { waitUntil: 'commit' })
  await expect(page.locator('.frame-title')).toBeVisible()
  await expect(page.locator('.frame-card')).toHaveCount(0)
  await page.goto(`${host.url}/room-service/`, { waitUntil: 'commit' })
  await expect(page.locator('.frame-card > .frame-title')).toBeVisible()
  const loading = await shownPicture(page)
  release()
  await expect(page.getByRole('heading', { level: 1, name: text('roomService:title') })).toBeVisible()
  expect(await shownPicture(page)).toEqual(loading)
})

test('a tap while React hydrates the page is performed once', async ({ page, host }) => {
  const release = await delayScripts(page)
  await page.goto(host.url, { waitUntil: 'commit' })
  await page.getByRole('button', { name: text('frame:language') }).waitFor()
  // React listens from here on, and has not rendered.
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      if (document.documentElement.dataset['starting'] !== 'rendering') return
      observer.disconnect()
      const buttons = [...document.querySelectorAll<HTMLElement>('#root button')]
      queueMicrotask(() => buttons.find(({ textContent }) => textContent.includes('BG'))?.click())
    }).observe(document.documentElement, { attributes: true })
  })
  release()
  await expect(page.getByRole('menu')).toBeVisible()
})

test('a tap on the menu button before the libraries are there opens the menu as soon as they are', async ({
  page,
  host,
}) => {
  const release = await delayScripts(page)
  await page.goto(host.url, { waitUntil: 'commit' })
  await page.getByRole('button', { name: text('frame:menu.open') }).tap()
  release()
  await expect(page.getByRole('dialog', { name: text('frame:menu.title') })).toBeVisible()
})

test.describe('an app that cannot be loaded', () => {
  test.use({ allowedOnConsole: [/Failed to (load|fetch)/] })

  test('leaves the tiles on the page, and a tapped one opens its page', async ({ page, host }) => {
    const { until, release } = deferred()
    await page.route('**/assets/index-*.js', async (route) => {
      await until
      await route.abort()
    })
    await page.goto(host.url, { waitUntil: 'commit' })
    const tile = tiles(page).filter({ hasText: text('home:modules.reception') })
    await tile.tap()
    const opened = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().endsWith('/reception'),
    )
    release()
    await opened
  })
})

test('a screen other than home paints its own loading page first', async ({ page, host }) => {
  const release = await delayScripts(page)
  await page.goto(`${host.url}/login`, { waitUntil: 'commit' })
  await expect(page.locator('.frame-bar')).toBeVisible()
  await expect(page.locator('.frame-hero')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: text('common:loading') })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: text('login:title') })).toBeVisible()
})

test('a configuration that changed since the last visit corrects the tiles, but not while one is tapped', async ({
  page,
  host,
}) => {
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
  const tile = tiles(page).filter({ hasText: text('home:modules.breakfast') })
  await expect(page.locator('html:not([data-starting])')).toHaveCount(1)
  await tile.hover()
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
})
