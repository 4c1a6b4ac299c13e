import { expect, test } from './fixtures.ts'
import { twoDishes } from './elena.ts'
import { finalize, orderButton, outcomeText, sentOrders, signIn, toLastStep } from './guest.ts'
import { text } from './texts.ts'

// `tests/integration/outcomes.test.ts` has every outcome.

// A clock that jumps ahead also ends a request of the configuration that is under way.
test.use({ allowedOnConsole: [/Failed to load (?:resource|application config|config\.json)/] })

test.beforeEach(async ({ page, recorder }) => {
  await page.clock.install()
  await page.goto(`${recorder.url}/room-service`)
  await signIn(page)
  await toLastStep(page)
})

test(
  'an order is sent once when the button is pressed twice or Enter held down, also after Back, Forward and a reload',
  { tag: ['@engines', '@all'] },
  async ({ page, recorder }) => {
    const confirmed = outcomeText(page, 'order', 'confirmed')
    await orderButton(page).focus()
    for (let pressed = 0; pressed < 5; pressed++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(confirmed).toBeVisible()
    expect(sentOrders(recorder)).toHaveLength(1)
    await finalize(page, recorder.url)
    await orderButton(page).dblclick()
    await expect(confirmed).toBeVisible()
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/room-service$/)
    await page.goForward({ waitUntil: 'commit' })
    await expect(confirmed).toBeVisible()
    await page.reload()
    await expect(confirmed).toBeVisible()
    expect(sentOrders(recorder)).toHaveLength(2)
  },
)

test(
  'an order of a hotel that cannot be reached is unknown and can be shown to staff, and is sent once more at the guest’s word',
  { tag: ['@engines', '@all'] },
  async ({ page, host, recorder }) => {
    recorder.passTo(undefined)
    await orderButton(page).click()
    await expect(outcomeText(page, 'order', 'unknown')).toBeVisible()
    await expect(page.getByRole('link', { name: text('receipts:resubmit') })).toHaveCount(0)
    await page.getByRole('button', { name: text('receipts:card.show') }).click()
    const card = page.getByRole('dialog')
    await expect(card).toContainText('Стая 305')
    await expect(card).toContainText(`2 × ${twoDishes.twice}`)
    await expect.poll(() => card.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
    await page.keyboard.press('Escape')
    recorder.passTo(host.url)
    await page.getByRole('button', { name: text('receipts:checkAgain') }).click()
    await page.getByRole('link', { name: text('receipts:resubmit') }).click()
    expect(sentOrders(recorder)).toHaveLength(0)
    await orderButton(page).click()
    await expect(outcomeText(page, 'order', 'confirmed')).toBeVisible()
    expect(sentOrders(recorder)).toHaveLength(1)
  },
)

test('an order whose call is redirected, as by the Wi-Fi’s login page, is unknown', async ({ page, recorder }) => {
  recorder.replace('/api/orders/customer/1001', { type: '', text: '', location: `${recorder.url}/api/products` })
  await orderButton(page).click()
  await expect(outcomeText(page, 'order', 'unknown')).toBeVisible()
  expect(sentOrders(recorder)).toHaveLength(1)
})

for (const meanwhile of ['waits', 'reloads'] as const) {
  test(
    `an order whose answer is late is found in the hotel’s list when the guest ${meanwhile}, and sent once`,
    { tag: meanwhile === 'waits' ? ['@engines', '@all'] : '@engines' },
    async ({ page, recorder }) => {
      const release = recorder.hold('POST')
      await orderButton(page).click()
      await expect.poll(() => sentOrders(recorder).length).toBe(1)
      // After a reload the list may be read too late to prove it.
      const found = outcomeText(page, 'order', 'received').or(outcomeText(page, 'order', 'probably-received'))
      const sending = outcomeText(page, 'order', 'sending')
      if (meanwhile === 'reloads') await page.reload()
      await expect(page).toHaveURL(/\/room-service\/success$/)
      await expect(sending.or(found)).toBeVisible()
      await page.clock.fastForward(20_000)
      await expect(found).toBeVisible()
      release()
      expect(sentOrders(recorder)).toHaveLength(1)
    },
  )
}
