import type { Page } from '@playwright/test'
import { expect, test, type Host } from './hotel.ts'
import { text } from './texts.ts'

/** The words of index.html for an app that has not come; a guest's screen reader has them only once they show. */
const missing = (page: Page) => page.getByRole('alert').filter({ hasText: 'Приложението не се е заредило' })
const loading = (page: Page) => page.getByRole('status').filter({ hasText: text('common:loading') })

/** The guest taps "try again", and the app opens. */
async function tryAgain(page: Page, host: Host): Promise<void> {
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Try again' }).tap()
  await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
  await expect(missing(page)).toHaveCount(0)
  await expect(page).toHaveURL(`${host.url}/`)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the guest is told so where they look, and not that something is loading', async ({ page, host }) => {
    await page.goto(host.url)
    await expect(page.getByText(/включете JavaScript/)).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(/turn on JavaScript/)).toBeInViewport({ ratio: 1 })
    await expect(loading(page)).toHaveCount(0)
    await expect(missing(page)).toHaveCount(0)
  })
})

test('an app that has come and has yet to draw is not said to be missing', async ({ page, host }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(host.url)
  await expect(loading(page)).toBeVisible()
  await expect(missing(page)).toHaveCount(0)
})

test.describe('a script of the first load that fails', () => {
  test.use({ allowedOnConsole: [/Failed to load|^thrown: Unexpected/] })

  const failures = {
    'is missing': { status: 404, body: 'Not found' },
    'is refused': { status: 500, body: 'no' },
    'is a page instead': { status: 200, contentType: 'text/html', body: '<!doctype html>' },
    'is none that this browser can read': { status: 200, contentType: 'text/javascript', body: 'let new =' },
    'gets no answer': undefined,
  }
  const cases = [
    ...Object.keys(failures).map((how) => ['index', how] as const),
    ['react', 'is missing'],
    ['libraries', 'gets no answer'],
  ] as const

  for (const [script, how] of cases) {
    test(`${script} ${how}: the guest is told at once, and can try again`, async ({ page, host }) => {
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
    await page.route('**/assets/boot-*.js', (route) => route.abort())
    await page.goto(host.url)
    await expect(page.getByRole('heading', { name: text('home:quickAccess') })).toBeVisible()
    await expect(missing(page)).toHaveCount(0)
  })

  test('every one: the guest is told after a while', async ({ page, host }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(host.url)
    const waited = (ms: number) =>
      page.evaluate((now) => document.getAnimations().forEach((each) => (each.currentTime = now)), ms)
    await waited(19_000)
    await expect(loading(page)).toBeVisible()
    await expect(missing(page)).toHaveCount(0)
    await waited(20_001)
    await expect(missing(page)).toBeInViewport({ ratio: 1 })
    await expect(loading(page)).toHaveCount(0)
    await tryAgain(page, host)
  })
})
