import type { BrowserContext, Page } from '@playwright/test'
import { SESSION_KEY } from '#src/storage/keys.ts'
import { expect, switchOn, test, type Host } from './fixtures.ts'
import { elena } from './guest.ts'
import { languages, text, type Language } from './texts.ts'

/** Gives the sandbox of a presenter's browser the brand of a prospect, and returns the address of its QR code. */
async function joinAddress(presenter: BrowserContext, host: Host): Promise<string> {
  const desk = await presenter.newPage()
  await desk.goto(`${host.url}/__demo/`)
  const brand = { name: 'Grand Hotel Riviera', color: '#7a1f3d', headerImage: '/pictures/idea-rila.svg' }
  expect((await desk.request.put(`${host.url}/__demo/brand`, { data: brand })).ok()).toBe(true)
  const sandbox = (await presenter.cookies()).find(({ name }) => name === 'sandbox')?.value ?? ''
  await desk.close()
  return `${host.url}/__demo/begin/?join=${sandbox}`
}

const withPhone = test.extend<{ join: string; presenter: BrowserContext }>({
  presenter: async ({ browser }, use) => {
    const presenter = await browser.newContext()
    await use(presenter)
    await presenter.close()
  },
  join: async ({ presenter, host }, use) => use(await joinAddress(presenter, host)),
})

function enterAs(page: Page, { fullName, roomNumber }: typeof elena, language: Language) {
  const name = text('begin:enterAs', language).replace('{{name}}', fullName).replace('{{room}}', roomNumber)
  return page.getByRole('button', { name })
}

const sessionOf = (page: Page) => page.evaluate((key) => window.localStorage.getItem(key), SESSION_KEY)
const languageNames = { bg: 'Български', en: 'English', es: 'Español' }
const henry = { accountNumber: '100869', roomNumber: '610', fullName: 'Henry Ashcroft' }

for (const language of languages) {
  withPhone(
    `a phone that has scanned the code enters as a guest with one press: ${language}`,
    async ({ page, host, join }) => {
      await page.goto(join)
      await expect(page.getByRole('heading', { level: 1, name: 'Grand Hotel Riviera' })).toBeVisible()
      await expect(page.getByRole('button', { name: languageNames.bg })).toHaveAttribute('aria-pressed', 'true')
      await expect
        .poll(() =>
          page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--header-picture')),
        )
        .toContain('idea-rila.svg')
      expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--brand-color'))).toBe(
        '#7a1f3d',
      )
      await page.getByRole('button', { name: languageNames[language] }).click()
      await enterAs(page, elena, language).click()
      await expect(page).toHaveURL(`${host.url}/`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1, name: 'Grand Hotel Riviera' })).toBeVisible()
      await page.goto(`${host.url}/my-orders`)
      await expect(page.getByRole('main').getByText(/2117/)).toBeVisible()
    },
  )
}

withPhone('another guest is in the folded list, and takes the place of the first one', async ({ page, host, join }) => {
  await page.goto(join)
  await enterAs(page, elena, 'bg').click()
  await expect(page).toHaveURL(`${host.url}/`)
  await page.goBack()
  await expect(enterAs(page, henry, 'bg')).toBeHidden()
  await page.getByText(text('begin:others')).click()
  await enterAs(page, henry, 'bg').click()
  await expect(page).toHaveURL(`${host.url}/`)
  expect(await sessionOf(page)).toContain('Henry Ashcroft')
})

withPhone('whoever looks around without signing in is a visitor', async ({ page, host, join }) => {
  await page.goto(join)
  await page.getByRole('link', { name: text('begin:lookAround') }).click()
  await expect(page).toHaveURL(`${host.url}/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Grand Hotel Riviera' })).toBeVisible()
  expect(await sessionOf(page)).toBeNull()
})

withPhone('a reload of the page, and going back to it, leave the guest signed in', async ({ page, host, join }) => {
  await page.goto(join)
  await enterAs(page, elena, 'bg').click()
  await expect(page).toHaveURL(`${host.url}/`)
  await page.goBack()
  await expect(enterAs(page, elena, 'bg')).toBeVisible()
  await page.reload()
  await expect(enterAs(page, elena, 'bg')).toBeVisible()
  expect(await sessionOf(page)).toContain(elena.fullName)
})

withPhone('the desk sees the phone on this page, which follows the brand', async ({ page, presenter, host, join }) => {
  await page.goto(join)
  await expect(page.getByRole('heading', { name: 'Grand Hotel Riviera' })).toBeVisible()
  const progress = async () => {
    const answer = await presenter.request.get(`${host.url}/__demo/desk`)
    return ((await answer.json()) as { progress: { done: { scan: boolean } } }).progress.done.scan
  }
  await expect.poll(progress).toBe(true)
  await presenter.request.put(`${host.url}/__demo/brand`, { data: { name: 'Hotel Aurora' } })
  await expect(page.getByRole('heading', { name: 'Hotel Aurora' })).toBeVisible()
})

withPhone.describe('a hotel that cannot be reached', () => {
  withPhone.use({ allowedOnConsole: [/Failed to load/] })

  withPhone('is said so on the page, and a guest can try again', async ({ page, host, join }) => {
    await page.goto(join)
    await expect(enterAs(page, elena, 'bg')).toBeVisible()
    await switchOn(page, host, 'offline')
    await enterAs(page, elena, 'bg').click()
    await expect(page.getByRole('alert')).toContainText(text('begin:notEntered'))
    await page.request.delete(`${host.url}/__demo/faults/offline`)
    await enterAs(page, elena, 'bg').click()
    await expect(page).toHaveURL(`${host.url}/`)
  })
})
