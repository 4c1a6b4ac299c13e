/** From when to when, on the hotel's clock; a `to` that is not after `from` lies on the next day. */
export interface Hours {
  readonly from: string
  readonly to: string
  /** When the last guests are seated, where that is before `to`. */
  readonly lastSeating?: string
}

/** When each place of the hotel is open, every day of the week (spec 9.3), in the order of the day. */
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
export type HotelService = keyof typeof openingHours

interface LastSeating {
  readonly at: string
  readonly over: boolean
}

/** Whether a place is open, and until or from what time on the hotel's clock. */
export type OpeningState =
  | { readonly open: true; readonly until: string; readonly lastSeating?: LastSeating }
  | { readonly open: false; readonly opensAt: string; readonly tomorrow: boolean }

/**
 * Tells whether a place is open. Opening hours are times on the wall, so only the wall's time counts: on the nights
 * when the clock is put forward or back a place is open an hour less or more, not at other times.
 */
export function openingAt(hours: readonly [Hours, ...Hours[]], now: Date, timeZone: string): OpeningState {
  const time = wallTime(now, timeZone)
  const current = hours.find((each) => isWithin(each, time))
  if (current) return { open: true, until: current.to, ...seating(current, time) }
  const later = hours.find(({ from }) => from > time)
  return { open: false, opensAt: (later ?? hours[0]).from, tomorrow: later === undefined }
}

// `HH:mm` texts sort as times do.
function isWithin({ from, to }: Hours, time: string): boolean {
  return to > from ? time >= from && time < to : time >= from || time < to
}

function seating({ from, lastSeating }: Hours, time: string) {
  if (lastSeating === undefined) return {}
  return { lastSeating: { at: lastSeating, over: !isWithin({ from, to: lastSeating }, time) } }
}

/** `HH:mm` on the hotel's clock. An unknown time zone counts as Sofia's, the default. */
function wallTime(now: Date, timeZone: string): string {
  const digits = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  try {
    return new Intl.DateTimeFormat('en-GB', { ...digits, timeZone }).format(now)
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...digits, timeZone: 'Europe/Sofia' }).format(now)
  }
}
