import { formatTime } from '#src/lib/time.ts'

/** The parts of the day that have a greeting. In Spanish the evening is still the afternoon. */
export const partsOfDay = ['morning', 'day', 'evening', 'night'] as const

/** Which greeting fits the time at the hotel. */
export function partOfDay(now: Date, timeZone: string): (typeof partsOfDay)[number] {
  const time = formatTime(now, timeZone)
  if (time < '05:00' || time >= '20:00') return 'night'
  if (time < '12:00') return 'morning'
  return time < '18:00' ? 'day' : 'evening'
}
