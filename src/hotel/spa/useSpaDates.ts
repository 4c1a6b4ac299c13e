import { useConfig } from '#src/config/useConfig.ts'
import { useHotelDay } from '#src/hotel/useHotelClock.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { isDay } from '#src/lib/time.ts'
import { fixedDates, rollingDates, trueDate, type SpaDate } from './spaDates.ts'

interface SpaDates {
  /** The offered dates: those of the spec, or the next four days if the hotel configures `spaDates: 'rolling'`. */
  readonly dates: readonly SpaDate[]
  /** The date with this id, which may have passed since it was chosen; `undefined` when the id is none. */
  readonly dateOf: (id: string | undefined) => SpaDate | undefined
}

/** The dates of the spa in the guest's language. */
export function useSpaDates(): SpaDates {
  const { spaDates } = useConfig()
  const [language] = useLanguage()
  const today = useHotelDay()
  const dates = spaDates === 'rolling' ? rollingDates(today, language) : fixedDates(language)
  const past = (id: string) => (isDay(id) ? trueDate(id, language) : undefined)
  return {
    dates,
    dateOf: (id) => dates.find((date) => date.id === id) ?? (id === undefined ? undefined : past(id)),
  }
}
