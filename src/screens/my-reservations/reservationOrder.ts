import type { Reservation } from '#src/wire/reservations.ts'

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october'],
  ...['november', 'december'],
]
const WORDS = /^(?<month>[a-z]+)\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/i
const ISO = /^\d{4}-\d{2}-\d{2}(?=$|T)/

/** A text that sorts as its day does, of `MMMM do, yyyy` or of an ISO date; empty when it is neither. */
function sortable(reservationDate: string | undefined): string {
  const text = reservationDate?.trim() ?? ''
  const { month = '', day = '', year } = WORDS.exec(text)?.groups ?? {}
  const place = months.indexOf(month.toLowerCase()) + 1
  if (year === undefined || place === 0) return ISO.exec(text)?.[0] ?? ''
  return `${year}-${String(place).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Newest first; one whose date cannot be read goes last. The date is read for the order only, and shown as it came. */
export function newestFirst(reservations: readonly Reservation[]): Reservation[] {
  return reservations.toSorted((a, b) => {
    const [first, second] = [sortable(a.reservationDate), sortable(b.reservationDate)]
    if (first === second) return 0
    return first > second ? -1 : 1
  })
}
