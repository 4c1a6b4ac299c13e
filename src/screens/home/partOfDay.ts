import { localTimeAt } from '#src/lib/localTime.ts'

/** The parts of the day that have a greeting. */
export const partsOfDay = ['morning', 'day', 'evening'] as const

/** Which greeting fits the time at the hotel. */
export function partOfDay(now: Date, timeZone: string): (typeof partsOfDay)[number] {
  const time = localTimeAt(now, timeZone)
  if (time >= '05:00' && time < '12:00') return 'morning'
  return time >= '12:00' && time < '18:00' ? 'day' : 'evening'
}
