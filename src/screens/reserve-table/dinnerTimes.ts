import { openingHours } from '#src/hotel/openingHours.ts'

const [, dinner] = openingHours.restaurant

export const dinnerHours = `${dinner.from}–${dinner.to}`

/** Suggested times, every half hour of the dinner hours; the guest may enter any other (spec 2.41). */
export const dinnerTimes: readonly string[] = halfHours(dinner.from, dinner.to)

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
