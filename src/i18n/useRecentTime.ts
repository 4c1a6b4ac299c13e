import { formatMoment, formatTime } from '#src/lib/moments.ts'
import { hotelDay } from '#src/lib/stayDays.ts'
import { useLanguage } from './useLanguage.ts'
import { useMinute } from './useMinute.ts'

/** Writes a moment as a time of the hotel's clock, with its day when that is not today. */
export function useRecentTime(timeZone: string): (moment: Date) => string {
  const [language] = useLanguage()
  const today = hotelDay(useMinute(), timeZone)
  return (moment) =>
    hotelDay(moment, timeZone) === today
      ? formatTime(moment, language, timeZone)
      : formatMoment(moment.toISOString(), language, timeZone)
}
