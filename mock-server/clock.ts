import type { StoredSetting } from './store/storedSetting.ts'

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

const TICK_MS = 60_000

/** Longer steps are treated as sleep of the computer, which `performance.now()` includes on macOS and Windows. */
const LONGEST_STEP_MS = 2 * TICK_MS

/** The computer's clock for long-running processes. `elapsed` advances by at most two minutes while the computer sleeps. */
export function wakingClock(): Clock {
  let [passed, last] = [0, performance.now()]
  function elapsed(): number {
    const now = performance.now()
    passed += Math.min(now - last, LONGEST_STEP_MS)
    last = now
    return passed
  }
  setInterval(elapsed, TICK_MS).unref()
  return { ...systemClock, elapsed }
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

/** A hotel's clock, with an offset to another clock. */
export interface HotelClock extends Clock {
  /** The offset to the other clock in milliseconds. */
  ahead(): number
  /** Sets the current time, from which the clock continues. */
  set(to: Date): void
  /** Removes the offset. */
  unset(): void
}

/** A clock with an offset to `real`, which is a stored setting. */
export function hotelClock(real: Clock, offset: StoredSetting): HotelClock {
  const ahead = () => Number(offset.read()?.['ahead'] ?? 0)
  return {
    ahead,
    now: () => new Date(real.now().getTime() + ahead()),
    elapsed: () => real.elapsed(),
    sleep: (milliseconds) => real.sleep(milliseconds),
    set: (to) => offset.write({ ahead: to.getTime() - real.now().getTime() }),
    unset: () => offset.remove(),
  }
}

const dayFormat = new Intl.DateTimeFormat('en', {
  timeZone: HOTEL_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The hotel's date at this moment as `yyyy-MM-dd`. */
export function hotelDay(now: Date): string {
  const parts = new Map(dayFormat.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

const monthFormat = new Intl.DateTimeFormat('en', { timeZone: HOTEL_TIME_ZONE, month: 'long' })
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** The hotel's date at this moment in the format of lists: `MMMM do, yyyy`, such as "November 2nd, 2026" (spec 3.15). */
export function hotelDayText(now: Date): string {
  const [year, , day] = hotelDay(now).split('-').map(Number)
  return `${monthFormat.format(now)} ${day}${suffixes[ordinals.select(day ?? 0)] ?? 'th'}, ${year}`
}
