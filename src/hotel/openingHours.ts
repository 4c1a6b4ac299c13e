import { formatTime } from '#src/lib/time.ts'
import type { Hours } from '#src/schemas/hours.ts'

/** The opening hours of each place, the same every day (spec 9.3), in the order of the day. A hotel may configure its own (spec 10.23). */
export const openingHours = {
  'room-service': [{ from: '11:00', to: '23:00' }],
  restaurant: [
    { from: '12:00', to: '16:00' },
    { from: '19:00', to: '00:00' },
  ],
  bar: [
    { from: '12:00', to: '15:00' },
    { from: '17:00', to: '22:00' },
  ],
  breakfast: [{ from: '08:00', to: '10:00', lastSeating: '09:30' }],
  spa: [{ from: '11:00', to: '18:00' }],
  reception: [{ from: '07:00', to: '02:00' }],
} as const satisfies Readonly<Record<string, readonly [Hours, ...Hours[]]>>

/** A place of the hotel with opening hours. */
export type OpeningPlace = keyof typeof openingHours

/** The opening hours of every place of a hotel. */
export type HotelHours = Readonly<Record<OpeningPlace, readonly [Hours, ...Hours[]]>>

/** Whether a place never closes. */
export function isAlwaysOpen([{ from, to }]: readonly [Hours, ...Hours[]]): boolean {
  return from === to
}

/** A period as text, such as `11:00–23:00`. */
export function formatPeriod(period: Hours): string {
  return isAlwaysOpen([period]) ? '24/7' : `${period.from}–${period.to}`
}

/**
 * Whether a place is open, and until or from what time. Opening hours are compared with local time only: on the nights of a daylight-saving
 * change a place is open an hour less or more, but at the same local times.
 */
export function openingStateAt(hours: readonly [Hours, ...Hours[]], now: Date, timeZone: string) {
  const time = formatTime(now, timeZone)
  const current = hours.find((each) => isWithin(each, time))
  if (current === undefined) {
    const later = hours.find(({ from }) => from > time)
    return { open: false, opensAt: (later ?? hours[0]).from, tomorrow: later === undefined } as const
  }
  const { from, to: until, lastSeating: at } = current
  const lastSeating = at ? { at, over: !isWithin({ from, to: at }, time) } : undefined
  return { open: true, until, lastSeating } as const
}

/** Whether a time, `HH:mm`, lies within a period. */
export function isWithin({ from, to }: Hours, time: string): boolean {
  // Such texts sort in order of time.
  return to > from ? time >= from && time < to : time >= from || time < to
}
