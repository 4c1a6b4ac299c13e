import { HOTEL_TIME_ZONE } from '#mock-server/clock.ts'
import { openingHours, openingStateAt } from '#src/hotel/openingHours.ts'
import { hotelClockValue, momentOnHotelClock } from './sections/hotelMoment.ts'

/** A time at which kitchen, restaurant and bar are open. */
export const DINNER_TIME = '19:30'

/**
 * The moment of dinner on the day of the hotel's clock, when its kitchen is closed now: guests would read that room service is closed.
 * `undefined` while it is open.
 */
export function dinnerInsteadOf(now: string): string | undefined {
  const kitchen = openingStateAt(openingHours['room-service'], new Date(now), HOTEL_TIME_ZONE)
  return kitchen.open ? undefined : momentOnHotelClock(`${hotelClockValue(now).slice(0, 10)}T${DINNER_TIME}`)
}
