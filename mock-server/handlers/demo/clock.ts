import { http } from 'msw'
import * as v from 'valibot'
import { readBody, json } from '#mock-server/handlers/http.ts'
import type { Resolvers } from '#mock-server/handlers/calls.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { byId } from '#mock-server/models.ts'
import { boardOf } from './board.ts'

const INVALID_MOMENT = 'is not an ISO date-time such as 2026-05-14T09:00:00Z'

/** Whether the day exists: `Date` reads the 31st of February as a day in March. */
function existsInCalendar(text: string): boolean {
  const day = text.slice(0, 10)
  return !Number.isNaN(Date.parse(text)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}

/** A moment that the clock can be set to. */
const moment = v.pipe(v.string(), v.isoTimestamp(INVALID_MOMENT), v.check(existsInCalendar, INVALID_MOMENT))

/** The hotel's clock: the time in UTC, and the offset from the real time in milliseconds. */
export function shownClock({ clock }: Hotel) {
  return { now: clock.now().toISOString(), ahead: clock.ahead() }
}

/** Moves the clock, and with it what guests have sent in this demo: a list has nothing from the future. */
function moveClock(hotel: Hotel, move: () => void): Response {
  hotel.change((db) => {
    const before = hotel.clock.ahead()
    move()
    const by = hotel.clock.ahead() - before
    const moved = (time: string) => new Date(Date.parse(time) + by).toISOString()
    for (const { kind, id, sentAt, isEarlier } of boardOf(hotel)) {
      if (isEarlier) continue
      if (kind === 'amenityRequests') {
        const updatedAt = db[kind].findFirst(byId(id))?.lastUpdatedTime ?? sentAt
        db[kind].update({ ...byId(id), data: { createdTime: moved(sentAt), lastUpdatedTime: moved(updatedAt) } })
      } else db[kind].update({ ...byId(id), data: { createdAt: moved(sentAt) } })
    }
  })
  return json(200, shownClock(hotel))
}

/** Resolvers of the hotel's clock, which dates what guests send. */
export const clockHandlers = ({ demo, presenterCall }: Resolvers) => [
  http.put(
    `${demo}/clock`,
    presenterCall(async ({ request, hotel }) => {
      const { now } = await readBody(request, v.object({ now: moment }))
      return moveClock(hotel, () => hotel.clock.set(new Date(now)))
    }),
  ),
  http.delete(
    `${demo}/clock`,
    presenterCall(({ hotel }) => moveClock(hotel, () => hotel.clock.unset())),
  ),
]
