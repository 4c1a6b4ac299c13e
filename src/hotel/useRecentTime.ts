import { formatMoment, formatTime } from './moments.ts'
import { hotelDay } from './stayDays.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { appTime } from '#src/lib/time.ts'
import { useMinute } from './useMinute.ts'

/** Returns a function that formats a moment of the device's clock as a time in the hotel's time zone, with its day unless that is today. */
export function useRecentTime(timeZone: string): (moment: Date) => string {
  const [language] = useLanguage()
  const today = hotelDay(useMinute(), timeZone)
  return (onDevice) => {
    const moment = appTime(onDevice)
    return hotelDay(moment, timeZone) === today
      ? formatTime(moment, timeZone)
      : formatMoment(moment.toISOString(), language, timeZone)
  }
}
