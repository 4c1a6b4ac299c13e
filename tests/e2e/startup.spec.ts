import type { Page } from '@playwright/test'
import { deferred } from '#tests/support/deferred.ts'
import { expect, test } from './fixtures.ts'
import { restoreNetwork, tile } from './guest.ts'
import { text } from './texts.ts'

const reception = (page: Page) => page.getByRole('heading', { level: 1, name: text('reception:title') })

test('the file of the first screen is requested while the configuration is loading', async ({ page, host }) => {
  const { until: requested, release } = deferred()
  await page.route('**/assets/Login-*.js', (route) => {
    release()
    return route.continue()
  })
  await page.route('**/config.json', async (route) => {
    await requested
    await route.continue()
  })
  await page.goto(`${host.url}/login`)
  await expect(page.getByRole('heading', { level: 1, name: text('login:title') })).toBeVisible()
})

test.describe('the hotel’s own header picture', () => {
  test.use({ allowedOnConsole: [/Failed to load resource/] })

  const picture = '/hotel-header.svg'
  const red = {
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="red"/></svg>',
  }

  /** A screenshot of the header, which must not have moved. */
  async function header(page: Page): Promise<string> {
    await page.evaluate(() => document.fonts.ready)
    const hero = page.locator('.frame-hero')
    expect(await hero.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 220 })
    return (await hero.screenshot()).toString('base64')
  }

  async function openHome(page: Page, url: string): Promise<void> {
    await page.goto(url, { waitUntil: 'domcontentloaded' }) // The picture may still be loading.
    await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
  }

  test('replaces the default picture when it is loaded; the default stays when it cannot be loaded', async ({
    page,
    host,
  }) => {
    await openHome(page, host.url)
    const defaultHeader = await header(page)
    await page.route('**/api/configurations', async (route) => {
      const answer = await route.fetch()
      const given = (await answer.json()) as object[]
      await route.fulfill({ json: given.map((each) => ({ ...each, brand: { headerImage: picture } })) })
    })
    const { until, release } = deferred()
    await page.route(`**${picture}`, async (route) => {
      await until
      await route.fulfill(red)
    })
    const requested = page.waitForRequest(`**${picture}`)
    await page.evaluate(() => localStorage.clear()) // as on a first visit
    await openHome(page, host.url)
    await requested
    expect(await header(page)).toBe(defaultHeader)
    release()
    await expect.poll(async () => (await header(page)) === defaultHeader).toBe(false)
    await page.route(`**${picture}`, (route) => route.fulfill({ status: 404 }))
    const missing = page.waitForResponse(`**${picture}`)
    await openHome(page, host.url)
    await missing
    expect(await header(page)).toBe(defaultHeader)
  })
})

test.describe('a configuration that fails', () => {
  test.use({ allowedOnConsole: [/Failed to load/] })

  test('config.json: a full page with the exact text, and Retry opens the app', async ({ page, host }) => {
    await page.route('**/config.json', (route) => route.fulfill({ status: 503, body: 'no' }))
    await page.goto(host.url)
    await expect(page.getByText('Failed to load config.json: 503', { exact: true })).toBeVisible()
    await page.unroute('**/config.json')
    await page.getByRole('button', { name: text('common:retry') }).click()
    await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
  })
})

test.describe('a screen that cannot be loaded', () => {
  test.use({ allowedOnConsole: [/Failed to (load|fetch)|Unable to preload/] })

  test('without a network keeps the frame, and opens on Retry when the network is back', async ({
    page,
    context,
    host,
  }) => {
    await page.goto(host.url)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
    await context.setOffline(true)
    await tile(page, 'roomService').click()
    await expect(page.getByRole('heading', { level: 1, name: text('banners:offlineTitle') })).toBeVisible()
    await expect(page.getByRole('button', { name: text('frame:menu.open') })).toBeVisible()
    await main.getByRole('button', { name: text('common:retry') }).click()
    await expect(main.getByText(text('banners:stillOffline'))).toBeVisible()
    await restoreNetwork(page)
    await main.getByRole('button', { name: text('common:retry') }).click()
    await expect(page.getByRole('heading', { level: 1, name: text('login:title') })).toBeVisible()
  })

  test('because a deployment removed its file: the page reloads once, shows a message, and opens the screen when the file exists', async ({
    page,
    host,
  }) => {
    let loaded = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loaded += 1
    })
    await page.route('**/assets/Reception-*.js', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    )
    await page.goto(host.url)
    await tile(page, 'reception').click()
    await expect(page.getByRole('heading', { level: 1, name: text('banners:missingTitle') })).toBeVisible()
    expect(loaded).toBe(2)
    await page.unroute('**/assets/Reception-*.js')
    await page
      .getByRole('main')
      .getByRole('button', { name: text('common:retry') })
      .click()
    await expect(reception(page)).toBeVisible()
    expect(loaded).toBe(2)
  })
})

test.describe('error reports', () => {
  test.use({ allowedOnConsole: [/RangeError/] })

  test('are sent for a screen that crashed, without personal data', async ({ page, host }) => {
    const reports: unknown[] = []
    await page.route('**/reports', (route) => {
      reports.push(route.request().postDataJSON())
      return route.fulfill({ status: 204 })
    })
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch()
      const given = (await answer.json()) as object
      await route.fulfill({ response: answer, json: { ...given, errorReportUrl: '/reports' } })
    })
    const body = "throw new RangeError('Elena in 305')"
    await page.route('**/assets/Reception-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
    await page.goto(`${host.url}/reception`)
    await expect(page.getByRole('heading', { level: 1, name: text('banners:crashTitle') })).toBeVisible()
    await expect.poll(() => reports).toHaveLength(1)
    const at: unknown = expect.stringMatching(/^\/assets\/Reception-[^/]+\.js:1:7$/)
    expect(reports).toMatchObject([{ error: 'RangeError', route: '/reception', at: [at] }])
    expect(JSON.stringify(reports)).not.toContain('Elena')
  })
})
