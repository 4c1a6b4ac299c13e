import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  chooseLogOut,
  finalize,
  orderButton,
  outcomeText,
  sentOrders,
  signIn,
  storeSession,
  toLastStep,
} from './guest.ts'
import { text } from './texts.ts'

test.use({ allowedOnConsole: [/Failed to load resource/] })

/** Opens a second tab with the same history entry, as "Duplicate tab" does. */
async function duplicate(page: Page, context: BrowserContext): Promise<Page> {
  const second = await context.newPage()
  await page.waitForFunction(() => JSON.stringify(window.history.state).includes('submissionId'))
  const [address, state] = await page.evaluate(() => [window.location.href, window.history.state as unknown] as const)
  await second.goto(new URL('/hotel-information', address).href)
  await second.evaluate(([url, copied]) => window.history.replaceState(copied, '', url), [address, state] as const)
  await second.reload()
  return second
}

/**
 * Presses the order buttons of two tabs at once. Dispatches events, because a mouse click waits until a tab
 * is drawn, and one is in the background. Both buttons are located first, since a press in one tab may navigate the other.
 */
async function pressBoth(...pages: Page[]): Promise<void> {
  const buttons = await Promise.all(pages.map((page) => orderButton(page).elementHandle()))
  await Promise.all(buttons.map((button) => button?.dispatchEvent('click')))
}

test('one order is sent from a tab and its duplicate, two from two carts', async ({ page, context, recorder }) => {
  await page.goto(`${recorder.url}/room-service`)
  await signIn(page)
  await toLastStep(page)
  const second = await duplicate(page, context)
  await expect(orderButton(second)).toBeVisible()
  const expectBoth = async () => {
    for (const tab of [page, second]) await expect(outcomeText(tab, 'order', 'confirmed')).toBeVisible()
  }
  await pressBoth(page, second)
  await expectBoth()
  expect(sentOrders(recorder)).toHaveLength(1)

  await finalize(page, recorder.url)
  await finalize(second, recorder.url)
  await pressBoth(page, second)
  await expectBoth()
  expect(sentOrders(recorder)).toHaveLength(3)
})

test(
  'Log Out asks about what was begun in another tab, also when it is a duplicate, but not when it was closed',
  { tag: '@all' },
  async ({ page, context, host }) => {
    const beginReport = async (tab: Page) => {
      await tab.goto(`${host.url}/report-problem`)
      await tab.getByRole('main').getByRole('textbox').fill('The tap drips')
      await expect(tab.locator('html')).toHaveAttribute('data-loaded')
      // As a switch to another tab: Playwright makes every page behave as focused.
      await tab.evaluate(() => window.dispatchEvent(new Event('blur')))
    }
    await storeSession(page, host.url, 'bg', { once: true })
    await page.goto(host.url)
    const closed = await context.newPage()
    await beginReport(closed)
    const begun = () => page.evaluate(() => localStorage.getItem('companion-draft-tabs'))
    expect(await begun()).not.toBeNull()
    await closed.close()
    await expect.poll(begun).toBeNull()

    await beginReport(page)
    const opened = page.waitForEvent('popup')
    await page.evaluate(() => void window.open('/report-problem'))
    const copy = await opened
    await expect(copy.getByRole('main').getByRole('textbox')).toHaveValue('The tap drips')
    await expect(copy.locator('html')).toHaveAttribute('data-loaded')
    await copy.getByRole('main').getByRole('textbox').fill('')
    await expect.poll(begun).toContain('problem')
    await chooseLogOut(copy)
    const dialog = copy.getByRole('dialog', { name: text('receipts:losses.title') })
    await expect(dialog.getByRole('term')).toHaveText([text('receipts:losses.draft-in-other-tab')])
    await dialog.getByRole('button', { name: text('receipts:losses.anyway') }).click()
    for (const tab of [copy, page]) await expect(tab).toHaveURL(`${host.url}/`)
    const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))
    await expect.poll(() => drafts().catch(() => ['on its way home'])).toEqual([])
  },
)
