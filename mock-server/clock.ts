import { format } from 'date-fns'
import type { Switch } from './store/switch.ts'

/** The hotel stands in Sofia: its days begin there, wherever the host runs. */
export const HOTEL_TIME_ZONE = 'Europe/Sofia'

/** Where the hotel's time comes from. */
export interface Clock {
  now(): Date
  /** Milliseconds that have passed since some moment, whatever the clock was set to meanwhile. */
  elapsed(): number
  /** Resolves when this many milliseconds have passed on this clock. */
  sleep(milliseconds: number): Promise<void>
}

/** The computer's clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  elapsed: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/** A clock for tests: it stands at `start`, and sleeping moves it at once. */
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

/** A hotel's own clock: it runs as another one does, ahead of it or behind. */
export interface HotelClock extends Clock {
  /** By how many milliseconds it is ahead of the other one. */
  ahead(): number
  /** Sets it to this moment, from which it runs on. */
  set(to: Date): void
  /** Lets it show the same as the other one again. */
  unset(): void
}

/** A clock that runs as `real` does; how far ahead it was set is kept in a switch. */
export function hotelClock(real: Clock, kept: Switch): HotelClock {
  const ahead = () => Number(kept.read()?.['ahead'] ?? 0)
  return {
    ahead,
    now: () => new Date(real.now().getTime() + ahead()),
    elapsed: () => real.elapsed(),
    sleep: (milliseconds) => real.sleep(milliseconds),
    set: (to) => kept.write({ ahead: to.getTime() - real.now().getTime() }),
    unset: () => kept.off(),
  }
}

const dayFormat = new Intl.DateTimeFormat('en', {
  timeZone: HOTEL_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The hotel's day at this moment as `yyyy-MM-dd`. */
export function hotelDay(now: Date): string {
  const parts = new Map(dayFormat.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}

/** The hotel's day at this moment as guests read it in lists: `MMMM do, yyyy` (spec 3.15). */
export function hotelDayText(now: Date): string {
  return format(new Date(`${hotelDay(now)}T12:00:00`), 'MMMM do, yyyy')
}
