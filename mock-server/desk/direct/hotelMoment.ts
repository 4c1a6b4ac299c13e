import { HOTEL_TIME_ZONE } from '#mock-server/hotel/clock.ts'
import { dayAndTime } from '#src/hotel/hotelClock.ts'
import { openingHours, openingStateAt } from '#src/hotel/openingHours.ts'

/** Times at which a meal is served; at dinner kitchen, restaurant and bar are open. */
export const mealTimes = { breakfast: '08:30', lunch: '13:00', dinner: '19:30' } as const
export const meals = ['breakfast', 'lunch', 'dinner'] as const

/** The moment of a meal on the hotel's day of `now`; an hour beside it in a night in which the clocks change. */
export function momentOfMeal(meal: (typeof meals)[number], now: string): string | null {
  const shown = dayAndTime(now, HOTEL_TIME_ZONE)
  if (shown === undefined) return null
  const ahead = Date.parse(`${shown.day}T${shown.time}Z`) - Date.parse(now)
  return new Date(Date.parse(`${shown.day}T${mealTimes[meal]}Z`) - ahead).toISOString()
}

/** The moment of dinner that day, when the hotel's kitchen is closed now: guests would read that room service is closed. */
export function dinnerInsteadOf(now: string): string | null {
  return openingStateAt(openingHours['room-service'], new Date(now), HOTEL_TIME_ZONE).open
    ? null
    : momentOfMeal('dinner', now)
}
