import * as v from 'valibot'
import { readBody } from '#mock-server/handlers/http/parse.ts'
import { json } from '#mock-server/handlers/http/responses.ts'
import type { PresenterRoute } from '#mock-server/handlers/route.ts'
import type { Hotel } from '#mock-server/hotel.ts'

const INVALID_MOMENT = 'is not an ISO date-time such as 2026-05-14T09:00:00Z'

/** Whether the day exists: `Date` reads the 31st of February as a day in March. */
function existsInCalendar(text: string): boolean {
  const day = text.slice(0, 10)
  return !Number.isNaN(Date.parse(text)) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}

/** A moment that the clock can be set to. */
export const moment = v.pipe(v.string(), v.isoTimestamp(INVALID_MOMENT), v.check(existsInCalendar, INVALID_MOMENT))

/** The state of the hotel's clock. */
export interface ShownClock {
  /** ISO date-time in UTC. */
  readonly now: string
  /** The offset from the real time, in milliseconds. */
  readonly ahead: number
}

export function shownClock({ clock }: Hotel): ShownClock {
  return { now: clock.now().toISOString(), ahead: clock.ahead() }
}

/** Calls of the hotel's clock, which dates what guests send. */
export const clockRoutes: readonly PresenterRoute[] = [
  {
    method: 'PUT',
    path: 'clock',
    access: 'presenter',
    async handle(request, { hotel }) {
      const { now } = await readBody(request, v.object({ now: moment }))
      hotel.clock.set(new Date(now))
      return json(200, shownClock(hotel))
    },
  },
  {
    method: 'DELETE',
    path: 'clock',
    access: 'presenter',
    handle(_request, { hotel }) {
      hotel.clock.unset()
      return json(200, shownClock(hotel))
    },
  },
]
