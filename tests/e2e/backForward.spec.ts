import type { Page } from '@playwright/test'
import { elena, logOut, returnAs, signIn } from './guest.ts'
import { expect, test } from './hotel.ts'
import { text } from './texts.ts'

// Playwright switches off what every guest's browser has: a page that is left sleeps, and Back wakes it as it was.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

const james = { accountNumber: '100318', roomNumber: '412', fullName: 'James Whitmore' }
const elsewhere = 'https://elsewhere.example/'
const words = 'Кранът в банята капе'

/** Counts how often this tab has woken a page: had none woken, a test would show nothing. */
async function countWaking(page: Page): Promise<() => number> {
  let woken = 0
  await page.exposeFunction('woke', () => void (woken += 1))
  await page.addInitScript("addEventListener('pageshow', ({ persisted }) => persisted && woke())")
  return () => woken
}

async function goBack(page: Page): Promise<void> {
  await page.bringToFront()
  await page.goBack({ waitUntil: 'commit' }) // Playwright takes note of no later event of a page that wakes.
}

test('Back after Log Out leads to the login, and not to what is left of a page', async ({ page, host }) => {
  const woken = await countWaking(page)
  await returnAs(page, host.url, 'bg', { once: true })
  await page.goto(`${host.url}/my-orders`)
  await expect(page.getByText(/^Поръчка \d/).first()).toBeVisible()
  await logOut(page)
  await goBack(page)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { level: 1, name: text('login:title') })).toBeVisible()
  expect(woken()).toBe(1)
})

test('Back from another site shows a guest who signed in meanwhile nothing of the one before', async ({
  page,
  context,
  host,
}) => {
  const woken = await countWaking(page)
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }))
  await returnAs(page, host.url, 'bg', { once: true })
  await page.goto(host.url)
  await expect(page.getByText(elena.fullName)).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: text('home:modules.reportProblem') })
    .click()
  await page.getByLabel(text('reportProblem:message')).fill(words)
  await page.goto(elsewhere)
  const other = await context.newPage()
  await other.goto(host.url)
  await logOut(other)
  await other.goto(`${host.url}/login`)
  await signIn(other, james)
  await goBack(page)
  await expect(page.getByLabel(text('reportProblem:message'))).toHaveValue('')
  await goBack(page)
  await expect(page.getByText(james.fullName)).toBeVisible()
  await expect(page.getByText(elena.fullName)).toHaveCount(0)
  expect(woken()).toBe(1)
})
