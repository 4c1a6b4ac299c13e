import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { useHotelDay } from '#src/hotel/useHotelDay.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { capitalised, writeDay } from '#src/hotel/reservationDays.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Gives how a `yyyy-MM-dd` day is headed: with its weekday, with its year when that is another, and in a word when it
 * is near on the hotel's clock. Kept true past midnight.
 */
export function useDayName(): (day: string) => { readonly near: string | undefined; readonly date: string } {
  const { t } = useTranslation('myStay')
  const [language] = useLanguage()
  const { timeZone } = useConfig()
  const today = useHotelDay(timeZone)
  const names = new Map([
    [-1, t('yesterday')],
    [0, t('today')],
    [1, t('tomorrow')],
  ])
  return (day) => {
    const style = day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'full'
    const near = names.get((Date.parse(day) - Date.parse(today)) / DAY_MS)
    return { near, date: capitalised(writeDay(day, language, style), language) }
  }
}
