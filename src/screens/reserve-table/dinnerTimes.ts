import { isWithin, openingHours } from '#src/hotel/openingHours.ts'

const [, dinner] = openingHours.restaurant

export const dinnerHours = `${dinner.from}–${dinner.to}`

/** The last suggested time: a kitchen closes before its restaurant. */
const LAST_SUGGESTED = '22:30'

/** Suggested times, every half hour of the dinner hours; the guest may enter any other (spec 2.41). */
export const suggestedTimes: readonly string[] = halfHours(dinner.from, dinner.to).filter(
  (time) => time <= LAST_SUGGESTED,
)

const TIMES = /(?:^|\D)(?<hours>\d{1,2})[:.h](?<minutes>\d{2})(?!\d)/gi

const HOUR = /^(?![0-2]$)\D*(?<hour>\d{1,2})\D*$/

/**
 * Whether a text names times, such as "at 17:00", or one hour, as "5 in the afternoon", and dinner is served at none of them, as at 25:99.
 * An hour may be of the evening: "8" is 20:00; a 1 or 2 alone may be the beginning of one. Any other text says nothing about that.
 */
export function isOutsideDinner(text: string): boolean {
  const { hour } = HOUR.exec(text)?.groups ?? {}
  if (hour !== undefined) return !isServed(hour, '00') && !isServed(String(Number(hour) + 12), '00')
  const times = [...text.matchAll(TIMES)].map(({ groups }) => groups ?? {})
  return times.length > 0 && !times.some(({ hours = '', minutes = '' }) => isServed(hours, minutes))
}

function isServed(hours: string, minutes: string): boolean {
  return Number(hours) < 24 && Number(minutes) < 60 && isWithin(dinner, `${hours.padStart(2, '0')}:${minutes}`)
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
