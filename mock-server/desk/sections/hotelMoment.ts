import { HOTEL_TIME_ZONE } from '#mock-server/clock.ts'
import { dayAndTime } from '#src/hotel/moments.ts'

/** A moment in the hotel's time zone, as a value of `<input type="datetime-local">`. */
export function hotelClockValue(moment: string): string {
  const shown = dayAndTime(moment, HOTEL_TIME_ZONE)
  return shown === undefined ? '' : `${shown.day}T${shown.time.slice(0, 5)}`
}

/**
 * The moment of such a value, as an ISO date-time in UTC; `undefined` for an invalid value. A time that occurs twice, when
 * clocks go back, gives either moment. A time that is skipped gives the moment as far after the gap.
 */
export function momentOnHotelClock(shown: string): string | undefined {
  const wanted = Date.parse(`${shown.slice(0, 16)}:00.000Z`)
  if (Number.isNaN(wanted)) return undefined
  const behind = (moment: number) => wanted - Date.parse(`${hotelClockValue(new Date(moment).toISOString())}:00.000Z`)
  const guess = wanted + behind(wanted)
  return new Date(guess + behind(guess)).toISOString()
}
