import type { Page } from '@playwright/test'
import { deferred } from '#tests/support/deferred.ts'
import { mendNetwork } from './guest.ts'
import { expect, test } from './hotel.ts'
import { text } from './texts.ts'

test('the first visit is Bulgarian whatever the phone says, and a choice is remembered', async ({ page, host }) => {
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

test('an address that does not exist says so and leads home', async ({ page, host }) => {
  await page.goto(`${host.url}/no-such-page`)
  await expect(page.getByRole('heading', { level: 1, name: text('notFound:title') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: text('common:goHome') })
    .click()
  await expect(page).toHaveURL(`${host.url}/`)
})

test('the file of the first screen is asked for while the configuration is on its way', async ({ page, host }) => {
  const { until: asked, release } = deferred()
  await page.route('**/assets/Login-*.js', (route) => {
    release()
    return route.continue()
  })
  await page.route('**/config.json', async (route) => {
    await asked
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

  /** What is seen of the header, which stands where it stood. */
  async function header(page: Page): Promise<string> {
    await page.evaluate(async () => {
      await document.fonts.ready
      await document.querySelector<HTMLImageElement>('.frame-picture')?.decode()
    })
    const hero = page.locator('.frame-hero')
    expect(await hero.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 352 })
    return (await hero.screenshot()).toString('base64')
  }

  async function openHome(page: Page, url: string): Promise<void> {
    await page.goto(url, { waitUntil: 'domcontentloaded' }) // A picture that does not come yet may hold back the rest.
    await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
  }

  test('takes the place of ours when it is here, also on the way back, and not before; ours stays when it cannot be had', async ({
    page,
    host,
  }) => {
    await openHome(page, host.url)
    const ours = await header(page)
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
    const asked = page.waitForRequest(`**${picture}`)
    await page.evaluate(() => localStorage.clear()) // A phone that was never here.
    await openHome(page, host.url)
    await asked
    expect(await header(page)).toBe(ours)
    release()
    await expect.poll(async () => (await header(page)) === ours).toBe(false)
    const theirs = await header(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: text('home:modules.reception') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: text('reception:title') })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
    expect(await header(page)).toBe(theirs)
    await page.route(`**${picture}`, (route) => route.fulfill({ status: 404 }))
    const missing = page.waitForResponse(`**${picture}`)
    await openHome(page, host.url)
    await missing
    expect(await header(page)).toBe(ours)
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

  test('config.json without an answer says network, and a page instead of it is a failure too', async ({
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

  test('that names an unknown scenario says so, instead of loading for ever', async ({ page, demo }) => {
    await page.goto(`${demo.url}/?scenario=nope`)
    await expect(page.getByText(/^Failed to load demo hotel: .*nope/)).toBeVisible()
  })
})

test.describe('a screen that cannot be fetched for want of a network', () => {
  test.use({ allowedOnConsole: [/Failed to (load|fetch)|Unable to preload/] })

  test('leaves the frame standing, and opens on Retry once the network is back', async ({ page, context, host }) => {
    await page.goto(host.url)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
    await context.setOffline(true)
    await main.getByRole('link', { name: text('home:modules.roomService') }).click()
    await expect(page.getByRole('heading', { level: 1, name: text('boot:offlineTitle') })).toBeVisible()
    await expect(page.getByRole('button', { name: text('frame:menu.open') })).toBeVisible()
    await main.getByRole('button', { name: text('common:retry') }).click()
    await expect(main.getByText(text('boot:stillOffline'))).toBeVisible()
    await mendNetwork(page)
    await main.getByRole('button', { name: text('common:retry') }).click()
    await expect(page.getByRole('heading', { level: 1, name: text('login:title') })).toBeVisible()
  })
})

test.describe('a screen whose file is gone after a deploy', () => {
  test.use({ allowedOnConsole: [/Failed to (load|fetch)|Unable to preload/] })

  for (const [how, answer] of [
    ['is missing', { status: 404, body: 'Not found' }],
    ['is a page instead', { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
  ] as const) {
    test(`and ${how}: the page is loaded again once and not in a loop, then says so, and opens once the file is there`, async ({
      page,
      host,
    }) => {
      let asked = 0
      let loaded = 0
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loaded += 1
        if (/Reception-[^/]*js$/.test(request.url())) asked += 1
      })
      await page.route('**/assets/Reception-*.js', (route) => route.fulfill(answer))
      await page.goto(host.url)
      const main = page.getByRole('main')
      await main.getByRole('link', { name: text('home:modules.reception') }).click()
      await expect(main.getByRole('heading', { level: 1, name: text('boot:missingTitle') })).toBeVisible()
      expect(loaded).toBe(2)
      await main.getByRole('link', { name: text('common:goHome') }).click()
      const before = asked
      await main.getByRole('link', { name: text('home:modules.reception') }).click()
      await expect(main.getByRole('button', { name: text('common:retry') })).toBeVisible()
      expect([loaded, asked > before]).toEqual([2, true])
      await page.unroute('**/assets/Reception-*.js')
      await main.getByRole('button', { name: text('common:retry') }).click()
      await expect(page.getByRole('heading', { level: 1, name: text('reception:title') })).toBeVisible()
    })
  }

  test('and so are the texts of the screens: the page is loaded again once, then says so', async ({ page, host }) => {
    let loaded = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loaded += 1
    })
    await page.route('**/assets/screens-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.goto(`${host.url}/reception`)
    await expect(page.getByRole('heading', { level: 1, name: text('boot:missingTitle') })).toBeVisible()
    expect(loaded).toBe(2)
  })
})

test.describe('a hotel that asks for errors', () => {
  test.use({ allowedOnConsole: [/RangeError|SyntaxError|^thrown: Elena/] })

  test('hears of one that nobody caught and of a screen that broke, without a word of the guest', async ({
    page,
    host,
  }) => {
    const heard: unknown[] = []
    await page.route('**/reports', (route) => {
      heard.push(route.request().postDataJSON())
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
    await expect(page.getByRole('heading', { level: 1, name: text('boot:crashTitle') })).toBeVisible()
    await page.evaluate(() =>
      queueMicrotask(() => {
        throw new SyntaxError('Elena in 305')
      }),
    )
    await expect.poll(() => heard.length).toBe(2)
    const [screen, uncaught] = heard
    expect(screen).toMatchObject({
      error: 'RangeError',
      route: '/reception',
      at: [expect.stringMatching(/^\/assets\/Reception-[^/]+\.js:1:7$/)],
    })
    expect(uncaught).toMatchObject({ error: 'SyntaxError', route: '/reception' })
    expect(JSON.stringify(heard)).not.toContain('Elena')
  })
})
