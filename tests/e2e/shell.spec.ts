import type { Page } from '@playwright/test'
import { deferred } from '#tests/support/deferred.ts'
import { expect, test, type Host } from './fixtures.ts'
import { text } from './texts.ts'

/** The message of index.html that the app has not loaded; hidden from screen readers until it is shown. */
const missing = (page: Page) => page.getByRole('alert').filter({ hasText: 'Приложението не се е заредило' })
const loading = (page: Page) => page.getByRole('status').filter({ hasText: text('common:loading') })

/** Taps "Try again" without injected faults, and expects the app. */
async function tryAgain(page: Page, host: Host): Promise<void> {
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Try again' }).tap()
  await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
  await expect(missing(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${host.url}/`)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the guest sees a message in the viewport, and no loading indicator', async ({ page, host }) => {
    await page.goto(host.url)
    await expect(page.getByText(/Включете JavaScript/)).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(/Turn on JavaScript/)).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(/Active JavaScript/)).toBeInViewport({ ratio: 1 })
    await expect(loading(page)).toHaveCount(0)
    await expect(missing(page)).toHaveCount(0)
  })
})

test('an app that is loaded and not yet rendered shows no message', async ({ page, host }) => {
  // The app waits for the configuration in this state for a second only, so the page notes its states.
  await page.addInitScript(() => {
    const states: (string | undefined)[] = []
    Object.assign(window, { states })
    new MutationObserver(() => states.push(document.documentElement.dataset['starting'])).observe(document, {
      subtree: true,
      attributeFilter: ['data-starting'],
    })
  })
  await page.route('**/config.json', () => {}) // never answered
  await page.goto(`${host.url}/login`)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'states') as string[])).toContain('app')
  await expect(loading(page)).toBeVisible()
  await expect(missing(page)).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'states') as string[])).not.toContain('failed')
})

test('a browser that is too old gets a message at once, and loads no script of the app', async ({ page, host }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'))
  await page.goto(host.url)
  await expect(missing(page)).toBeInViewport({ ratio: 1 })
  for (const hint of ['друг браузър', 'another browser', 'otro navegador'])
    await expect(missing(page)).toContainText(hint)
  await expect(loading(page)).toHaveCount(0)
  expect(requested).toContain('/config.json')
  expect(requested.filter((path) => /\/(?:index|react|libraries)-/.test(path))).toEqual([])
})

test.describe('a script of the first load that fails', () => {
  test.use({ allowedOnConsole: [/Failed to (load|fetch)|SyntaxError/] })

  const failures = {
    'is missing': { status: 404, body: 'Not found' },
    'is refused': { status: 500, body: 'no' },
    'is an HTML page': { status: 200, contentType: 'text/html', body: '<!doctype html>' },
    'has a syntax error': { status: 200, contentType: 'text/javascript', body: 'let new =' },
    'gets no response': undefined,
  }
  const cases = [
    ...Object.keys(failures).map((how) => ['index', how] as const),
    ['react', 'is missing'],
    ['libraries', 'gets no response'],
  ] as const

  for (const [script, how] of cases) {
    test(`${script} ${how}: the guest sees a message at once, and can try again`, async ({ page, host }) => {
      const answer = Object.entries(failures).find(([name]) => name === how)?.[1]
      await page.route(`**/assets/${script}-*.js`, (route) =>
        answer === undefined ? route.abort() : route.fulfill(answer),
      )
      await page.goto(host.url)
      await expect(missing(page)).toBeInViewport({ ratio: 1 })
      await expect(loading(page)).toHaveCount(0)
      await tryAgain(page, host)
    })
  }

  test('boot alone: the app opens without it', async ({ page, host }) => {
    await page.route(`${host.url}/`, async (route) => {
      const response = await route.fetch()
      const given = await response.text()
      const body = given.replace(/<script>.*?<\/script>/s, '')
      expect(body).not.toBe(given)
      await route.fulfill({ response, body })
    })
    await page.goto(host.url)
    await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
    await expect(missing(page)).toHaveCount(0)
  })

  const responses = {
    'is missing': { status: 404, contentType: 'text/plain', body: 'Not found' },
    'is missing, with a page': { status: 404, contentType: 'text/html', body: '<p>Not found' },
    'is the page of the app, as some hosts answer': {
      contentType: 'text/html',
      body: '<template lang="bg"></template>',
    },
  }
  for (const [how, response] of Object.entries(responses)) {
    test(`the prerendered home alone ${how}: the app opens without it`, async ({ page, host }) => {
      await page.route('**/assets/home-bg-*.html', (route) => route.fulfill(response))
      await page.goto(host.url)
      await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
      await expect(page.locator('#root')).not.toHaveAttribute('data-prerendered')
      await expect(missing(page)).toHaveCount(0)
    })
  }

  test('every script file: the guest sees a message at once, and can try again', async ({ page, host }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(host.url)
    await expect(missing(page)).toBeInViewport({ ratio: 1 })
    await expect(loading(page)).toHaveCount(0)
    await tryAgain(page, host)
  })

  const withoutAnswer = {
    'home, already shown': {
      path: '/',
      shown: (page: Page) => page.getByRole('listitem').getByRole('link', { name: text('home:modules.roomService') }),
    },
    'the loading state of a screen': { path: '/login', shown: loading },
  }
  for (const [name, { path, shown }] of Object.entries(withoutAnswer)) {
    test(`every script file, without an answer: the guest sees a message over ${name} after 20 seconds, and the app when they arrive`, async ({
      page,
      host,
    }) => {
      const { until: answered, release: answer } = deferred()
      await page.route(/\/assets\/(?!home-)[^/]*\.js$/, async (route) => {
        await answered
        await route.continue()
      })
      await page.goto(host.url + path, { waitUntil: 'commit' })
      await expect(shown(page)).toBeVisible()
      const advanceAnimations = (ms: number) =>
        page.evaluate((now) => document.getAnimations().forEach((each) => (each.currentTime = now)), ms)
      await advanceAnimations(19_000)
      await expect(shown(page)).toBeVisible()
      await expect(missing(page)).toHaveCount(0)
      await advanceAnimations(20_001)
      await expect(missing(page)).toBeInViewport({ ratio: 1 })
      await expect(loading(page)).toHaveCount(0)
      answer()
      await expect(missing(page)).toHaveCount(0)
      await expect(page.getByRole('link', { name: text('frame:skip') })).toBeAttached()
    })
  }
})
