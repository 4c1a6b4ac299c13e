/**
 * The start of a `yyyy-MM-dd` day in UTC, in ms; `NaN` when there is no such day: `Date` turns 31 February into 3
 * March.
 */
export function startOf(day: string): number {
  const start = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(start) && dayAt(start) === day ? start : Number.NaN
}

/** The day of this moment in UTC, as `yyyy-MM-dd`. */
export function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Whether a text is a valid `yyyy-MM-dd` day. */
export function isDay(text: string): boolean {
  return !Number.isNaN(startOf(text))
}
