import * as v from 'valibot'
import type { CallError } from '#src/api/callError.ts'
import { id } from '#src/schemas/fields.ts'
import { order, orderBody } from '#src/schemas/orders.ts'
import { ratingBody } from '#src/schemas/ratings.ts'
import { report, reportBody } from '#src/schemas/reports.ts'
import { amenityRequest, amenityRequestBody } from '#src/schemas/requests.ts'
import { reservation, reservationBody } from '#src/schemas/reservations.ts'

/** How a guest chose to pay. Shown on the receipt only: the request has no field for it (spec 9.10). */
export const paymentMethods = ['room', 'card', 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

const cents = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The names of a product by language, where they differ from its label. */
const productNames = v.record(v.string(), v.string())
export type ProductNames = Readonly<Record<string, string>>

/** Receipts of earlier versions of the app have no `productId` and no `names`. */
const orderLine = v.object({
  productId: v.optional(id),
  label: v.string(),
  names: v.optional(productNames),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  lineTotal: cents,
})

const orderContent = v.object({
  lines: v.array(orderLine),
  total: cents,
  payment: v.picklist(paymentMethods),
})
/** The content of an order's receipt. Amounts are integer hundredths of the priced currency. */
export type OrderContent = v.InferOutput<typeof orderContent>

const reportContent = v.object({ category: v.string(), message: v.string() })

/** A product of a sent order, with its quantity. */
export type OrderLine = OrderContent['lines'][number]

/** The name of an ordered product in this language, else as the hotel wrote it. */
export function nameOfLine({ names, label }: Pick<OrderLine, 'names' | 'label'>, language: string): string {
  return names?.[language] ?? label
}

/** The content of each kind of receipt, as the guest entered it. `date` is `yyyy-MM-dd`. */
const contents = {
  order: orderContent,
  reservation: v.object({
    numberOfPeople: v.number(),
    meal: v.string(),
    date: v.string(),
    time: v.string(),
    instructions: v.string(),
  }),
  problem: reportContent,
  request: reportContent,
  rating: v.object({ ratingValue: v.number(), internalMessage: v.string(), publicMessage: v.string() }),
} as const

const bodies = {
  order: orderBody,
  reservation: reservationBody,
  problem: reportBody,
  request: amenityRequestBody,
  rating: ratingBody,
} as const

/** The rows of the hotel's lists; the API has no list of ratings. */
const rows = { order, reservation, problem: report, request: amenityRequest, rating: v.never() } as const

/** What a guest can send: an order, a table reservation, a problem, an amenity request, a rating. */
export type Kind = keyof typeof contents
/** The content of a receipt of this kind. */
export type Content<K extends Kind> = v.InferOutput<(typeof contents)[K]>
/** The request body of this kind (spec 3.10, 3.14, 3.16, 3.17, 3.19). */
export type RequestBody<K extends Kind> = v.InferOutput<(typeof bodies)[K]>
/** A row of the hotel's list of this kind. */
export type Row<K extends Kind = Kind> = v.InferOutput<(typeof rows)[K]>

const outcomes = ['sending', 'confirmed', 'probably-received', 'not-accepted', 'unknown'] as const
/** The status of a submission, as far as this device can know: see `.github/ARCHITECTURE.md`. */
export type Outcome = (typeof outcomes)[number]

const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'is not a date-time'),
)

/**
 * The last result of reconciling a submission of unknown outcome, and when (ISO). The values are
 * stored. `not-seen`: no row of the list is a candidate; `undecided`: a candidate has different content; `unread`: the list
 * could not be fetched.
 */
const lastCheckSchema = v.object({ result: v.picklist(['not-seen', 'undecided', 'unread']), at: moment })

const common = {
  id: v.pipe(v.string(), v.minLength(1)),
  personId: id,
  roomNumber: v.optional(v.string()),
  createdAt: moment,
  outcome: v.picklist(outcomes),
  /** With `not-accepted`: the page was frozen so long after the press that nothing was sent. */
  wasNotSent: v.optional(v.boolean()),
  /** The ids in the hotel's list before this was sent; absent when it could not be read in time. */
  idsBefore: v.optional(v.array(id)),
  lastCheck: v.optional(lastCheckSchema),
  /** The ids of the receipts of this kind that the hotel had confirmed before that list was read. */
  confirmedBefore: v.optional(v.array(v.string())),
  /** The hotel was unreachable when that list was to be read, right before this was sent. */
  wasUnreachable: v.optional(v.boolean()),
  /** When its call was last made, by the device's clock; absent before that. */
  sentAt: v.optional(moment),
  /** The id of the submission with which the guest resubmitted it. */
  resubmittedAs: v.optional(v.string()),
}

function ofKind<K extends Kind>(kind: K) {
  return v.object({
    ...common,
    kind: v.literal(kind),
    content: contents[kind],
    body: v.optional(bodies[kind]),
    /** The row of the hotel's list that matches a submission of unknown outcome. Stored under this name. */
    seen: v.optional(rows[kind]),
  })
}

/** The record of a submission: its content, room, time and outcome. `createdAt` is an ISO date-time. */
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

const AMBIGUOUS_STATUSES = [408, 409, 425, 429]

/** The outcome of a settled call. Without an error the hotel confirmed it; only a definite 4xx means it was not accepted. */
export function outcomeOf(error: CallError | undefined): Outcome {
  if (error === undefined) return 'confirmed'
  const { status } = error
  const refused = typeof status === 'number' && status >= 400 && status < 500 && !AMBIGUOUS_STATUSES.includes(status)
  return refused ? 'not-accepted' : 'unknown'
}

/** The fields of a receipt that may change after it was written. */
export type ReceiptChange = Partial<
  Pick<
    Receipt,
    | 'outcome'
    | 'wasNotSent'
    | 'idsBefore'
    | 'confirmedBefore'
    | 'wasUnreachable'
    | 'lastCheck'
    | 'seen'
    | 'sentAt'
    | 'resubmittedAs'
  >
>

/** Outcomes from a response are final. `probably-received`, from a matching row of the hotel's list, is replaced only by them. */
const certainty: Readonly<Record<Outcome, number>> = {
  sending: 0,
  unknown: 0,
  'probably-received': 1,
  confirmed: 2,
  'not-accepted': 2,
}

function mayBecome(current: Outcome, next: Outcome): boolean {
  return certainty[current] < certainty[next] || certainty[current] === 0
}

/**
 * Applies a change to a receipt. Another tab may have stored a more certain outcome since the change was computed: that
 * outcome stays, with its `seen` and `lastCheck`. `resubmittedAs` is never replaced.
 */
export function mergeReceipt(current: Receipt, change: ReceiptChange): Receipt {
  const { outcome = current.outcome, lastCheck, seen, ...rest } = change
  const isOpen = certainty[current.outcome] === 0
  const isAllowed = change.outcome === undefined ? isOpen : mayBecome(current.outcome, outcome)
  const found = {
    ...('lastCheck' in change && { lastCheck }),
    ...('seen' in change && { seen }),
  }
  const cleared = outcome === 'not-accepted' && { seen: undefined, lastCheck: undefined }
  const update = isAllowed ? { outcome, ...found, ...cleared } : {}
  const resubmittedAs = current.resubmittedAs ?? change.resubmittedAs
  return { ...current, ...rest, ...update, ...(resubmittedAs !== undefined && { resubmittedAs }) }
}

/** The tone of the notice for each outcome. */
export const outcomeTones = {
  sending: 'info',
  confirmed: 'success',
  'probably-received': 'info',
  'not-accepted': 'danger',
  unknown: 'warning',
} as const satisfies Record<Outcome, string>
