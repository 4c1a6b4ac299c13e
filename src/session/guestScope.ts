import * as v from 'valibot'
import { readJson, readText, removeText, writeText } from '#src/storage/storedText.ts'
import { id, isSameId, type Id } from '#src/schemas/fields.ts'
import { randomId } from '#src/lib/randomId.ts'
import { DRAFTS_BY_TAB_KEY, GUEST_SCOPE_KEY, TAB_ID_KEY } from '#src/storage/keys.ts'

/**
 * The period in which one guest uses this device: it begins with signing in, survives the hotel ending the session and ends
 * with Log Out or another guest's sign-in. Drafts and receipts are bound to it by `scopeId`, so that a suspended tab cannot
 * restore them later.
 */
export const guestScopeSchema = v.object({ personId: id, scopeId: v.string() })
export type GuestScope = v.InferOutput<typeof guestScopeSchema>

/** The current scope, of any guest, or `undefined`. */
export function currentGuestScope(): GuestScope | undefined {
  return readJson('localStorage', GUEST_SCOPE_KEY, guestScopeSchema)
}

/** This guest's current scope, or `undefined`. */
export function guestScopeOf(personId: Id | undefined): GuestScope | undefined {
  const current = currentGuestScope()
  return isSameId(current?.personId, personId) ? current : undefined
}

/** Returns this guest's scope; begins one, replacing another guest's, when there is none. */
export function beginGuestScope(personId: Id): GuestScope {
  const current = guestScopeOf(personId)
  if (current !== undefined) return current
  const scope = { personId, scopeId: randomId() }
  writeText('localStorage', GUEST_SCOPE_KEY, JSON.stringify(scope))
  return scope
}

/** Ends the guest scope, as Log Out does. */
export function endGuestScope(): void {
  removeText('localStorage', GUEST_SCOPE_KEY)
  removeText('localStorage', DRAFTS_BY_TAB_KEY)
  removeText('sessionStorage', TAB_ID_KEY)
}

/** Whether no guest scope is stored, as after Log Out: the hotel ending the session leaves it. */
export function isGuestScopeOver(): boolean {
  return readText('localStorage', GUEST_SCOPE_KEY) === null
}
