import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { hours } from '#src/schemas/hours.ts'
import { readKey } from '#src/schemas/lateKeys.ts'
import { appTime, clockAhead, formatTime, onClockMoved } from '#src/lib/time.ts'
import { formatMoment, hotelDay } from './hotelClock.ts'
import {
  formatPeriod,
  isAlwaysOpen,
  openingHours,
  openingStateAt,
  type HotelHours,
  type OpeningPlace,
} from './openingHours.ts'

const MINUTE = 60_000

/** The current time. Updates at the start of each minute, when the page becomes visible again, and when a demo moves the clock. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => Date.now())
  const ahead = useSyncExternalStore(onClockMoved, clockAhead, clockAhead)
  useEffect(() => {
    let timer = waitForNext()
    function waitForNext(): number {
      return window.setTimeout(renew, MINUTE - (Date.now() % MINUTE))
    }
    function renew(): void {
      window.clearTimeout(timer)
      setNow(Date.now())
      timer = waitForNext()
    }
    document.addEventListener('visibilitychange', renew)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [])
  return useMemo(() => new Date(now + ahead), [now, ahead])
}

/** Today at the hotel as `yyyy-MM-dd`. Updates at midnight. */
export function useHotelDay(): string {
  return hotelDay(useMinute(), useConfig().timeZone)
}

/** Returns a function that formats a moment of the device's clock as a time at the hotel, with its day unless that is today. */
export function useRecentTime(): (moment: Date) => string {
  const [language] = useLanguage()
  const { timeZone } = useConfig()
  const today = useHotelDay()
  return (onDevice) => {
    const moment = appTime(onDevice)
    return hotelDay(moment, timeZone) === today
      ? formatTime(moment, timeZone)
      : formatMoment(moment.toISOString(), language, timeZone)
  }
}

/** The hours that the hotel has configured (spec 10.23). */
function useConfiguredHours(): Partial<HotelHours> {
  const { hours: configured } = useConfig()
  return useMemo(
    () => Object.fromEntries(Object.entries(readKey('hours', hours, configured) ?? {}).filter(([, each]) => each)),
    [configured],
  )
}

/** The opening hours of every place: those that the hotel has configured, else those of spec 9.3. */
export function useHours(): HotelHours {
  const configured = useConfiguredHours()
  return useMemo(() => ({ ...openingHours, ...configured }), [configured])
}

/** The timetable of a place: the text of the spec, or the hours that the hotel has configured. */
export function useTimetable<Text>(place: OpeningPlace, specified: Text): Text | readonly string[] {
  return useConfiguredHours()[place]?.map(formatPeriod) ?? specified
}

/** Whether a place is open now, in the guest's language: the content of `OpeningHint`. Updates every minute. */
export function useOpeningHours(place: OpeningPlace) {
  const { t } = useTranslation('openingHours')
  const periods = useHours()[place]
  const opening = openingStateAt(periods, useMinute(), useConfig().timeZone)
  if (!opening.open) {
    const { opensAt: time, tomorrow } = opening
    return { open: false, time, text: t(tomorrow ? 'opensTomorrow' : 'opensAt', { time }) }
  }
  if (isAlwaysOpen(periods)) return { open: true, text: t('always') }
  const { until, lastSeating } = opening
  const note = lastSeating && t(lastSeating.over ? 'lastSeatingOver' : 'lastSeating', { time: lastSeating.at })
  return { open: true, time: until, text: t('openUntil', { time: until }), note }
}
