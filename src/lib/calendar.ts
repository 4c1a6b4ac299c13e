/** The start of a `yyyy-MM-dd` day in UTC, in ms; not a number when there is no such day: browsers make 3 March of 31 February. */
export function startOf(day: string): number {
  const start = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(start) && dayAt(start) === day ? start : Number.NaN
}

/** The `yyyy-MM-dd` day of this moment in UTC. */
export function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Tells whether a text is a `yyyy-MM-dd` day of the calendar. */
export function isDay(text: string): boolean {
  return !Number.isNaN(startOf(text))
}
