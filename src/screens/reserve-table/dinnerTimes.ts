import { isWithin, openingHours } from '#src/hotel/openingHours.ts'

const [, dinner] = openingHours.restaurant

export const dinnerHours = `${dinner.from}–${dinner.to}`

/** The last suggested time: a kitchen closes before its restaurant. */
const LAST_SUGGESTED = '22:30'

/** Suggested times, every half hour of the dinner hours; the guest may enter any other (spec 2.41). */
export const suggestedTimes: readonly string[] = halfHours(dinner.from, dinner.to).filter(
  (time) => time <= LAST_SUGGESTED,
)

/** Whether a text is a time at which no dinner is served, or no time of the day, such as 25:99. Any other text says nothing about that. */
export function isOutsideDinner(text: string): boolean {
  const { hours = '', minutes } = /^\s*(?<hours>\d{1,2})[:.](?<minutes>\d{2})\s*$/.exec(text)?.groups ?? {}
  if (minutes === undefined) return false
  if (Number(hours) > 23 || Number(minutes) > 59) return true
  return !isWithin(dinner, `${hours.padStart(2, '0')}:${minutes}`)
}

function halfHours(from: string, to: string): string[] {
  const start = minutesOf(from)
  const end = to > from ? minutesOf(to) : minutesOf(to) + 24 * 60
  return Array.from({ length: Math.ceil((end - start) / 30) }, (_, half) => timeAt(start + half * 30))
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function timeAt(minutes: number): string {
  return new Date((minutes % (24 * 60)) * 60_000).toISOString().slice(11, 16)
}
