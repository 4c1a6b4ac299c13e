import type { BrowserContext, Page } from '@playwright/test'
import type { DeskState } from '#mock-server/handlers/demo/desk.ts'
import { expect, test, type Server } from './fixtures.ts'
import { elena } from './elena.ts'
import { text, type Language } from './texts.ts'

/** Gives the sandbox of a presenter's browser the brand of a prospect, and returns the address of its QR code. */
async function joinAddress(presenter: BrowserContext, host: Server): Promise<string> {
  const desk = await presenter.newPage()
  await desk.goto(`${host.url}/__demo/`)
  const brand = { name: 'Grand Hotel Riviera' }
  expect((await desk.request.put(`${host.url}/__demo/hotel`, { data: { brand } })).ok()).toBe(true)
  const sandbox = (await presenter.cookies()).find(({ name }) => name === 'sandbox')?.value ?? ''
  await desk.close()
  return `${host.url}/__demo/begin/?join=${sandbox}`
}

function enterAs(page: Page, { fullName, roomNumber }: typeof elena, language: Language = 'bg') {
  const name = text('begin:enterAs', language).replace('{{name}}', fullName).replace('{{room}}', roomNumber)
  return page.getByRole('button', { name })
}

const riviera = (page: Page, name = 'Grand Hotel Riviera') => page.getByRole('heading', { level: 1, name })

test(
  'a phone that has scanned the code enters as a guest with one press, in the chosen language',
  { tag: '@all' },
  async ({ page, browser, host }) => {
    const presenter = await browser.newContext()
    await page.goto(await joinAddress(presenter, host))
    await expect(riviera(page)).toBeVisible()
    const progress = async () => {
      const answer = await presenter.request.get(`${host.url}/__demo/desk`)
      return ((await answer.json()) as DeskState).progress.done
    }
    await expect.poll(progress).toMatchObject({ scan: true, signIn: false })
    await presenter.request.put(`${host.url}/__demo/hotel`, { data: { brand: { name: 'Hotel Aurora' } } })
    await expect(riviera(page, 'Hotel Aurora')).toBeVisible()

    await presenter.request.post(`${host.url}/__demo/reset`, { data: { language: 'en', keepsBrand: true } })
    await expect(enterAs(page, elena, 'en')).toBeVisible()
    await page.getByRole('radio', { name: 'Español' }).check()
    await enterAs(page, elena, 'es').click()
    await expect(page).toHaveURL(`${host.url}/`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect.poll(progress).toMatchObject({ signIn: true })
    await expect(riviera(page, 'Hotel Aurora')).toBeVisible()
    await page.goto(`${host.url}/my-orders`)
    await expect(page.getByRole('main').getByText(/2117/)).toBeVisible()
    await presenter.close()
  },
)
