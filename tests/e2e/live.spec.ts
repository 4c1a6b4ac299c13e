import type { Browser, Page } from '@playwright/test'
import { card, joinDesk, step } from './deskSection.ts'
import { expect, test, type Server } from './fixtures.ts'
import { elena, twoDishes } from './elena.ts'
import { orderStatus, orderTwoDishes } from './guest.ts'
import { text } from './texts.ts'

/** Opens the desk, and the app on a phone that has joined its sandbox and reads no list again by itself. */
async function joined(browser: Browser, desk: Page, host: Server): Promise<Page> {
  await desk.goto(`${host.url}/__demo/`)
  const phone = await joinDesk(browser, desk, host.url)
  await phone.context().route('**/config.json', async (route) => {
    const answer = await route.fetch()
    const given = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...given, statusRefreshSeconds: 0 } })
  })
  return phone
}

/** Hides a page or shows it, since pages of a headless browser are always visible. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

const accept = (desk: Page) => card(desk, twoDishes.twice).getByRole('button', { name: step('ACCEPTED') })

test(
  'a step at the desk, a moved clock and the next prospect show on the phone at once',
  { tag: '@all' },
  async ({ browser, page: desk, demoHost }) => {
    const phone = await joined(browser, desk, demoHost)
    await orderTwoDishes(phone, demoHost.url)
    await phone.goto(`${demoHost.url}/my-orders`)
    await expect(orderStatus(phone, text('myOrders:statuses.created'))).toBeVisible()
    await accept(desk).click()
    await expect(orderStatus(phone, text('myOrders:statuses.accepted'))).toBeVisible()

    await phone.goto(`${demoHost.url}/bar`)
    const moveTo = async (hour: string) => {
      const day = new Date().toISOString().slice(0, 10)
      const data = { now: `${day}T${hour}:30:00+02:00` }
      expect((await desk.request.put(`${demoHost.url}/__demo/clock`, { data })).ok()).toBe(true)
    }
    await moveTo('18')
    await expect(phone.getByText(/^Отворено сега/)).toBeVisible()
    await moveTo('03')
    await expect(phone.getByText(/^Затворено/)).toBeVisible()

    const stored = () => phone.evaluate(() => Object.keys(localStorage).filter((key) => /receipt|auth/.test(key)))
    expect((await stored()).length).toBeGreaterThan(1)
    await desk.request.post(`${demoHost.url}/__demo/reset`, { data: { language: 'es' } })
    const enter = text('begin:enterAs', 'es').replace('{{name}}', elena.fullName).replace('{{room}}', elena.roomNumber)
    await expect(phone.getByRole('button', { name: enter })).toBeVisible()
    expect(await stored()).toEqual([])
    await phone.getByRole('button', { name: enter }).click()
    await expect(phone).toHaveURL(`${demoHost.url}/`)
    const signedIn = desk.getByRole('listitem').filter({ hasText: text('desk:show.steps.signIn') })
    await expect(signedIn).toContainText(text('desk:show.steps.done'))
    await phone.context().close()
  },
)

test(
  'a hidden tab has no stream, and reads what it missed when it is shown',
  { tag: '@all' },
  async ({ browser, page: desk, demoHost }) => {
    const first = await joined(browser, desk, demoHost)
    await orderTwoDishes(first, demoHost.url)
    const second = await first.context().newPage()
    for (const tab of [first, second]) {
      await tab.goto(`${demoHost.url}/my-orders`)
      await expect(orderStatus(tab, text('myOrders:statuses.created'))).toBeVisible()
    }
    const streams = async () => {
      const answer = await desk.request.get(`${demoHost.url}/__demo/desk`)
      return ((await answer.json()) as { progress: { phones: number } }).progress.phones
    }
    await expect.poll(streams).toBe(2)
    await setHidden(first, true)
    await expect.poll(streams).toBe(1)
    await accept(desk).click()
    await expect(orderStatus(second, text('myOrders:statuses.accepted'))).toBeVisible()
    await expect(orderStatus(first, text('myOrders:statuses.created'))).toBeVisible()
    await setHidden(first, false)
    await expect(orderStatus(first, text('myOrders:statuses.accepted'))).toBeVisible()
    await first.context().close()
  },
)
