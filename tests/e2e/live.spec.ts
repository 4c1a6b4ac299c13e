import { card, joinDesk, step } from './deskSection.ts'
import { expect, test } from './fixtures.ts'
import { elena, twoDishes } from './elena.ts'
import { orderStatus, orderTwoDishes, stopStatusRefresh } from './guest.ts'
import { text } from './texts.ts'

test(
  'a step at the desk, a moved clock and the next prospect show on the phone at once',
  { tag: '@all' },
  async ({ browser, page: desk, demoHost }) => {
    await desk.goto(`${demoHost.url}/__demo/`)
    const phone = await joinDesk(browser, desk, demoHost.url)
    await stopStatusRefresh(phone)
    await orderTwoDishes(phone, demoHost.url)
    await phone.goto(`${demoHost.url}/my-orders`)
    await expect(orderStatus(phone, text('myOrders:statuses.created'))).toBeVisible()
    await card(desk, twoDishes.twice)
      .getByRole('button', { name: step('ACCEPTED') })
      .click()
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
    await phone.context().close()
  },
)
