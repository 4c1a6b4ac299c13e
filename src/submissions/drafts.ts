import * as v from 'valibot'
import { readJson, removeText, writeText } from '#src/storage/storedText.ts'
import { isSameId, type Id } from '#src/schemas/fields.ts'
import type { Kind } from './receipt.ts'
import { beginGuestScope, guestScopeSchema, guestScopeOf } from './guestScope.ts'
import { DRAFT_PREFIX } from '#src/storage/keys.ts'

const draftKinds = ['order', 'reservation', 'problem', 'request', 'rating'] as const satisfies readonly Kind[]
/** What a guest may have begun to write; of an order, the cart. */
export type DraftKind = (typeof draftKinds)[number]

/** A draft as this tab keeps it, bound to its guest, the visit in which it was typed, and the receipt it sends again. */
const keptDraft = v.object({
  ...guestScopeSchema.entries,
  again: v.optional(v.string()),
  draft: v.record(v.string(), v.unknown()),
})
type KeptDraft = v.InferOutput<typeof keptDraft>

const AREA = 'sessionStorage'
/** What is written to send something again lies beside what was begun anew, and writes over nothing. */
const places = ['anew', 'again'] as const
type Place = (typeof places)[number]

const keyOf = (kind: Kind, place: Place) => `${DRAFT_PREFIX}${kind}${place === 'anew' ? '' : '-again'}`

function readKept(kind: Kind, place: Place): KeptDraft | undefined {
  return readJson(AREA, keyOf(kind, place), keptDraft)
}

function readOwn(kind: DraftKind, place: Place, personId: Id): KeptDraft | undefined {
  const kept = readKept(kind, place)
  const isOwn = isSameId(kept?.personId, personId) && kept?.mark === guestScopeOf(personId)?.mark
  return isOwn ? kept : undefined
}

/**
 * What this guest has begun in this tab; with `again`, only what was begun in order to send that receipt again. Damaged,
 * another guest's or from before Log Out: `undefined`.
 */
export function readDraft<Draft>(
  kind: DraftKind,
  personId: Id,
  schema: v.GenericSchema<unknown, Draft>,
  again?: string,
): Draft | undefined {
  const anew = again === undefined ? readOwn(kind, 'anew', personId) : undefined
  const kept = anew ?? readOwn(kind, 'again', personId)
  if (kept === undefined || (again !== undefined && kept.again !== again)) return undefined
  const read = v.safeParse(schema, kept.draft)
  return read.success ? read.output : undefined
}

/** What this guest has begun in this tab and not sent. */
export function startedDrafts(personId: Id): DraftKind[] {
  return draftKinds.filter((kind) => places.some((place) => readOwn(kind, place, personId) !== undefined))
}

/** Keeps what this guest has begun: over a reload, a crash of the tab and a forced sign-out. Blocked storage: in memory. */
export function storeDraft(kind: DraftKind, personId: Id, draft: object, again?: string): void {
  const { mark } = beginGuestScope(personId)
  const key = keyOf(kind, again === undefined ? 'anew' : 'again')
  writeText(AREA, key, JSON.stringify({ personId, mark, again, draft }))
}

/** Forgets the drafts of this kind that are what `said` says: what was sent, or what the guest cancels. Others stay. */
export function removeDraft(kind: Kind, said: object): void {
  for (const place of places) {
    const kept = readKept(kind, place)
    const isSame = ([part, value]: [string, unknown]) => trimmed(kept?.draft[part]) === trimmed(value)
    if (kept !== undefined && Object.entries(said).every(isSame)) removeText(AREA, keyOf(kind, place))
  }
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value
}

/** Forgets every draft of this tab apart from those of `personId`: all of them when no guest is named. */
export function removeDrafts(personId?: Id): void {
  for (const kind of draftKinds) {
    for (const place of places) {
      if (personId === undefined || readOwn(kind, place, personId) === undefined) removeText(AREA, keyOf(kind, place))
    }
  }
}
