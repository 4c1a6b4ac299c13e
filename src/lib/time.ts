/**
 * The start of a `yyyy-MM-dd` day in UTC, in ms; `NaN` when there is no such day: `Date` turns 31 February into 3
 * March.
 */
export function startOf(day: string): number {
  const start = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(start) && dayAt(start) === day ? start : Number.NaN
}

export const DAY_MS = 24 * 60 * 60 * 1000

/** The day of this moment in UTC, as `yyyy-MM-dd`. */
export function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Whether a text is a valid `yyyy-MM-dd` day. */
export function isDay(text: string): boolean {
  return !Number.isNaN(startOf(text))
}

/** A format of moments in the hotel's time zone. An unknown time zone falls back to Sofia's, the default. */
export function zonedFormat(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Europe/Sofia' })
  }
}

/** Formats the time of a moment in the hotel's time zone: as in the timetables, `HH:mm` in every language. */
export function formatTime(moment: Date, timeZone: string): string {
  return zonedFormat(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment)
}

let ahead = 0
const listeners = new Set<() => void>()

/** How far the app's clock is ahead of the device's, in milliseconds: 0, unless a demo has moved it. */
export function clockAhead(): number {
  return ahead
}

/** A moment of the device's clock, or now, by the app's clock. */
export function appTime(moment = new Date()): Date {
  return new Date(moment.getTime() + ahead)
}

/** For demos only. */
export function moveClock(milliseconds: number): void {
  ahead = milliseconds
  for (const listener of listeners) listener()
}

/** Calls `listener` after each move of the clock, until the returned function is called. */
export function onClockMoved(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
