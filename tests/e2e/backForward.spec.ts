import { logOut, storeSession } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

// Playwright disables the back/forward cache, which guests' browsers have.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

test('Back after Log Out opens the login, not the restored page', { tag: '@whole' }, async ({ page, host }) => {
  let restored = 0
  await page.exposeFunction('countPage', () => void (restored += 1))
  await page.addInitScript("addEventListener('pageshow', ({ persisted }) => persisted && countPage())")
  await storeSession(page, host.url, 'bg', { once: true })
  await page.goto(`${host.url}/my-orders`)
  await expect(page.getByText(/^Поръчка \d/).first()).toBeVisible()
  await logOut(page)
  await page.goBack({ waitUntil: 'commit' }) // Playwright reports no later event of a restored page.
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { level: 1, name: text('login:title') })).toBeVisible()
  await expect.poll(() => restored).toBe(1)
})
