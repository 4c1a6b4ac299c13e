import * as v from 'valibot'
import type { CallError } from '#src/api/callError.ts'
import { id } from '#src/schemas/fields.ts'
import { order, orderBody } from '#src/schemas/orders.ts'
import { ratingBody } from '#src/schemas/ratings.ts'
import { report, reportBody } from '#src/schemas/reports.ts'
import { amenityRequest, amenityRequestBody } from '#src/schemas/requests.ts'
import { reservation, reservationBody } from '#src/schemas/reservations.ts'

/** How a guest chose to pay; shown on the receipt, for the payload has no place for it (spec 9.10). */
export const paymentMethods = ['room', 'card', 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Receipts of earlier versions of the app have no `productId`. */
const orderLine = v.object({
  productId: v.optional(id),
  label: v.string(),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  lineTotal: cents,
})

const orderContent = v.object({
  lines: v.array(orderLine),
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

const bodies = {
  order: orderBody,
  reservation: reservationBody,
  problem: reportBody,
  request: amenityRequestBody,
  rating: ratingBody,
} as const

/** The lines of the hotel's lists; the API has none of ratings. */
const rows = { order, reservation, problem: report, request: amenityRequest, rating: v.never() } as const

/** What a guest can send: an order, a table reservation, a problem, an amenity request, a rating. */
export type Kind = keyof typeof contents
/** What a receipt of this kind remembers. */
export type Content<K extends Kind> = v.InferOutput<(typeof contents)[K]>
/** What goes into the call's body (spec 3.10, 3.14, 3.16, 3.17, 3.19). */
export type Body<K extends Kind> = v.InferOutput<(typeof bodies)[K]>
/** A line of the hotel's list that a submission of this kind may have become. */
export type Row<K extends Kind = Kind> = v.InferOutput<(typeof rows)[K]>

const outcomes = ['sending', 'confirmed', 'probably-received', 'not-accepted', 'unknown'] as const
/** How a submission ended, as far as this device can know: see `.github/ARCHITECTURE.md`. */
export type Outcome = (typeof outcomes)[number]

/** Browsers do not know every moment that ISO can write. */
const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'is no moment'),
)

/**
 * What the hotel's list said of a submission whose answer nobody saw, and when (ISO). `not-seen`: no row can be it;
 * `undecided`: a row may be it, though the hotel may have written it differently; `unread`: no list could be read.
 */
const doubt = v.object({ says: v.picklist(['not-seen', 'undecided', 'unread']), at: moment })
export type Doubt = v.InferOutput<typeof doubt>

const common = {
  id: v.pipe(v.string(), v.minLength(1)),
  personId: id,
  roomNumber: v.optional(v.string()),
  createdAt: moment,
  outcome: v.picklist(outcomes),
  /** The ids in the hotel's list before this was sent; missing when it could not be read in time. */
  idsBefore: v.optional(v.array(id)),
  doubt: v.optional(doubt),
  /** The ids of the guest's receipts of this kind that the hotel had confirmed before that list was read. */
  confirmedBefore: v.optional(v.array(v.string())),
  /** The hotel could not be reached when that list was to be read: the network was gone right before this was sent. */
  wasUnreachable: v.optional(v.boolean()),
  /** When it was last sent; missing while that is `createdAt`. */
  sentAt: v.optional(moment),
  /** The id under which the guest sent it again. */
  sentAgainAs: v.optional(v.string()),
}

function ofKind<K extends Kind>(kind: K) {
  return v.object({
    ...common,
    kind: v.literal(kind),
    content: contents[kind],
    body: v.optional(bodies[kind]),
    seen: v.optional(rows[kind]),
  })
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

/** A receipt of one kind. */
export type ReceiptOf<K extends Kind> = Extract<Receipt, { kind: K }>

const MAYBE_RECEIVED = [408, 409, 425, 429]

/** The outcome of a settled call: refused for certain, or not known. No error means that the hotel confirmed it. */
export function outcomeOf(error: CallError | undefined): Outcome {
  if (error === undefined) return 'confirmed'
  const { status } = error
  const refused = typeof status === 'number' && status >= 400 && status < 500 && !MAYBE_RECEIVED.includes(status)
  return refused ? 'not-accepted' : 'unknown'
}
