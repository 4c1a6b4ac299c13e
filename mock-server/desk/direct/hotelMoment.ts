import { HOTEL_TIME_ZONE } from '#mock-server/hotel/clock.ts'
import { dayAndTime } from '#src/hotel/hotelClock.ts'
import { openingHours, openingStateAt } from '#src/hotel/openingHours.ts'

/** A moment in the hotel's time zone, as a value of `<input type="datetime-local">`. */
export function hotelClockValue(moment: string): string {
  const shown = dayAndTime(moment, HOTEL_TIME_ZONE)
  return shown === undefined ? '' : `${shown.day}T${shown.time.slice(0, 5)}`
}

/** The moment of such a value, in UTC. A time that occurs twice gives either moment, one that the clock skips that as far after the gap. */
export function momentOnHotelClock(shown: string): string | undefined {
  const wanted = Date.parse(`${shown.slice(0, 16)}:00.000Z`)
  if (Number.isNaN(wanted)) return undefined
  const behind = (moment: number) => wanted - Date.parse(`${hotelClockValue(new Date(moment).toISOString())}:00.000Z`)
  const guess = wanted + behind(wanted)
  return new Date(guess + behind(guess)).toISOString()
}

/** Times at which a meal is served; at dinner kitchen, restaurant and bar are open. */
export const mealTimes = { breakfast: '08:30', lunch: '13:00', dinner: '19:30' } as const
export const meals = ['breakfast', 'lunch', 'dinner'] as const

/** The moment of a meal on the hotel's day of `now`. */
export function momentOfMeal(meal: (typeof meals)[number], now: string): string | null {
  return momentOnHotelClock(`${hotelClockValue(now).slice(0, 10)}T${mealTimes[meal]}`) ?? null
}

/** The moment of dinner that day, when the hotel's kitchen is closed now: guests would read that room service is closed. */
export function dinnerInsteadOf(now: string): string | null {
  return openingStateAt(openingHours['room-service'], new Date(now), HOTEL_TIME_ZONE).open
    ? null
    : momentOfMeal('dinner', now)
}
