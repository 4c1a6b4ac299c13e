import type { Page } from '@playwright/test'
import { deferred } from '#tests/support/deferred.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

/** The message of index.html that the app has not loaded; hidden from screen readers until it is shown. */
const missing = (page: Page) => page.getByRole('alert').filter({ hasText: 'Приложението не се е заредило' })
const loading = (page: Page) => page.getByRole('status').filter({ hasText: text('common:loading') })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the guest sees a message in the viewport, and no loading indicator',
    { tag: '@all' },
    async ({ page, host }) => {
      await page.goto(host.url)
      await expect(page.getByText(/Включете JavaScript/)).toBeInViewport({ ratio: 1 })
      await expect(page.getByText(/Turn on JavaScript/)).toBeInViewport({ ratio: 1 })
      await expect(page.getByText(/Active JavaScript/)).toBeInViewport({ ratio: 1 })
      await expect(loading(page)).toHaveCount(0)
      await expect(missing(page)).toHaveCount(0)
    },
  )
})

test('a browser that is too old gets a message at once, and loads no script of the app', async ({ page, host }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'))
  await page.goto(host.url)
  await expect(page.locator('html')).toHaveAttribute('data-starting', 'failed')
  await expect(missing(page)).toBeInViewport({ ratio: 1 })
  for (const hint of ['друг браузър', 'another browser', 'otro navegador'])
    await expect(missing(page)).toContainText(hint)
  await expect(loading(page)).toHaveCount(0)
  expect(requested).toContain('/config.json')
  expect(requested.filter((path) => /\/(?:index|react|libraries)-/.test(path))).toEqual([])
})

test.describe('a script of the first load that fails', () => {
  test.use({ allowedOnConsole: [/Failed to (load|fetch)|SyntaxError/] })

  const failures = [
    ['index', 'is an HTML page', { contentType: 'text/html', body: '<!doctype html>' }],
    ['react', 'is missing', { status: 404, body: 'Not found' }],
    ['libraries', 'gets no response', undefined],
  ] as const

  for (const [script, how, answer] of failures) {
    const title = `${script} ${how}: the guest sees a message at once, and can try again`
    test(title, { tag: script === 'index' ? [] : '@all' }, async ({ page, host }) => {
      await page.route(`**/assets/${script}-*.js`, (route) =>
        answer === undefined ? route.abort() : route.fulfill(answer),
      )
      await page.goto(host.url)
      await expect(page.locator('html')).toHaveAttribute('data-starting', 'failed')
      await expect(missing(page)).toBeInViewport({ ratio: 1 })
      await expect(loading(page)).toHaveCount(0)
      await page.unrouteAll()
      await page.getByRole('link', { name: 'Try again' }).tap()
      await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
      await expect(missing(page)).toHaveCount(0)
      await expect(page).toHaveURL(`${host.url}/`)
    })
  }

  test(
    'every script file, without an answer: a message over the loading state after 20 s, and the app when they arrive',
    { tag: '@all' },
    async ({ page, host }) => {
      const { until: answered, release: answer } = deferred()
      await page.route(/\/assets\/(?!home-)[^/]*\.js$/, async (route) => {
        await answered
        await route.continue()
      })
      await page.goto(`${host.url}/login`, { waitUntil: 'commit' })
      await expect(loading(page)).toBeVisible()
      const advanceAnimations = (ms: number) =>
        page.evaluate((now) => document.getAnimations().forEach((each) => (each.currentTime = now)), ms)
      await advanceAnimations(1000)
      await expect(missing(page)).toHaveCount(0)
      await advanceAnimations(20_001)
      await expect(missing(page)).toBeInViewport({ ratio: 1 })
      await expect(loading(page)).toHaveCount(0)
      answer()
      await expect(missing(page)).toHaveCount(0)
      await expect(page.getByRole('link', { name: text('frame:skip') })).toBeAttached()
    },
  )
})
