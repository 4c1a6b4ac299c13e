import type { Browser, Page } from '@playwright/test'
import { card, joinDesk, step } from './deskSection.ts'
import { orderStatus, elena, orderTwoDishes, signIn, twoDishes } from './guest.ts'
import { expect, test, type Host } from './fixtures.ts'
import { text } from './texts.ts'

/** Sooner than the app reads its lists by itself: every 20 s, less a fifth. */
const BEFORE_THE_NEXT_READ = { timeout: 12_000 }

/** Opens the desk, and the app on a phone that has joined its sandbox. */
async function joined(browser: Browser, desk: Page, host: Host): Promise<Page> {
  await desk.goto(`${host.url}/__demo/`)
  return joinDesk(browser, desk, host.url)
}

const accept = (desk: Page) => card(desk, twoDishes.twice).getByRole('button', { name: step('ACCEPTED') })

test('a step at the desk shows on the phone at once', async ({ browser, page: desk, demoHost }) => {
  const phone = await joined(browser, desk, demoHost)
  await orderTwoDishes(phone, demoHost.url)
  await phone.goto(`${demoHost.url}/my-orders`)
  await expect(orderStatus(phone, text('myOrders:statuses.created'))).toBeVisible()
  await accept(desk).click()
  await expect(orderStatus(phone, text('myOrders:statuses.accepted'))).toBeVisible(BEFORE_THE_NEXT_READ)
  await phone.context().close()
})

test.describe('without a host', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a step at the desk shows in the guest’s tab at once', async ({ page, context, demo }) => {
    await orderTwoDishes(page, demo.url)
    await page.goto(`${demo.url}/my-orders`)
    await expect(orderStatus(page, text('myOrders:statuses.created'))).toBeVisible()
    const desk = await context.newPage()
    await desk.goto(`${demo.url}/__demo/`)
    await accept(desk).click()
    await page.bringToFront()
    await expect(orderStatus(page, text('myOrders:statuses.accepted'))).toBeVisible(BEFORE_THE_NEXT_READ)
  })
})

test('the next prospect’s phone has nothing of the one before, and begins in the chosen language', async ({
  browser,
  page: desk,
  demoHost,
}) => {
  const phone = await joined(browser, desk, demoHost)
  await orderTwoDishes(phone, demoHost.url)
  const stored = () => phone.evaluate(() => Object.keys(localStorage).filter((key) => /receipt|auth/.test(key)))
  expect((await stored()).length).toBeGreaterThan(1)
  const response = await desk.request.post(`${demoHost.url}/__demo/reset`, { data: { language: 'es' } })
  expect(response.ok()).toBe(true)
  await expect(phone.getByText(text('frame:welcome', 'es'))).toBeVisible()
  expect(new URL(phone.url()).pathname).toBe('/')
  expect(await stored()).toEqual([])
  await phone.goto(`${demoHost.url}/login`)
  await expect(phone.getByRole('heading', { name: text('login:title', 'es') })).toBeVisible()
  await phone.context().close()
})

test('a phone that was closed forgets the prospect before when it opens the app again', async ({
  browser,
  page: desk,
  demoHost,
}) => {
  const phone = await joined(browser, desk, demoHost)
  await phone.goto(`${demoHost.url}/login`)
  await signIn(phone)
  await expect(phone.getByText(elena.fullName)).toBeVisible()
  await phone.goto('about:blank')
  await desk.request.post(`${demoHost.url}/__demo/reset`)
  await phone.goto(`${demoHost.url}/`)
  await expect(phone.getByText(text('frame:welcome'), { exact: true })).toBeVisible()
  await phone.context().close()
})

test('a moved clock moves the opening hints of an open phone', async ({ browser, page: desk, demoHost }) => {
  const phone = await joined(browser, desk, demoHost)
  await phone.goto(`${demoHost.url}/bar`)
  const moveTo = async (hour: string) => {
    const day = new Date().toISOString().slice(0, 10)
    const now = `${day}T${hour}:30:00+02:00`
    const response = await desk.request.put(`${demoHost.url}/__demo/clock`, { data: { now } })
    expect(response.ok()).toBe(true)
  }
  await moveTo('18')
  await expect(phone.getByText(/^Отворено сега/)).toBeVisible()
  await moveTo('03')
  await expect(phone.getByText(/^Затворено/)).toBeVisible()
  await phone.context().close()
})
