import type { StoredSetting } from '#mock-server/hotel/storage.ts'

/** The time zone of the hotel. Its dates do not depend on the time zone of the host. */
export const HOTEL_TIME_ZONE = 'Europe/Sofia'

/** The source of the hotel's time. */
export interface Clock {
  now(): Date
  /** Monotonic milliseconds from an arbitrary start, unaffected by changes of the clock. */
  elapsed(): number
  /** Resolves after this many milliseconds on this clock. */
  sleep(milliseconds: number): Promise<void>
}

/** The computer's clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  elapsed: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/** A clock for tests that starts at `start` and advances only by `sleep`, which resolves immediately. */
export function stoppedClock(start: Date): Clock {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    elapsed: () => time - start.getTime(),
    async sleep(milliseconds) {
      time += milliseconds
    },
  }
}

/** A clock with an offset to `real`, which is a stored setting. */
export function hotelClock(real: Clock, offset: StoredSetting) {
  /** The offset to the real clock in milliseconds. */
  const ahead = () => Number(offset.read()?.['ahead'] ?? 0)
  return {
    ...real,
    ahead,
    now: () => new Date(real.now().getTime() + ahead()),
    /** Sets the current time, from which the clock continues. */
    set: (to: Date) => offset.write({ ahead: to.getTime() - real.now().getTime() }),
    unset: () => offset.remove(),
  }
}

// Swedish dates are ISO dates.
const dayFormat = new Intl.DateTimeFormat('sv', { timeZone: HOTEL_TIME_ZONE })

/** The hotel's date at this moment as `yyyy-MM-dd`. */
export const hotelDay = (now: Date): string => dayFormat.format(now)

const monthFormat = new Intl.DateTimeFormat('en', { timeZone: HOTEL_TIME_ZONE, month: 'long' })
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** The hotel's date at this moment in the format of lists: `MMMM do, yyyy`, such as "November 2nd, 2026" (spec 3.15). */
export function hotelDayText(now: Date): string {
  const [year, , day] = hotelDay(now).split('-').map(Number)
  return `${monthFormat.format(now)} ${day}${suffixes[ordinals.select(day ?? 0)] ?? 'th'}, ${year}`
}
