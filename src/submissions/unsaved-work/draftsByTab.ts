import * as v from 'valibot'
import { randomId } from '#src/lib/randomId.ts'
import { DRAFTS_BY_TAB_KEY, TAB_ID_KEY } from '#src/storage/keys.ts'
import { readJson, readText, removeText, writeText } from '#src/storage/storedText.ts'
import type { Id } from '#src/schemas/fields.ts'
import { draftKinds, readOwn, slots, type DraftKind } from '#src/submissions/drafts.ts'
import { currentGuestScope } from '#src/submissions/guestScope.ts'

/** The kinds of drafts by the id of their tab, in the guest scope with this `mark`. */
const draftsByTab = v.object({ mark: v.string(), tabs: v.record(v.string(), v.array(v.picklist(draftKinds))) })

/** The kinds of which this guest has a draft in this tab. */
export function startedDrafts(personId: Id): DraftKind[] {
  return draftKinds.filter((kind) => slots.some((slot) => readOwn(kind, slot, personId) !== undefined))
}

/** The tabs of the current guest scope that have drafts, except this one. */
function otherTabs(mark: string | undefined): [id: string, kinds: DraftKind[]][] {
  const stored = readJson('localStorage', DRAFTS_BY_TAB_KEY, draftsByTab)
  if (stored === undefined || stored.mark !== mark) return []
  const own = readText('sessionStorage', TAB_ID_KEY)
  return Object.entries(stored.tabs).filter(([id]) => id !== own)
}

/** Writes down the kinds of this tab's drafts; none once its page is closed, and nothing after Log Out, which loads it anew. */
function share({ type }: Pick<Event, 'type'>): void {
  const scope = currentGuestScope()
  const kinds = scope === undefined || type === 'pagehide' ? [] : startedDrafts(scope.personId)
  const tabs = otherTabs(scope?.mark)
  if (kinds.length === 0) removeText('sessionStorage', TAB_ID_KEY)
  else {
    const id = readText('sessionStorage', TAB_ID_KEY) ?? randomId()
    writeText('sessionStorage', TAB_ID_KEY, id)
    tabs.push([id, kinds])
  }
  if (scope === undefined || tabs.length === 0) removeText('localStorage', DRAFTS_BY_TAB_KEY)
  else
    writeText('localStorage', DRAFTS_BY_TAB_KEY, JSON.stringify({ mark: scope.mark, tabs: Object.fromEntries(tabs) }))
}

/**
 * Lets the other tabs know which drafts this one has, whenever the guest leaves it for another. Drafts are in session storage,
 * which no other tab can read, and a phone suspends the tabs in the background, which then cannot answer. Repeated calls do nothing.
 */
export function shareDrafts(): void {
  for (const event of ['blur', 'visibilitychange', 'pageshow', 'pagehide']) window.addEventListener(event, share)
}

/** The kinds of drafts that the guest has in other tabs of this browser. */
export function draftsOfOtherTabs(): DraftKind[] {
  return otherTabs(currentGuestScope()?.mark).flatMap(([, kinds]) => kinds)
}
