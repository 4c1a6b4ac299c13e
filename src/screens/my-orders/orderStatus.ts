/** The statuses we have words for; the spec shows none, so any other is shown as received. */
const knownStatuses = {
  CREATED: ['created', 'neutral'],
  PENDING: ['created', 'neutral'],
  ACCEPTED: ['accepted', 'info'],
  CONFIRMED: ['accepted', 'info'],
  IN_PROGRESS: ['preparing', 'info'],
  PREPARING: ['preparing', 'info'],
  ON_THE_WAY: ['onTheWay', 'info'],
  DELIVERED: ['delivered', 'success'],
  COMPLETED: ['completed', 'success'],
  CANCELLED: ['cancelled', 'warning'],
  CANCELED: ['cancelled', 'warning'],
  REJECTED: ['rejected', 'danger'],
} as const

type Known = (typeof knownStatuses)[keyof typeof knownStatuses]

/** The key of a known status's words under `myOrders.status`. */
export type StatusWords = Known[0]
/** How a status is coloured; the words carry the meaning. */
export type StatusTone = Known[1]

/** Reads a status ignoring case, spaces and dashes; `words` is missing when we have none for it. */
export function orderStatus(status: string): { readonly words?: StatusWords; readonly tone: StatusTone } {
  const name = status.trim().toUpperCase().replaceAll(/[\s-]+/g, '_')
  if (!isKnown(name)) return { tone: 'neutral' }
  const [words, tone] = knownStatuses[name]
  return { words, tone }
}

function isKnown(name: string): name is keyof typeof knownStatuses {
  return Object.hasOwn(knownStatuses, name)
}
