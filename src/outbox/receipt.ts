import * as v from 'valibot'
import type { Config } from '#src/config/config.ts'
import type { Path } from '#src/navigation/paths.ts'
import { id } from '#src/schemas/fields.ts'
import { kindNames, kinds, type Content, type Kind, type RequestBody, type Row } from './kinds.ts'

const outcomes = ['sending', 'confirmed', 'received', 'probably-received', 'not-accepted', 'unknown'] as const
/** The status of a submission, as far as this device can know: see `.github/ARCHITECTURE.md`. */
export type Outcome = (typeof outcomes)[number]

const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'is not a date-time'),
)

/**
 * The last result of reconciling a submission of unknown outcome, and when (ISO). `not-seen`: no row of the list is a candidate;
 * `undecided`: a candidate has different content; `fetch-failed`: the list could not be fetched.
 */
const lastCheck = v.object({ result: v.picklist(['not-seen', 'undecided', 'fetch-failed']), at: moment })

const commonFields = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  personId: id,
  roomNumber: v.optional(v.string()),
  createdAt: moment,
  outcome: v.picklist(outcomes),
  /** With `not-accepted`: the page was frozen so long after the press that nothing was sent. */
  wasNotSent: v.optional(v.boolean()),
  /** The ids in the hotel's list before this was sent; absent when it could not be read in time. */
  idsBefore: v.optional(v.array(id)),
  lastCheck: v.optional(lastCheck),
  /** The ids of the receipts of this kind that the hotel had confirmed before that list was read. */
  confirmedBefore: v.optional(v.array(v.string())),
  /** The hotel was unreachable when that list was to be read, right before this was sent. */
  wasUnreachable: v.optional(v.boolean()),
  /** When its call was last made, by the device's clock; absent before that. */
  sentAt: v.optional(moment),
  /** The id of the submission with which the guest resubmitted it. */
  resubmittedAs: v.optional(v.string()),
})

function ofKind<K extends Kind>(kind: K) {
  const { content, body, row } = kinds[kind]
  return v.object({
    ...commonFields.entries,
    kind: v.literal(kind),
    content,
    body: v.optional(body),
    /** The row of the hotel's list that matches a submission of unknown outcome. */
    matchedRow: v.optional(row),
  })
}

type CommonFields = v.InferOutput<typeof commonFields>

interface FieldsOf<K extends Kind> extends CommonFields {
  kind: K
  content: Content<K>
  body?: RequestBody<K> | undefined
  matchedRow?: Row<K> | undefined
}

/** The record of a submission: its content, room, time and outcome. `createdAt` is an ISO date-time. */
export type Receipt = { [K in Kind]: FieldsOf<K> }[Kind]
/** A receipt of one kind. */
export type ReceiptOf<K extends Kind> = Extract<Receipt, { kind: K }>

/** A stored receipt. */
export const receipt = v.variant('kind', kindNames.map(ofKind)) as v.GenericSchema<unknown, Receipt>

/** Whether the hotel surely has it: it said so, or its list proves it. */
export function isReceived({ outcome }: Pick<Receipt, 'outcome'>): boolean {
  return outcome === 'confirmed' || outcome === 'received'
}

/** The fields of a receipt that may change after it was written. */
export type ReceiptChange = Partial<
  Omit<Receipt, 'id' | 'kind' | 'personId' | 'roomNumber' | 'createdAt' | 'content' | 'body'>
>

/** Outcomes from a response are final. Those from a row of the hotel's list are replaced only by them. */
function mayBecome(current: Outcome, next: Outcome): boolean {
  const isFinal = (outcome: Outcome) => outcome === 'confirmed' || outcome === 'not-accepted'
  return current === 'sending' || current === 'unknown' || (!isFinal(current) && isFinal(next))
}

/**
 * Applies a change to a receipt. Another tab may have stored a more certain outcome since the change was computed: that
 * outcome stays, with its `matchedRow` and `lastCheck`. `resubmittedAs` is never replaced.
 */
export function mergeReceipt(current: Receipt, change: ReceiptChange): Receipt {
  const { outcome = current.outcome, lastCheck: _check, matchedRow: _row, ...rest } = change
  const merged = { ...current, ...(mayBecome(current.outcome, outcome) ? { ...change, outcome } : rest) } as Receipt
  const cleared = merged.outcome === 'not-accepted' && { matchedRow: undefined, lastCheck: undefined }
  const resubmittedAs = current.resubmittedAs ?? change.resubmittedAs
  return { ...merged, ...cleared, ...(resubmittedAs !== undefined && { resubmittedAs }) }
}

/** The tone of the notice for each outcome. */
export const outcomeTones = {
  sending: 'info',
  confirmed: 'success',
  received: 'success',
  'probably-received': 'info',
  'not-accepted': 'danger',
  unknown: 'warning',
} as const satisfies Record<Outcome, string>

/**
 * Whether the guest may resubmit it, as a new submission that begins with the same content: the hotel refused it, or its
 * outcome is unknown and the hotel's list does not show it. A receipt can be resubmitted once.
 */
export function canResubmit({ kind, outcome, lastCheck: check, resubmittedAs }: Receipt, config: Config): boolean {
  if (resubmittedAs !== undefined) return false
  if (outcome === 'not-accepted') return true
  return outcome === 'unknown' && (!kinds[kind].isListed(config) || check?.result === 'not-seen')
}

/**
 * Whether a submission of unknown outcome can be sent again without being accepted twice: the hotel supports idempotency keys,
 * and the guest has not resubmitted it as a new one.
 */
export function canRetryWithKey(
  { outcome, body, resubmittedAs }: Receipt,
  { idempotencyKey }: { readonly idempotencyKey: boolean },
): boolean {
  return idempotencyKey && outcome === 'unknown' && body !== undefined && resubmittedAs === undefined
}

/** Whether it was resubmitted, so that its unknown outcome no longer matters. */
export function isReplaced({ outcome, resubmittedAs }: Receipt): boolean {
  return outcome === 'unknown' && resubmittedAs !== undefined
}

/** The history state of the last step for a new order of the same products. */
export function orderAgain(order: ReceiptOf<'order'>): object | undefined {
  return kinds.order.formState?.(order)
}

/** The form in which to edit and resubmit it, with its history state. */
export function resubmitForm(sent: Receipt): { readonly to: Path; readonly state: object } {
  const { path, formState } = kinds[sent.kind]
  const state = (formState as ((sent: Receipt) => object) | undefined)?.(sent) // of its own kind
  return { to: path.form, state: { ...state, resubmittedId: sent.id } }
}
