import { isWithin } from '#src/hotel/openingHours.ts'
import type { Hours } from '#src/schemas/hours.ts'

/** Where no time of a last seating is known: a kitchen closes before its restaurant. */
const LAST_SUGGESTED = '22:30'

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

/**
 * Suggested times, every half hour of the dinner hours until the last seating; the guest may enter any other (spec 2.41). None after midnight,
 * which is another date than the one that the guest chooses.
 */
export function suggestedTimes(dinner: Hours): readonly string[] {
  const { from } = dinner
  const lastSeating = dinner.lastSeating ?? LAST_SUGGESTED
  return hoursOfDay
    .flatMap((hour) => [`${hour}:00`, `${hour}:30`])
    .filter((time) => time >= from && isWithin(dinner, time) && (time <= lastSeating || lastSeating < from))
}

const TIMES = /(?:^|\D)(?<hours>\d{1,2})[:.h](?<minutes>\d{2})(?!\d)/gi

const HOUR = /^(?![0-2]$)\D*(?<hour>\d{1,2})\D*$/

/**
 * Whether a text names times, such as "at 17:00", or one hour, as "5 in the afternoon", and dinner is served at none of them, as at 25:99.
 * An hour may be of the evening: "8" is 20:00; a 1 or 2 alone may be the beginning of one. Any other text says nothing about that.
 */
export function isOutsideDinner(text: string, dinner: Hours): boolean {
  const { hour } = HOUR.exec(text)?.groups ?? {}
  const isServed = (hours: string, minutes: string) =>
    Number(hours) < 24 && Number(minutes) < 60 && isWithin(dinner, `${hours.padStart(2, '0')}:${minutes}`)
  if (hour !== undefined) return !isServed(hour, '00') && !isServed(String(Number(hour) + 12), '00')
  const times = [...text.matchAll(TIMES)].map(({ groups }) => groups ?? {})
  return times.length > 0 && !times.some(({ hours = '', minutes = '' }) => isServed(hours, minutes))
}
