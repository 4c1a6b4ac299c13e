import { hotelDay } from './stayDays.ts'
import { useMinute } from './useMinute.ts'

/** Today on the hotel's clock as `yyyy-MM-dd`, also on a phone that was left open past midnight. */
export function useHotelDay(timeZone: string): string {
  return hotelDay(useMinute(), timeZone)
}
