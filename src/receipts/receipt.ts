import * as v from 'valibot'
import type { CallError } from '#src/api/callError.ts'
import { id } from '#src/wire/fields.ts'

/** How a guest chose to pay; shown on the receipt, for the payload has no place for it (spec 9). */
export const paymentMethods = ['room', 'card', 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const orderContent = v.object({
  lines: v.array(v.object({ label: v.string(), quantity: v.pipe(v.number(), v.integer(), v.minValue(1)), lineTotal: cents })),
  total: cents,
  payment: v.picklist(paymentMethods),
})
/** What an order's receipt remembers. Amounts are integer hundredths of the priced currency. */
export type OrderContent = v.InferOutput<typeof orderContent>

const words = v.object({ category: v.string(), message: v.string() })

/** What each kind of submission remembers, as the guest gave it. `date` is `yyyy-MM-dd`. */
const contents = {
  order: orderContent,
  reservation: v.object({
    numberOfPeople: v.number(),
    meal: v.string(),
    date: v.string(),
    time: v.string(),
    instructions: v.string(),
  }),
  problem: words,
  request: words,
  rating: v.object({ ratingValue: v.number(), internalMessage: v.string(), publicMessage: v.string() }),
} as const

/** What a guest can send: an order, a table reservation, a problem, an amenity request, a rating. */
export type Kind = keyof typeof contents
/** What a receipt of this kind remembers. */
export type Content<K extends Kind> = v.InferOutput<(typeof contents)[K]>

const outcomes = ['sending', 'confirmed', 'not-accepted', 'unknown'] as const
/** How a submission ended, as far as this phone can know: see "Sending something" in the README. */
export type Outcome = (typeof outcomes)[number]

const common = {
  id: v.pipe(v.string(), v.minLength(1)),
  personId: id,
  roomNumber: v.optional(v.string()),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  outcome: v.picklist(outcomes),
}

function ofKind<K extends Kind>(kind: K) {
  return v.object({ ...common, kind: v.literal(kind), content: contents[kind] })
}

/** What this phone sent: what, for which room, when, and how it ended. `createdAt` is an ISO date-time. */
export const receipt = v.variant('kind', [
  ofKind('order'),
  ofKind('reservation'),
  ofKind('problem'),
  ofKind('request'),
  ofKind('rating'),
])
export type Receipt = v.InferOutput<typeof receipt>

const MAYBE_RECEIVED = [408, 409, 425, 429]

/** The outcome of a settled call: refused for certain, or not known. No error means that the hotel confirmed it. */
export function outcomeOf(error: CallError | undefined): Outcome {
  if (error === undefined) return 'confirmed'
  const { status } = error
  const refused = typeof status === 'number' && status >= 400 && status < 500 && !MAYBE_RECEIVED.includes(status)
  return refused ? 'not-accepted' : 'unknown'
}
