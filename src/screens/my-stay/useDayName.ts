import { useTranslation } from 'react-i18next'
import { useHotelDay } from '#src/hotel/useHotelClock.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { capitalised, formatWeekday } from '#src/hotel/reservationDays.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Returns a function for the heading of a `yyyy-MM-dd` day: the date with its weekday, plus the year if it is not the current
 * one, and "today", "tomorrow" or "yesterday" in the hotel's time zone. Updates at midnight.
 */
export function useDayName(): (day: string) => { readonly near: string | undefined; readonly date: string } {
  const { t } = useTranslation('myStay')
  const [language] = useLanguage()
  const today = useHotelDay()
  const names = new Map([
    [-1, t('yesterday')],
    [0, t('today')],
    [1, t('tomorrow')],
  ])
  return (day) => {
    const style = day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'full'
    const near = names.get((Date.parse(day) - Date.parse(today)) / DAY_MS)
    return { near, date: capitalised(formatWeekday(day, language, style), language) }
  }
}
