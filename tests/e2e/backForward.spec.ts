import type { Page } from '@playwright/test'
import { elena } from './elena.ts'
import { logOut, storeSession, signIn, tile } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

// Playwright disables the back/forward cache, which guests' browsers have.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

const james = { accountNumber: '100318', roomNumber: '412', fullName: 'James Whitmore' }
const elsewhere = 'https://elsewhere.example/'
const words = 'Кранът в банята капе'

/** Counts how often this tab restored a page from the back/forward cache, which the tests require. */
async function countRestored(page: Page): Promise<() => number> {
  let restored = 0
  await page.exposeFunction('countPage', () => void (restored += 1))
  await page.addInitScript("addEventListener('pageshow', ({ persisted }) => persisted && countPage())")
  return () => restored
}

async function goBack(page: Page): Promise<void> {
  await page.bringToFront()
  await page.goBack({ waitUntil: 'commit' }) // Playwright reports no later event of a restored page.
}

test('Back after Log Out opens the login, not the restored page', { tag: '@whole' }, async ({ page, host }) => {
  const restored = await countRestored(page)
  await storeSession(page, host.url, 'bg', { once: true })
  await page.goto(`${host.url}/my-orders`)
  await expect(page.getByText(/^Поръчка \d/).first()).toBeVisible()
  await logOut(page)
  await goBack(page)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { level: 1, name: text('login:title') })).toBeVisible()
  await expect.poll(restored).toBe(1)
})

test(
  'Back from another site shows nothing of the earlier guest after another one has signed in',
  { tag: ['@whole', '@all'] },
  async ({ page, context, host }) => {
    const restored = await countRestored(page)
    await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }))
    await storeSession(page, host.url, 'bg', { once: true })
    await page.goto(host.url)
    await expect(page.getByText(elena.fullName)).toBeVisible()
    await tile(page, 'reportProblem').click()
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
    await expect.poll(restored).toBe(1)
  },
)
