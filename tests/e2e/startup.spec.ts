import type { Page } from '@playwright/test'
import { deferred } from '#tests/support/deferred.ts'
import { restoreNetwork } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

test('the first visit is in Bulgarian in a browser of any language, and a chosen language is stored', async ({
  page,
  host,
}) => {
  await page.goto(host.url)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'bg')
  await page.getByRole('button', { name: text('frame:language') }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Quick Access' })).toBeVisible()
  await expect(html).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Quick Access' })).toBeVisible()
})

test('an unknown path shows the not-found page with a link to home', async ({ page, host }) => {
  await page.goto(`${host.url}/no-such-page`)
  await expect(page.getByRole('heading', { level: 1, name: text('notFound:title') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: text('common:goHome') })
    .click()
  await expect(page).toHaveURL(`${host.url}/`)
})

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

  test('replaces the default picture when it is loaded, also after Back; the default stays when it cannot be loaded', async ({
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
    const hotelHeader = await header(page)
    await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link', { name: text('home:modules.reception') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: text('reception:title') })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
    expect(await header(page)).toBe(hotelHeader)
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

  test('config.json: a full page with the exact text without a response, and with an HTML page', async ({
    page,
    host,
  }) => {
    await page.route('**/config.json', (route) => route.abort())
    await page.goto(host.url)
    await expect(page.getByText('Failed to load config.json: network', { exact: true })).toBeVisible()
    await page.route('**/config.json', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
    )
    await page.getByRole('button', { name: text('common:retry') }).click()
    await expect(page.getByText('Failed to load config.json: 200', { exact: true })).toBeVisible()
  })

  test('configurations: a banner with the exact text over a working app, and Retry removes it', async ({
    page,
    host,
  }) => {
    await page.route('**/api/configurations', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto(`${host.url}/login`)
    const banner = page.getByText('Failed to load application config: 500', { exact: true })
    await expect(banner).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: text('login:title') })).toBeVisible()
    await page.unroute('**/api/configurations')
    await page.getByRole('button', { name: text('common:retry') }).click()
    await expect(banner).toHaveCount(0)
  })
})

test.describe('a demo link', () => {
  test.use({ serviceWorkers: 'allow', allowedOnConsole: [/Failed to load demo hotel/] })

  test('with an unknown scenario shows an error', async ({ page, demo }) => {
    await page.goto(`${demo.url}/?scenario=nope`)
    await expect(page.getByText(/^Failed to load demo hotel: .*nope/)).toBeVisible()
  })
})

test.describe('a screen that cannot be loaded without a network', () => {
  test.use({ allowedOnConsole: [/Failed to (load|fetch)|Unable to preload/] })

  test('keeps the frame, and opens on Retry when the network is back', async ({ page, context, host }) => {
    await page.goto(host.url)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
    await context.setOffline(true)
    await main
      .getByRole('listitem')
      .getByRole('link', { name: text('home:modules.roomService') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: text('banners:offlineTitle') })).toBeVisible()
    await expect(page.getByRole('button', { name: text('frame:menu.open') })).toBeVisible()
    await main.getByRole('button', { name: text('common:retry') }).click()
    await expect(main.getByText(text('banners:stillOffline'))).toBeVisible()
    await restoreNetwork(page)
    await main.getByRole('button', { name: text('common:retry') }).click()
    await expect(page.getByRole('heading', { level: 1, name: text('login:title') })).toBeVisible()
  })
})

test.describe('a screen whose file was removed by a deployment', () => {
  test.use({ allowedOnConsole: [/Failed to (load|fetch)|Unable to preload/] })

  for (const [how, answer] of [
    ['is missing', { status: 404, body: 'Not found' }],
    ['is an HTML page', { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
  ] as const) {
    test(`and ${how}: the page reloads once, shows a message, and opens the screen when the file exists`, async ({
      page,
      host,
    }) => {
      let requests = 0
      let loaded = 0
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loaded += 1
        if (/Reception-[^/]*js$/.test(request.url())) requests += 1
      })
      await page.route('**/assets/Reception-*.js', (route) => route.fulfill(answer))
      await page.goto(host.url)
      const main = page.getByRole('main')
      await main
        .getByRole('listitem')
        .getByRole('link', { name: text('home:modules.reception') })
        .click()
      await expect(main.getByRole('heading', { level: 1, name: text('banners:missingTitle') })).toBeVisible()
      expect(loaded).toBe(2)
      await main.getByRole('link', { name: text('common:goHome') }).click()
      const before = requests
      await main
        .getByRole('listitem')
        .getByRole('link', { name: text('home:modules.reception') })
        .click()
      await expect(main.getByRole('button', { name: text('common:retry') })).toBeVisible()
      expect([loaded, requests > before]).toEqual([2, true])
      await page.unroute('**/assets/Reception-*.js')
      await main.getByRole('button', { name: text('common:retry') }).click()
      await expect(page.getByRole('heading', { level: 1, name: text('reception:title') })).toBeVisible()
    })
  }

  test('with the texts of the screens: the page reloads once, then shows a message', async ({ page, host }) => {
    let loaded = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loaded += 1
    })
    await page.route('**/assets/screens-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.goto(`${host.url}/reception`)
    await expect(page.getByRole('heading', { level: 1, name: text('banners:missingTitle') })).toBeVisible()
    expect(loaded).toBe(2)
  })
})

test.describe('error reports', () => {
  test.use({ allowedOnConsole: [/RangeError|SyntaxError|^thrown: Elena/] })

  test('are sent for an uncaught error and a screen that crashed, without personal data', async ({ page, host }) => {
    const reports: unknown[] = []
    await page.route('**/reports', (route) => {
      reports.push(route.request().postDataJSON())
      return route.fulfill({ status: 204 })
    })
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        json: { ...((await answer.json()) as object), errorReportUrl: '/reports' },
      })
    })
    const body = "throw new RangeError('Elena in 305')"
    await page.route('**/assets/Reception-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
    await page.goto(`${host.url}/reception`)
    await expect(page.getByRole('heading', { level: 1, name: text('banners:crashTitle') })).toBeVisible()
    await page.evaluate(() =>
      queueMicrotask(() => {
        throw new SyntaxError('Elena in 305')
      }),
    )
    await expect.poll(() => reports.length).toBe(2)
    const [screen, uncaught] = reports
    expect(screen).toMatchObject({
      error: 'RangeError',
      route: '/reception',
      at: [expect.stringMatching(/^\/assets\/Reception-[^/]+\.js:1:7$/)],
    })
    expect(uncaught).toMatchObject({ error: 'SyntaxError', route: '/reception' })
    expect(JSON.stringify(reports)).not.toContain('Elena')
  })
})
