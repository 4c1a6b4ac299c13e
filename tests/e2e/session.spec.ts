import type { Page } from '@playwright/test'
import { chooseLogOut, elena, logOut, storeSession, signIn, tryToSignIn } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

/** Simulates a switch to another tab, because Playwright makes every page behave as focused. */
const leaveTab = (tab: Page) => tab.evaluate(() => window.dispatchEvent(new Event('blur')))

const refused = 'Не успяхме да потвърдим данните Ви за вход. Моля, свържете се с рецепцията.'
const problem = 'Възникна проблем при влизането'

test.describe('a login that fails', () => {
  test.use({ allowedOnConsole: [/Failed to load resource|login/i] })

  test('with wrong numbers asks the guest to contact the reception', async ({ page, host }) => {
    await page.goto(`${host.url}/login`)
    await tryToSignIn(page, { accountNumber: elena.accountNumber, roomNumber: '999' })
    await expect(page.getByRole('alert')).toContainText(refused)
    await expect(page).toHaveURL(/\/login$/)
  })

  test('without a response says that there was a problem, in the viewport of a phone in landscape', async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await page.route('**/api/customer/login', (route) => route.abort())
    await page.goto(`${host.url}/login`)
    await tryToSignIn(page)
    await expect(page.getByRole('alert')).toContainText(problem)
    await expect(page.getByRole('alert')).toBeInViewport()
    await page.unroute('**/api/customer/login')
    await signIn(page)
    await expect(page).toHaveURL(`${host.url}/`)
  })

  test('never logs the numbers', async ({ page, host }) => {
    const lines: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    await page.goto(`${host.url}/login`)
    await tryToSignIn(page, { accountNumber: 'secret-account', roomNumber: 'secret-room' })
    await expect(page.getByRole('alert')).toContainText(refused)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('\n')).not.toContain('secret')
  })
})

test.describe('an API on the app’s own origin', () => {
  test.use({ allowedOnConsole: [/Failed to load resource|login/i] })

  test('gets no cookies, and its 401 with WWW-Authenticate is an answer like any other', async ({
    page,
    context,
    recorder,
  }) => {
    const json = { type: 'application/json', text: '{}' }
    const challenge = 'Basic realm="Hotel"' // Spring Security's default
    recorder.replace('/config.json', { ...json, text: '{"COMPANION_BASE_JAVA_URL":"/api"}' })
    recorder.replace('/api/customer/login', { ...json, challenge })
    await context.addCookies([{ name: 'JSESSIONID', value: '1', url: recorder.url }])
    await page.goto(`${recorder.url}/login`)
    await tryToSignIn(page)
    await expect(page.getByRole('alert')).toContainText(refused)
    recorder.replace('/api/customer/login', null)
    recorder.replace('/api/orders/customer/1001', { ...json, challenge }) // which home reads
    await signIn(page)
    await expect(page.getByText(text('banners:signedOutTitle'))).toBeVisible()
    const cookies = ['GET', 'POST'].flatMap((method) => recorder.calls(method).map(({ cookie }) => cookie))
    expect(new Set(cookies)).toEqual(new Set([undefined]))
    expect(cookies.length).toBeGreaterThan(3)
  })
})

test('login without consent sends nothing, and the form says why', async ({ page, host }) => {
  await page.goto(`${host.url}/login`)
  const main = page.getByRole('main')
  await main.getByLabel(text('login:accountNumber')).fill(elena.accountNumber)
  await main.getByLabel(text('login:roomNumber')).fill(elena.roomNumber)
  await main.getByRole('button', { name: text('login:signIn') }).click()
  await expect(main.getByText(text('login:consentMissing'))).toBeVisible()
  await expect(main.getByRole('checkbox')).toBeFocused()
})

test('Log Out asks with the browser’s own dialog when the rest of the app never arrives', async ({ page, host }) => {
  await page.route('**/overlayComponents-*.js', () => undefined)
  await storeSession(page, host.url, 'bg', { once: true })
  await page.goto(host.url)
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.accept())
  await chooseLogOut(page)
  await asked
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth-storage')).catch(() => '')).toBeNull()
})

test('Log Out opens home, signed out, and removes the guest’s data', async ({ page, host }) => {
  await storeSession(page, host.url, 'bg', { once: true })
  await page.goto(`${host.url}/my-orders`)
  await logOut(page)
  await expect(page).toHaveURL(`${host.url}/`)
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(elena.fullName)
  await page.goto(`${host.url}/my-orders`)
  await expect(page).toHaveURL(/\/login$/)
})

test('Log Out asks about what was begun in another tab, and that tab is signed out too', async ({ page, host }) => {
  await storeSession(page, host.url, 'bg', { once: true })
  await page.goto(host.url)
  const other = await page.context().newPage()
  await other.goto(`${host.url}/report-problem`)
  await other.getByRole('textbox').fill('The tap drips')
  await expect(other.locator('html')).toHaveAttribute('data-loaded')
  await leaveTab(other)
  await chooseLogOut(page)
  const dialog = page.getByRole('dialog', { name: text('receipts:losses.title') })
  await expect(dialog.getByRole('term')).toHaveText([text('receipts:losses.draft-in-other-tab')])
  await expect(dialog.getByRole('definition')).toHaveText([text('receipts:losses.problem')])
  await dialog.getByRole('button', { name: text('receipts:losses.anyway') }).click()
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))
  await expect.poll(() => drafts().catch(() => ['on its way home'])).toEqual([])
  await expect(other).toHaveURL(`${host.url}/`)
})

test('Log Out does not ask about a tab that was closed, and asks about the one from which a tab was duplicated', async ({
  page,
  host,
}) => {
  const tabs = page.context()
  const beginReport = async (tab: Page) => {
    await tab.goto(`${host.url}/report-problem`)
    await tab.getByRole('main').getByRole('textbox').fill('The tap drips')
    await expect(tab.locator('html')).toHaveAttribute('data-loaded')
    await leaveTab(tab)
  }
  await storeSession(page, host.url, 'bg', { once: true })
  await page.goto(host.url)
  const closed = await tabs.newPage()
  await beginReport(closed)
  const written = () => page.evaluate(() => localStorage.getItem('companion-draft-tabs'))
  expect(await written()).not.toBeNull()
  await closed.close()
  await expect.poll(written).toBeNull()

  await beginReport(page)
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/report-problem'))
  const duplicate = await opened
  await expect(duplicate.getByRole('main').getByRole('textbox')).toHaveValue('The tap drips')
  await expect(duplicate.locator('html')).toHaveAttribute('data-loaded')
  await duplicate.getByRole('main').getByRole('textbox').fill('')
  await expect.poll(written).toContain('problem')
  await chooseLogOut(duplicate)
  const dialog = duplicate.getByRole('dialog', { name: text('receipts:losses.title') })
  await expect(dialog.getByRole('term')).toHaveText([text('receipts:losses.draft-in-other-tab')])
})

test.describe('a session that the hotel refuses', () => {
  test.use({ allowedOnConsole: [/Failed to load resource/] })

  test('opens home with a notice, and signing in leads back', async ({ page, host }) => {
    await storeSession(page, host.url, 'bg', { once: true })
    await page.route('**/api/orders/customer/*', (route) => route.fulfill({ status: 401, json: {} }))
    await page.goto(`${host.url}/my-orders`)
    await expect(page).toHaveURL(`${host.url}/`)
    await expect(page.getByText(text('banners:signedOutTitle'))).toBeVisible()
    await page.unroute('**/api/orders/customer/*')
    await page
      .getByRole('alert')
      .getByRole('link', { name: text('banners:signInAgain') })
      .click()
    await signIn(page)
    await expect(page).toHaveURL(/\/my-orders$/)
  })
})
