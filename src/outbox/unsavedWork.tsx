import { selectGuest, type WithSession } from '#src/session/session.ts'
import { readOwn, slots } from './drafts.ts'
import { selectReceipts, type WithReceipts } from './receiptsSlice.ts'
import * as v from 'valibot'
import { randomId } from '#src/lib/randomId.ts'
import { DRAFTS_BY_TAB_KEY, TAB_ID_KEY } from '#src/storage/keys.ts'
import { readJson, readText, removeText, writeText } from '#src/storage/storedText.ts'
import type { Id } from '#src/schemas/fields.ts'
import { currentGuestScope } from '#src/session/guestScope.ts'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Facts } from '#src/ui/records/Facts.tsx'
import type { GuestSession } from '#src/schemas/session.ts'
import { kindNames, type Kind } from './kinds.ts'
import type { Receipt } from './receipt.ts'

/** Why something would be lost: its outcome is open, the hotel refused it, or it is an unsent draft, of this tab (`draft`) or another. */
const reasons = ['sending', 'unknown', 'probably-received', 'not-accepted', 'draft', 'draft-in-other-tab'] as const
type Reason = (typeof reasons)[number]

/** The things that would be lost for one reason, with repetitions. */
interface Loss {
  readonly reason: Reason
  readonly things: readonly (Kind | 'cart')[]
}

/** The draft of an order is the cart. */
const thingsOf = (kinds: readonly Kind[]) => kinds.map((kind) => (kind === 'order' ? 'cart' : kind))

/**
 * Finds unsent or unconfirmed data that Log Out would remove from this device: receipts that were not resubmitted, and the drafts of
 * every tab, including the cart, which it reads from storage. Empty when nothing would be lost or nobody is signed in.
 */
function findUnsavedWork(receipts: readonly Receipt[], guest: GuestSession | null): readonly Loss[] {
  if (guest === null) return []
  const { personId } = guest
  const sent = receipts.filter(({ resubmittedAs }) => resubmittedAs === undefined)
  function thingsFor(reason: Reason): Loss['things'] {
    if (reason === 'draft') return thingsOf(startedDrafts(personId))
    if (reason === 'draft-in-other-tab') return thingsOf(draftsOfOtherTabs())
    return sent.filter(({ outcome }) => outcome === reason).map(({ kind }) => kind)
  }
  return reasons.map((reason) => ({ reason, things: thingsFor(reason) })).filter(({ things }) => things.length > 0)
}

/** The same, outside a component. */
export function unsavedWork(state: WithReceipts & WithSession): readonly Loss[] {
  return findUnsavedWork(selectReceipts(state), selectGuest(state))
}

/** The same, found again when the guest's receipts change. */
export function useUnsavedWork(): readonly Loss[] {
  return findUnsavedWork(useSelector(selectReceipts), useSelector(selectGuest))
}

/** The kinds of drafts by the id of their tab, in the guest scope with this `scopeId`. */
const draftsByTab = v.object({ scopeId: v.string(), tabs: v.record(v.string(), v.array(v.picklist(kindNames))) })

/** The kinds of which this guest has a draft in this tab. */
function startedDrafts(personId: Id): Kind[] {
  return kindNames.filter((kind) => slots.some((slot) => readOwn(kind, slot, personId) !== undefined))
}

/** This page. A reload gets another id, and so does a duplicated tab, which begins with a copy of the session storage. */
const ownId = randomId()

/** Set from `pagehide` to `pageshow`: browsers hide a page after they have closed it. */
let isClosed = false

function kindsByTab(scopeId: string | undefined): Record<string, Kind[]> {
  const stored = readJson('localStorage', DRAFTS_BY_TAB_KEY, draftsByTab)
  return stored !== undefined && stored.scopeId === scopeId ? stored.tabs : {}
}

function write(scopeId: string, tabs: Record<string, Kind[]>): void {
  if (Object.keys(tabs).length === 0) removeText('localStorage', DRAFTS_BY_TAB_KEY)
  else writeText('localStorage', DRAFTS_BY_TAB_KEY, JSON.stringify({ scopeId, tabs }))
}

/** Stores the kinds of this tab's drafts, unless they are stored already; removes them once its page is closed. */
function share(): void {
  const scope = currentGuestScope()
  const kinds = scope === undefined || isClosed ? [] : startedDrafts(scope.personId)
  if (kinds.length > 0) writeText('sessionStorage', TAB_ID_KEY, ownId)
  else removeText('sessionStorage', TAB_ID_KEY)
  const { [ownId]: known = [], ...others } = kindsByTab(scope?.scopeId)
  if (scope === undefined || known.join() === kinds.join()) return
  write(scope.scopeId, kinds.length > 0 ? { ...others, [ownId]: kinds } : others)
}

/** Forgets the page that this tab showed before, whose drafts it now has: it may have crashed without `pagehide`. */
function forgetEarlierPage(): void {
  const earlier = readText('sessionStorage', TAB_ID_KEY)
  const scope = currentGuestScope()
  if (earlier === null || scope === undefined) return
  const { [earlier]: _gone, ...tabs } = kindsByTab(scope.scopeId)
  write(scope.scopeId, tabs)
}

function onPageEvent({ type }: Event): void {
  if (type === 'pagehide' || type === 'pageshow') isClosed = type === 'pagehide'
  share()
}

/**
 * The page from which a tab was duplicated stores its drafts again. After Log Out in another tab, the id here is
 * removed.
 */
function onStorage({ key }: StorageEvent): void {
  if (key === DRAFTS_BY_TAB_KEY) share()
}

/**
 * Shares with other tabs which drafts this one has: now, and whenever the guest switches to another tab. Drafts are in
 * session storage, which no other tab can read, and mobile browsers suspend background tabs, which then cannot respond.
 * Repeated calls have no further effect.
 */
export function shareDrafts(): void {
  forgetEarlierPage()
  for (const event of ['blur', 'visibilitychange', 'pageshow', 'pagehide']) window.addEventListener(event, onPageEvent)
  window.addEventListener('storage', onStorage)
  share()
}

/** The kinds of drafts that the guest has in other tabs of this browser. */
export function draftsOfOtherTabs(): Kind[] {
  const { [ownId]: _own, ...others } = kindsByTab(currentGuestScope()?.scopeId)
  return Object.values(others).flat()
}

/**
 * Lists the unsent or unconfirmed data that removing this device's data would lose; renders nothing when there is none.
 */
export function UnsavedWork() {
  const { t } = useTranslation('receipts')
  const losses = useUnsavedWork()
  if (losses.length === 0) return null
  const named = (things: Loss['things']) =>
    [...new Set(things)].map((thing) => {
      const count = things.filter((each) => each === thing).length
      return count === 1 ? t(`losses.${thing}`) : `${t(`losses.${thing}`)} (${count})`
    })
  return (
    <>
      <p>{t('losses.lead')}</p>
      <Facts
        facts={losses.map(({ reason, things }) => ({ label: t(`losses.${reason}`), value: named(things).join(', ') }))}
      />
    </>
  )
}
