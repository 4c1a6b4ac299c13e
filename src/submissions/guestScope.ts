import * as v from 'valibot'
import { readJson, readText, removeText, writeText } from '#src/storage/storedText.ts'
import { id, isSameId, type Id } from '#src/schemas/fields.ts'
import { randomId } from '#src/lib/randomId.ts'
import { GUEST_SCOPE_KEY } from '#src/storage/keys.ts'

/**
 * A guest's visit to this phone: it begins with signing in, outlasts a forced sign-out and ends with Log Out or another
 * guest. What a guest has begun belongs to one visit, so a tab that slept through Log Out cannot bring it back.
 */
export const guestScopeSchema = v.object({ personId: id, mark: v.string() })
export type GuestScope = v.InferOutput<typeof guestScopeSchema>

/** The visit this guest is on, or `undefined`. */
export function guestScopeOf(personId: Id): GuestScope | undefined {
  const known = readJson('localStorage', GUEST_SCOPE_KEY, guestScopeSchema)
  return isSameId(known?.personId, personId) ? known : undefined
}

/** The visit this guest is on; begins one, in the place of any other guest's, when there is none. */
export function beginGuestScope(personId: Id): GuestScope {
  const known = guestScopeOf(personId)
  if (known !== undefined) return known
  const begun = { personId, mark: randomId() }
  writeText('localStorage', GUEST_SCOPE_KEY, JSON.stringify(begun))
  return begun
}

/** Ends the visit, as Log Out does. */
export function endGuestScope(): void {
  removeText('localStorage', GUEST_SCOPE_KEY)
}

/** Tells, in a tab that follows another's sign-out, whether the guest chose it: a forced one leaves the visit standing. */
export function isGuestScopeOver(): boolean {
  return readText('localStorage', GUEST_SCOPE_KEY) === null
}
