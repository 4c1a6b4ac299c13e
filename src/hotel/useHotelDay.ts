import { hotelDay } from './stayDays.ts'
import { useMinute } from './useMinute.ts'

/** Today in the hotel's time zone as `yyyy-MM-dd`. Updates at midnight. */
export function useHotelDay(timeZone: string): string {
  return hotelDay(useMinute(), timeZone)
}
