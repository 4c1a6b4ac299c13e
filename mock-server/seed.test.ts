import { expect, it } from 'vitest'
import { costOf } from '#tests/support/orders.ts'
import { seed } from './seed.ts'

/** Moments that reveal a day computed in the wrong zone: Sofia is two hours ahead of UTC in winter, three in summer. */
const moments = [
  ['a summer noon', '2026-07-15T09:00:00.000Z'],
  ['just after midnight in Sofia', '2026-01-31T22:05:00.000Z'],
  ['23:30 UTC in winter', '2026-12-31T23:30:00.000Z'],
  ['23:30 UTC in summer', '2026-06-30T23:30:00.000Z'],
  ['the day after clocks went forward', '2026-03-30T06:00:00.000Z'],
  ['the day after clocks went back', '2026-10-26T06:00:00.000Z'],
  ['a leap day', '2028-02-29T12:00:00.000Z'],
] as const

function dayInSofia(moment: Date | string): string {
  return new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'Europe/Sofia' })
}

/** Parses the text guests see, like `March 2nd, 2026`, to a day. */
function dayOfText(text: string): string {
  const date = new Date(`${text.replace(/(\d+)(st|nd|rd|th)/, '$1')} UTC`)
  return date.toISOString().slice(0, 10)
}

it('the seed dates an evening order in the hotel’s time zone, in winter and in summer', () => {
  const delivered = (now: string) => seed(new Date(now)).orders.find((order) => order.orderNumber === '2081')
  expect(delivered('2026-01-20T10:00:00Z')).toMatchObject({
    createdAt: '2026-01-17T18:15:00.000Z',
    reservationDate: 'January 17th, 2026',
    totalPrice: (costOf('shopska-salad') + costOf('moussaka') + costOf('still-water')) / 100,
  })
  expect(delivered('2026-07-20T10:00:00Z')?.createdAt).toBe('2026-07-17T17:15:00.000Z')
})

it.each(moments)('what is seeded at %s is of the stay of its guest, and has its day as text', (_when, moment) => {
  const { orders, reservations, reports, ratings, amenityRequests, guests } = seed(new Date(moment))
  const sent = [...orders, ...reservations, ...reports]
  const times = [...sent, ...ratings].map((row) => row.createdAt)
  for (const time of [...times, ...amenityRequests.map((row) => row.lastUpdatedTime)])
    expect(Date.parse(time)).toBeLessThanOrEqual(Date.parse(moment))
  for (const { guestId, createdAt } of sent) {
    const checkIn = guests.find((guest) => guest.id === guestId)?.checkInDate ?? '9999'
    expect(dayInSofia(createdAt) >= checkIn).toBe(true)
  }
  for (const { reservationDate, createdAt } of orders) expect(dayOfText(reservationDate)).toBe(dayInSofia(createdAt))
  for (const { reservationDate, createdTime, lastUpdatedTime } of amenityRequests) {
    expect(dayOfText(reservationDate)).toBe(dayInSofia(createdTime))
    expect(lastUpdatedTime >= createdTime).toBe(true)
  }
})
