import { HOTEL_TIME_ZONE } from '#mock-server/clock.ts'
import { dayAndTime } from '#src/hotel/moments.ts'

/** What the hotel's clock shows at a moment, as `<input type="datetime-local">` holds it. */
export function hotelClockValue(moment: string): string {
  const shown = dayAndTime(moment, HOTEL_TIME_ZONE)
  return shown === undefined ? '' : `${shown.day}T${shown.time.slice(0, 5)}`
}

/**
 * The moment, as an ISO date-time in UTC, at which the hotel's clock shows this; `undefined` for a text that is no
 * time. Of a time that the clock shows twice, one of the two; of one that it skips, the moment as far after the gap.
 */
export function momentOnHotelClock(shown: string): string | undefined {
  const wanted = Date.parse(`${shown.slice(0, 16)}:00.000Z`)
  if (Number.isNaN(wanted)) return undefined
  const behind = (moment: number) => wanted - Date.parse(`${hotelClockValue(new Date(moment).toISOString())}:00.000Z`)
  const guess = wanted + behind(wanted)
  return new Date(guess + behind(guess)).toISOString()
}
