import { beginGuestScope } from '#src/session/guestScope.ts'
import type { Id } from '#src/schemas/fields.ts'

/** Stores what another tab, in which this guest has drafts of these kinds, writes to local storage. */
export function leaveDraftsInOtherTab(personId: Id, kinds: readonly string[], tab = 'another'): void {
  const { scopeId } = beginGuestScope(personId)
  localStorage.setItem('companion-draft-tabs', JSON.stringify({ scopeId, tabs: { [tab]: kinds } }))
}
