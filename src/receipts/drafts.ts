import * as v from 'valibot'
import { readText, removeText, writeText } from '#src/lib/keptText.ts'
import type { Id } from '#src/wire/fields.ts'
import type { Kind } from './receipt.ts'
import { beginVisit, parseKept, visit, visitOf } from './visit.ts'

const draftKinds = ['reservation', 'problem', 'request', 'rating'] as const satisfies readonly Kind[]
/** What a guest may have begun to write. An order is a cart, which lies in memory. */
export type DraftKind = (typeof draftKinds)[number]

/** A draft as this tab keeps it, bound to its guest, the visit in which it was typed, and the receipt it sends again. */
const keptDraft = v.object({ ...visit.entries, again: v.optional(v.string()), draft: v.record(v.string(), v.unknown()) })
type KeptDraft = v.InferOutput<typeof keptDraft>

const AREA = 'sessionStorage'
const keyOf = (kind: Kind) => `companion-draft-${kind}`

function readKept(kind: Kind): KeptDraft | undefined {
  return parseKept(keptDraft, readText(AREA, keyOf(kind)))
}

function readOwn(kind: DraftKind, personId: Id): KeptDraft | undefined {
  const kept = readKept(kind)
  return kept?.personId === personId && kept.mark === visitOf(personId)?.mark ? kept : undefined
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
  const kept = readOwn(kind, personId)
  if (kept === undefined || (again !== undefined && kept.again !== again)) return undefined
  const read = v.safeParse(schema, kept.draft)
  return read.success ? read.output : undefined
}

/** Keeps what this guest has begun: over a reload, a crash of the tab and a forced sign-out. Blocked storage: in memory. */
export function keepDraft(kind: DraftKind, personId: Id, draft: object, again?: string): void {
  const { mark } = beginVisit(personId)
  writeText(AREA, keyOf(kind), JSON.stringify({ personId, mark, again, draft }))
}

/** Forgets the draft of this kind if it is what `said` says: what was sent, or what the guest cancels. Another one stays. */
export function forgetDraft(kind: Kind, said: object): void {
  const kept = readKept(kind)
  if (kept === undefined) return
  const isSame = ([part, value]: [string, unknown]) => trimmed(kept.draft[part]) === trimmed(value)
  if (Object.entries(said).every(isSame)) removeText(AREA, keyOf(kind))
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value
}

/** Forgets every draft of this tab apart from those of `personId`: all of them when no guest is named. */
export function forgetDrafts(personId?: Id): void {
  for (const kind of draftKinds) {
    if (personId === undefined || readOwn(kind, personId) === undefined) removeText(AREA, keyOf(kind))
  }
}
