import type { BrowserContext, Page } from '@playwright/test'
import { flowNames } from '#mock-server/desk/preflight.ts'
import { faultNames, type FaultName } from '#mock-server/faults.ts'
import { card, section, sendOrders, showFace, step, switchOnAtDesk } from './deskSection.ts'
import { orderStatus, orderTwoDishes, signIn, twoDishes } from './guest.ts'
import { touch } from './userDriver.ts'
import { expect, test } from './fixtures.ts'
import { submissions } from './submissions.ts'
import { text } from './texts.ts'

// Injected faults fail to load.
test.use({ allowedOnConsole: [/Failed to load|404.*customers\/rating/] })

const manyOrders = { accountNumber: '100869', roomNumber: '610', orders: 23 }

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

test('the desk shows an order, accepts it and changes its status, which the guest sees', async ({
  page,
  context,
  host,
}) => {
  const desk = await openDesk(context, host.url)
  await orderTwoDishes(page, host.url)
  const received = card(desk, twoDishes.twice).filter({ hasText: twoDishes.total })
  await expect(received).toContainText('Елена Петрова')
  await desk.bringToFront()
  await received.getByRole('button', { name: step('ACCEPTED') }).click()
  await expect(received.getByRole('button', { name: step('PREPARING') })).toBeVisible()
  await expectStatus(page, host.url, text('myOrders:statuses.accepted'))
  await received.getByRole('button', { name: step('PREPARING') }).click()
  await received.getByRole('button', { name: step('ON_THE_WAY') }).click()
  await received.getByRole('button', { name: step('DELIVERED') }).click()
  await expect(received.getByRole('button')).toHaveCount(0)
  await expectStatus(page, host.url, text('myOrders:statuses.delivered'))
})

test('the desk keeps its scroll position after a status step, and focuses the list when a card is removed', async ({
  page: desk,
  host,
}) => {
  await desk.goto(`${host.url}/__demo/`)
  await sendOrders(desk, host.url, 2)
  const [taken, declined] = [card(desk, twoDishes.once).nth(0), card(desk, twoDishes.once).nth(1)]
  await taken.getByRole('button').first().click()
  const heading = section(desk, 'mirror').getByRole('heading', { level: 2 })
  await heading.scrollIntoViewIfNeeded()
  for (const _twice of [1, 2]) await desk.waitForResponse('**/__demo/desk')
  await expect(heading).toBeInViewport()

  const left = await declined.getByRole('heading').textContent()
  await declined.getByRole('button').last().click()
  await expect(section(desk, 'staff').getByRole('list').first()).not.toContainText(left ?? '')
  await expect(section(desk, 'staff').locator('[tabindex="-1"]')).toBeFocused()
})

test('a scenario shows beside its button that it is applied', async ({ page: desk, host }) => {
  await desk.goto(`${host.url}/__demo/#situations`)
  const state = text('desk:faults.scenario.a hotel without menus')
  const row = section(desk, 'situations').getByRole('listitem').filter({ hasText: state })
  await row.getByRole('button').click()
  await expect(row.getByRole('status')).toHaveText(text('desk:faults.applied').replace('{{name}}', state))
})

test('a picture address that the app cannot show is refused at its field, in the language of the desk', async ({
  page: desk,
  host,
}) => {
  await desk.goto(`${host.url}/__demo/#brand`)
  const brand = section(desk, 'brand')
  await brand.locator('summary').first().click()
  const picture = brand.getByLabel(text('desk:hotel.headerImageAddress'))
  await picture.fill('header.jpg')
  await brand.getByRole('button', { name: text('desk:brand.save') }).click()
  await expect(picture).toBeFocused()
  await expect(picture).toHaveAccessibleDescription(text('desk:hotel.noAddress'))
  await picture.fill('/header.jpg')
  await brand.getByRole('button', { name: text('desk:brand.save') }).click()
  await expect(picture).toHaveAccessibleDescription(text('desk:hotel.cannotBeShown'))
  await picture.fill('/hotel-pictures/burger.svg')
  await brand.getByRole('button', { name: text('desk:brand.save') }).click()
  await expect(brand.getByText(text('desk:brand.done'))).toBeVisible()
})

test('a persona of the desk can sign in with the shown numbers', async ({ page, context, host }) => {
  const desk = await openDesk(context, host.url)
  await section(desk, 'guests').locator('summary').click()
  const persona = section(desk, 'guests')
    .getByRole('listitem')
    .filter({ hasText: text('desk:guests.personas.many-orders') })
  await expect(persona).toContainText(manyOrders.accountNumber)
  await expect(persona).toContainText(manyOrders.roomNumber)
  await page.goto(`${host.url}/my-orders`)
  await signIn(page, manyOrders)
  await page.getByRole('main').locator('summary').click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(manyOrders.orders)
})

/** A fault, the page or request of the guest, the text that the app shows, and the entry of the request log. */
const faults: readonly {
  readonly name: FaultName
  readonly goesTo: string
  readonly shows: string
  readonly logged: string
}[] = [
  { name: 'latency', goesTo: 'request', shows: text('receipts:request.confirmed.title'), logged: '201' },
  { name: 'error-next-post', goesTo: 'request', shows: text('receipts:request.unknown.title'), logged: '500' },
  { name: 'refuse-next-post', goesTo: 'request', shows: text('receipts:request.not-accepted.title'), logged: '422' },
  {
    name: 'drop-before-commit',
    goesTo: 'request',
    shows: text('receipts:request.unknown.title'),
    logged: text('desk:requestLog.noAnswer'),
  },
  {
    name: 'drop-after-commit',
    goesTo: 'request',
    shows: text('receipts:request.probably-received.title'),
    logged: text('desk:requestLog.noAnswer'),
  },
  { name: 'offline', goesTo: 'my-orders', shows: text('common:readFailed'), logged: text('desk:requestLog.noAnswer') },
  { name: 'expired-session', goesTo: 'my-orders', shows: text('banners:signedOutTitle'), logged: '401' },
]

test('each fault of the desk shows its message in the app', async ({ page, context, host }) => {
  test.slow()
  expect(faults.map(({ name }) => name)).toEqual(faultNames)
  const desk = await openDesk(context, host.url)
  await showFace(desk, 'direct')
  const request = submissions.find(({ kind }) => kind === 'request')
  await page.goto(`${host.url}/request-amenities`)
  await signIn(page)
  for (const { name, goesTo, shows, logged } of faults) {
    await test.step(name, async () => {
      await page.goto(`${host.url}/request-amenities`)
      await desk.bringToFront()
      await section(desk, 'requestLog')
        .getByRole('button', { name: text('desk:requestLog.clear') })
        .click()
      await switchOnAtDesk(desk, name)
      await page.bringToFront()
      if (goesTo === 'request') await request?.send(touch(page))
      else await page.goto(`${host.url}/${goesTo}`)
      await expect(page.getByText(shows).first()).toBeVisible()
      await expect(section(desk, 'requestLog').getByRole('row').filter({ hasText: logged }).first()).toBeVisible()
      await desk.bringToFront()
      const fault = section(desk, 'faults').getByRole('switch', {
        name: text(`desk:faults.fault.${name}.title`),
        exact: true,
      })
      if (await fault.isChecked()) await fault.click()
      await expect(fault).not.toBeChecked()
    })
  }
})

test('a device of another demo joins this one signed out by the desk\u2019s code, even if its browser ignores Clear-Site-Data', async ({
  page,
  browser,
  host,
}) => {
  await orderTwoDishes(page, host.url)
  const presenter = await browser.newContext()
  const desk = await openDesk(presenter, host.url)
  const sandbox = (await presenter.cookies()).find(({ name }) => name === 'sandbox')?.value ?? ''
  await page.route('**/?sandbox=*', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    const { 'clear-site-data': _ignored, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto(`${host.url}/__demo/begin/?join=${sandbox}`)
  await page.getByRole('link', { name: text('begin:lookAround') }).click()
  await expect(page).toHaveURL(`${host.url}/`)
  await orderTwoDishes(page, host.url)
  await expect(card(desk, twoDishes.twice).filter({ hasText: twoDishes.total })).toHaveCount(1)
  await presenter.close()
})

test('a demo link of the desk begins a demo in the chosen state', async ({ context, browser, host }) => {
  const desk = await openDesk(context, host.url)
  await showFace(desk, 'direct')
  const brand = section(desk, 'brand')
  await brand.getByLabel(text('desk:hotel.languages.bg')).first().fill('Hotel Aurora')
  await brand.getByRole('button', { name: text('desk:brand.save') }).click()
  const linkForm = section(desk, 'link')
  await linkForm
    .getByLabel(text('desk:link.persona'))
    .selectOption({ label: text('desk:guests.personas.nothing-ordered') })
  await linkForm
    .getByLabel(text('desk:link.scenario'))
    .selectOption({ label: text('desk:faults.scenario.a room service that has sold out') })
  await linkForm.getByLabel(text('desk:link.language')).selectOption({ label: text('desk:link.languages.es') })
  await linkForm.getByRole('checkbox', { name: text('desk:link.withBrand') }).check()
  await expect(linkForm.getByText('Hotel+Aurora').or(linkForm.getByText('Hotel%20Aurora'))).toBeVisible()
  const link = await linkForm.getByText('/__demo/begin/').textContent()

  const device = await browser.newContext()
  const page = await device.newPage()
  await page.goto(new URL(link ?? '', host.url).href)
  await expect(page.getByRole('heading', { name: 'Hotel Aurora' })).toBeVisible()
  await page.getByRole('button', { name: 'Continuar como Мария Колева, habitación 324' }).click()
  await expect(page).toHaveURL(`${host.url}/`)
  await expect(page.getByRole('heading', { name: 'Hotel Aurora' })).toBeVisible()
  await page.goto(`${host.url}/room-service`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await device.close()
})

test('the preflight check passes, and names the failed flows while the hotel cannot be reached', async ({
  context,
  host,
}) => {
  const desk = await openDesk(context, host.url)
  await showFace(desk, 'direct')
  const check = section(desk, 'preflight')
  await check.getByRole('button', { name: text('desk:preflight.start') }).click()
  await expect(check.getByText(text('desk:preflight.good'), { exact: true })).toHaveCount(flowNames.length, {
    timeout: 15_000,
  })
  await switchOnAtDesk(desk, 'offline')
  await check.getByRole('button', { name: text('desk:preflight.start') }).click()
  await expect(check.getByText(text('desk:preflight.bad'), { exact: true }).first()).toBeVisible({ timeout: 15_000 })
})

test.describe('the static demo', () => {
  test.use({ serviceWorkers: 'allow' })

  test('shows an order of one tab at the desk in another, and its status in the first', async ({
    page,
    context,
    demo,
  }) => {
    const desk = await openDesk(context, demo.url)
    await orderTwoDishes(page, demo.url)
    const received = card(desk, twoDishes.twice).filter({ hasText: twoDishes.total })
    await desk.bringToFront()
    await received.getByRole('button', { name: step('ACCEPTED') }).click()
    await expect(received.getByRole('button', { name: step('PREPARING') })).toBeVisible()
    await page.bringToFront()
    await expectStatus(page, demo.url, text('myOrders:statuses.accepted'))
    await showFace(desk, 'direct')
    await expect(section(desk, 'requestLog').getByRole('row').filter({ hasText: '201' }).first()).toBeVisible()
  })
})
