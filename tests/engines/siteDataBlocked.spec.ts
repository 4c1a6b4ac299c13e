import { text } from '#tests/e2e/texts.ts'
import { expect, test } from './fixtures.ts'
import { finalize, orderButton, orders, signIn } from './guest.ts'

test.use({ blocksSiteData: true })

test('with site data blocked an order is sent once, and its outcome is shown', async ({ phone, recorder }) => {
  await phone.open(`${recorder.url}/login`)
  expect(await phone.read(`navigator.locks.request('x', () => '').catch(({ name }) => name)`)).toBe('SecurityError')
  await signIn(phone)
  await phone.press('link', text('home:modules.roomService'))
  await finalize(phone)
  await phone.pressTwice(orderButton)
  await phone.sees(text('receipts:order.confirmed.title'))
  await phone.sees(text('receipts:storage.not-kept'))
  expect(orders(recorder)).toHaveLength(1)
})
