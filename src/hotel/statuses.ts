import type { StatusTone } from '#src/ui/feedback/StatusPill.tsx'

type Known = readonly [words: string, tone: StatusTone]
type Table = Readonly<Record<string, Known>>

/** The text and tone of a received status; `words` is the key of its text, `undefined` for an unknown status. */
export interface StatusReading<Words extends string> {
  readonly words?: Words
  readonly tone: StatusTone
}

const shared = {
  CREATED: ['created', 'neutral'],
  PENDING: ['created', 'neutral'],
  ACCEPTED: ['accepted', 'info'],
  CONFIRMED: ['accepted', 'info'],
  COMPLETED: ['completed', 'success'],
  CANCELLED: ['cancelled', 'warning'],
  CANCELED: ['cancelled', 'warning'],
  REJECTED: ['rejected', 'danger'],
} as const satisfies Table

/** The statuses that have a text. The spec names only `CREATED`; a status that is not listed here is shown as received (spec 4.9). */
const orderStatuses = {
  ...shared,
  IN_PROGRESS: ['preparing', 'info'],
  PREPARING: ['preparing', 'info'],
  ON_THE_WAY: ['onTheWay', 'info'],
  DELIVERED: ['delivered', 'success'],
} as const satisfies Table

const requestStatuses = {
  ...shared,
  IN_PROGRESS: ['inProgress', 'info'],
  DONE: ['completed', 'success'],
  RESOLVED: ['completed', 'success'],
} as const satisfies Table

type WordsOf<T extends Table> = T[keyof T][0]

/** Looks up the status of an order, ignoring case, spaces and hyphens. */
export function orderStatus(status: string): StatusReading<WordsOf<typeof orderStatuses>> {
  return read(orderStatuses, status)
}

/** Looks up the status of an amenity request or a problem report in the same way. */
export function requestStatus(status: string): StatusReading<WordsOf<typeof requestStatuses>> {
  return read(requestStatuses, status)
}

function read<T extends Table>(table: T, status: string): StatusReading<WordsOf<T>> {
  const name = status
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')
  const known = Object.hasOwn(table, name) ? table[name] : undefined
  if (known === undefined) return { tone: 'neutral' }
  const [words, tone] = known
  return { words, tone }
}
