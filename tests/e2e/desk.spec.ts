import type { BrowserContext, Page } from '@playwright/test'
import { card, openDeskTab, section, step, switchOnAtDesk } from './deskSection.ts'
import { expect, test } from './fixtures.ts'
import { twoDishes } from './elena.ts'
import { orderStatus, orderTwoDishes, outcomeText } from './guest.ts'
import { submissions } from './submissions.ts'
import { text } from './texts.ts'
import { pointer } from './userDriver.ts'

// Injected faults fail to load.
test.use({ allowedOnConsole: [/Failed to load/] })

/** Opens the desk in a second page of the guest's browser. */
async function openDesk(context: BrowserContext, url: string): Promise<Page> {
  const desk = await context.newPage()
  await desk.setViewportSize({ width: 1280, height: 800 })
  await desk.goto(`${url}/__demo/`)
  await expect(section(desk, 'staff').getByRole('heading', { level: 2 })).toBeVisible()
  return desk
}

async function expectStatus(page: Page, url: string, words: string): Promise<void> {
  await page.goto(`${url}/my-orders`)
  await expect(orderStatus(page, words)).toBeVisible()
}

test('the desk shows an order, changes its status, which the guest sees, and applies a fault', async ({
  page,
  context,
  demoHost: host,
}) => {
  const desk = await openDesk(context, host.url)
  await expect(section(desk, 'staff').getByText(text('desk:staff.none'))).toBeVisible()
  const openEarlier = section(desk, 'staff').getByRole('group').first()
  await openEarlier.click()
  // A reservation of today's evening is open until then.
  const count = Number(/\d+/.exec((await openEarlier.textContent()) ?? '')?.[0])
  expect(count).toBeGreaterThan(0)
  await expect(openEarlier.getByRole('listitem').filter({ has: desk.getByRole('heading') })).toHaveCount(count)
  await expect(openEarlier.getByText(text('myOrders:statuses.delivered'), { exact: true })).toHaveCount(0)
  await orderTwoDishes(page, host.url)
  const received = card(desk, twoDishes.twice).filter({ hasText: twoDishes.total })
  await expect(received).toContainText('Елена Петрова')
  await expect(received).toContainText(text('desk:staff.payments.room'))
  await desk.bringToFront()
  await received.getByRole('button', { name: step('ACCEPTED') }).click()
  await expect(received.getByRole('button', { name: step('PREPARING') })).toBeVisible()
  await expectStatus(page, host.url, text('myOrders:statuses.accepted'))
  await received.getByRole('button', { name: step('PREPARING') }).click()
  await received.getByRole('button', { name: step('ON_THE_WAY') }).click()
  await received.getByRole('button', { name: step('DELIVERED') }).click()
  await expect(received.getByRole('button')).toHaveCount(0)
  await expectStatus(page, host.url, text('myOrders:statuses.delivered'))

  await page.goto(`${host.url}/request-amenities`)
  await desk.bringToFront()
  await switchOnAtDesk(desk, 'refuse-next-post')
  await page.bringToFront()
  await submissions.find(({ kind }) => kind === 'request')?.send(pointer(page))
  await expect(outcomeText(page, 'request', 'not-accepted')).toBeVisible()
  await expect(section(desk, 'requestLog').getByRole('listitem').filter({ hasText: '422' }).first()).toBeVisible()
})

test(
  'the preflight check passes, warns of a closed kitchen, names the situation that makes it fail and says that no phone can join, and waits until no fault is on',
  { tag: '@all' },
  async ({ context, host }) => {
    const desk = await openDesk(context, host.url)
    const today = new Date().toISOString().slice(0, 10)
    const moved = await desk.request.put(`${host.url}/__demo/clock`, { data: { now: `${today}T00:30:00Z` } })
    expect(moved.ok()).toBe(true)
    await openDeskTab(desk, 'direct')
    const check = section(desk, 'preflight')
    const results = (which: string) => check.getByText(text(`desk:preflight.${which}`), { exact: true })
    await check.getByRole('button', { name: text('desk:preflight.start') }).click()
    await expect(results('good')).toHaveCount(11)
    await expect(check.getByText(/кухнята е затворена/)).toBeVisible()
    const dinner = text('desk:clock.dinner').replace('{{time}}', '19:30')
    await section(desk, 'clock').getByRole('button', { name: dinner }).click()
    await expect(check.getByText(/кухнята е затворена/)).toBeHidden()
    await expect(section(desk, 'clock').getByText(/ г\., 19:3\d/)).toBeVisible()
    await expect(check.getByText(text('desk:sandbox.noPhones'))).toBeVisible()
    await desk.request.post(`${host.url}/__demo/scenarios/a hotel without menus`)
    await check.getByRole('button', { name: text('desk:preflight.start') }).click()
    await expect(check.getByRole('status').filter({ hasText: /19:3\d/ })).toBeVisible() // by the hotel's clock
    const menus = check.getByRole('listitem').filter({ hasText: text('desk:preflight.flows.menus') })
    await expect(menus).toContainText(
      text('desk:preflight.because').replace('{{what}}', text('desk:faults.scenario.a hotel without menus')),
    )
    await switchOnAtDesk(desk, 'offline')
    await expect(check.getByRole('button', { name: text('desk:preflight.start') })).toBeDisabled()
    await expect(check.getByText(text('desk:faults.fault.offline.title'))).toBeVisible()
  },
)

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' })

  test(
    'the desk and its phones open in English unless another language was chosen, and it says while its host is away',
    { tag: '@all' },
    async ({ page, host }) => {
      await page.goto(`${host.url}/__demo/`)
      await expect(page.getByRole('heading', { name: text('desk:title', 'en') })).toBeVisible()
      await expect(page.getByRole('link', { name: text('desk:openApp', 'en') })).toHaveAttribute('href', /language=en/)
      await page.getByRole('button', { name: 'Български' }).click()
      await expect(page.getByRole('heading', { name: text('desk:title', 'bg') })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { name: text('desk:title', 'bg') })).toBeVisible()
      const lost = page.getByText(text('desk:connection.lost'))
      await page.route('**/__demo/**', (route) => route.abort())
      await expect(lost).toBeVisible()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await expect(lost).toHaveCount(0)
    },
  )
})
