import { storeSession } from './guest.ts'
import { expect, test } from './fixtures.ts'
import { text } from './texts.ts'

/** The minutes around the hotel's midnight, in the nights when daylight saving time begins and ends. */
const nights = [
  {
    timezoneId: 'Pacific/Kiritimati',
    before: '2026-03-28T21:58:40Z',
    days: ['2026-03-28', '2026-03-29', '2026-03-30'],
    today: ['сб 28 март', 'нд 29 март'],
  },
  {
    timezoneId: 'Pacific/Pago_Pago',
    before: '2026-10-24T20:58:40Z',
    days: ['2026-10-24', '2026-10-25', '2026-10-26'],
    today: ['сб 24 октомври', 'нд 25 октомври'],
  },
] as const

for (const { timezoneId, before, days, today } of nights) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('days and the end of the stay follow the hotel’s clock, also after its midnight', async ({ page, host }) => {
      await page.clock.install({ time: before })
      await storeSession(page, host.url, 'bg')
      await page.addInitScript((checkOutDate) => {
        const stored = JSON.parse(localStorage.getItem('auth-storage') ?? '{}') as { state: { user: object } }
        const state = { ...stored.state, user: { ...stored.state.user, checkOutDate } }
        localStorage.setItem('auth-storage', JSON.stringify({ ...stored, state }))
      }, days[0])
      const offered = page.locator('label:has([name=date])')
      const day = (at: 0 | 1) => text('reserveTable:today').replace('{{day}}', today[at])
      await page.goto(`${host.url}/reserve-table`)
      await expect(offered).toHaveText([day(0)])
      await page.clock.runFor(120_000)
      await expect(offered).toHaveText([day(1)])
      await page.getByRole('button', { name: text('frame:menu.open') }).click()
      await expect(page.getByText(text('frame:menu.stayEnded'))).toBeVisible()
    })

    test('opening hours show the next opening on the hotel’s clock, also after its midnight', async ({
      page,
      host,
    }) => {
      await page.clock.install({ time: before })
      await page.goto(`${host.url}/breakfast`)
      const opens = (key: string) =>
        page.getByText(text(`openingHours:${key}`).replace('{{time}}', '08:00'), { exact: true })
      await expect(opens('opensTomorrow')).toBeVisible()
      await page.clock.runFor(120_000)
      await expect(opens('opensAt')).toBeVisible()
    })
  })
}
