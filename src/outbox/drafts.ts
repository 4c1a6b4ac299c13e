import * as v from 'valibot'
import { readJson, removeText, writeText } from '#src/storage/storedText.ts'
import { isSameId, type Id } from '#src/schemas/fields.ts'
import { guestScopeSchema, guestScopeOf } from '#src/session/guestScope.ts'
import { DRAFT_PREFIX } from '#src/storage/keys.ts'
import { kindNames, type Kind } from './kinds.ts'

/** A draft in session storage, bound to its guest, its guest scope, and the receipt it resubmits. */
const storedDraft = v.object({
  ...guestScopeSchema.entries,
  resubmittedId: v.optional(v.string()),
  draft: v.record(v.string(), v.unknown()),
})
type StoredDraft = v.InferOutput<typeof storedDraft>

const AREA = 'sessionStorage'
/** A draft that resubmits a receipt has a slot of its own, so that it does not overwrite a new draft. */
export const slots = ['new', 'resubmission'] as const
type Slot = (typeof slots)[number]

const keyOf = (kind: Kind, slot: Slot) => `${DRAFT_PREFIX}${kind}${slot === 'new' ? '' : '-resubmission'}`

function readSlot(kind: Kind, slot: Slot): StoredDraft | undefined {
  return readJson(AREA, keyOf(kind, slot), storedDraft)
}

/** This guest's draft of this kind and in this slot; `undefined` when there is none from the current guest scope. */
export function readOwn(kind: Kind, slot: Slot, personId: Id): StoredDraft | undefined {
  const stored = readSlot(kind, slot)
  const isOwn = isSameId(stored?.personId, personId) && stored?.scopeId === guestScopeOf(personId)?.scopeId
  return isOwn ? stored : undefined
}

/**
 * Reads this guest's draft in this tab; with `resubmittedId`, only the draft that resubmits that receipt. `undefined` when it is
 * damaged, another guest's or from before Log Out.
 */
export function readDraft<Draft>(
  kind: Kind,
  personId: Id,
  schema: v.GenericSchema<unknown, Draft>,
  resubmittedId?: string,
): Draft | undefined {
  const own = resubmittedId === undefined ? readOwn(kind, 'new', personId) : undefined
  const stored = own ?? readOwn(kind, 'resubmission', personId)
  if (stored === undefined || (resubmittedId !== undefined && stored.resubmittedId !== resubmittedId)) return undefined
  const read = v.safeParse(schema, stored.draft)
  return read.success ? read.output : undefined
}

/**
 * Stores a draft in session storage: it survives a reload, a crash of the tab and the hotel ending the session.
 * Blocked storage: in memory. Stores nothing after Log Out in another tab, which this tab may not know yet.
 */
export function storeDraft(kind: Kind, personId: Id, draft: object, resubmittedId?: string): void {
  const scopeId = guestScopeOf(personId)?.scopeId
  if (scopeId === undefined) return
  const key = keyOf(kind, resubmittedId === undefined ? 'new' : 'resubmission')
  writeText(AREA, key, JSON.stringify({ personId, scopeId, resubmittedId, draft }))
}

/** Removes the drafts of this kind whose fields equal those of `content`: what was sent or cancelled. Others stay. */
export function removeDraft(kind: Kind, content: object): void {
  for (const slot of slots) {
    const stored = readSlot(kind, slot)
    const isSame = ([part, value]: [string, unknown]) => asText(stored?.draft[part]) === asText(value)
    if (stored !== undefined && Object.entries(content).every(isSame)) removeText(AREA, keyOf(kind, slot))
  }
}

function asText(value: unknown): string | undefined {
  return JSON.stringify(typeof value === 'string' ? value.trim() : value)
}

/** Removes every draft of this tab except those of `personId`. */
export function removeDrafts(personId: Id): void {
  for (const kind of kindNames) {
    for (const slot of slots) {
      if (readOwn(kind, slot, personId) === undefined) removeText(AREA, keyOf(kind, slot))
    }
  }
}
