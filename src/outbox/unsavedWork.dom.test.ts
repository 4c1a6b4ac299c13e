import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeDraft, storeDraft } from './drafts.ts'
import { beginGuestScope, endGuestScope } from '#src/session/guestScope.ts'
import { draftsOfOtherTabs, shareDrafts } from './unsavedWork.tsx'

const guestId = 7
const KEY = 'companion-draft-tabs'

beforeEach(() => {
  beginGuestScope(guestId)
  shareDrafts()
})

afterEach(() => void window.dispatchEvent(new Event('pageshow')))

const leaveWindow = () => window.dispatchEvent(new Event('blur'))
const hide = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))

/** Stores what another tab, in which the guest has drafts of these kinds, writes to local storage. */
function leaveDraftsInOtherTab(kinds: readonly string[], tab = 'another'): void {
  const { scopeId } = beginGuestScope(guestId)
  localStorage.setItem(KEY, JSON.stringify({ scopeId, tabs: { [tab]: kinds } }))
}

/** The stored kinds of drafts of each tab. */
function kindsByTab(): unknown[] {
  const stored = JSON.parse(localStorage.getItem(KEY) ?? '{"tabs":{}}') as { tabs: Record<string, unknown> }
  return Object.values(stored.tabs)
}

describe('the drafts of this tab', () => {
  it.each([
    ['leaves the window', leaveWindow],
    ['hides the tab', hide],
    ['returns to a page that the browser kept', () => window.dispatchEvent(new Event('pageshow'))],
    ['loads the page', shareDrafts],
  ])('are stored once the guest %s', (_what, leave) => {
    storeDraft('order', guestId, { lines: [] })
    storeDraft('reservation', guestId, { time: '20:15' })
    expect(kindsByTab()).toEqual([])
    leave()
    expect(kindsByTab()).toEqual([['order', 'reservation']])
    expect(draftsOfOtherTabs()).toEqual([])
    // By which the page that opens after a crash of this one finds them.
    expect(localStorage.getItem(KEY)).toContain(sessionStorage.getItem('companion-tab') ?? expect.unreachable())
  })

  it('are stored only when they changed: each write makes every other tab look', () => {
    storeDraft('order', guestId, { lines: [] })
    leaveWindow()
    const write = vi.spyOn(Storage.prototype, 'setItem')
    leaveWindow()
    expect(write).not.toHaveBeenCalledWith(KEY, expect.anything())
  })

  it('are removed once they were sent or cleared and the guest leaves again', () => {
    storeDraft('order', guestId, { lines: [] })
    leaveWindow()
    removeDraft('order', { lines: [] })
    leaveWindow()
    expect(localStorage.getItem(KEY)).toBeNull()
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('are removed when its page is closed', () => {
    storeDraft('order', guestId, { lines: [] })
    leaveWindow()
    window.dispatchEvent(new Event('pagehide'))
    hide() // follows, when the page is left
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it('are stored again after a duplicate of the tab took them for its own', () => {
    storeDraft('order', guestId, { lines: [] })
    leaveWindow()
    leaveDraftsInOtherTab(['order'], 'duplicate')
    window.dispatchEvent(new StorageEvent('storage', { key: 'another key' }))
    expect(kindsByTab()).toHaveLength(1)
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    expect(kindsByTab()).toHaveLength(2)
  })

  it('leave nothing behind when another tab logs out', () => {
    storeDraft('order', guestId, { lines: [] })
    leaveWindow()
    endGuestScope()
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    expect(localStorage.getItem(KEY)).toBeNull()
    expect(sessionStorage.getItem('companion-tab')).toBeNull()
  })
})

describe('the drafts of other tabs', () => {
  it('are those that other tabs stored, and stay when this tab stores its own', () => {
    leaveDraftsInOtherTab(['order', 'problem'])
    storeDraft('order', guestId, { lines: [] })
    leaveWindow()
    expect(draftsOfOtherTabs()).toEqual(['order', 'problem'])
    expect(kindsByTab()).toHaveLength(2)
  })

  it('do not include those of the page that this tab showed before a crash', () => {
    leaveDraftsInOtherTab(['order'], 'crashed')
    sessionStorage.setItem('companion-tab', 'crashed')
    shareDrafts()
    expect(draftsOfOtherTabs()).toEqual([])
  })

  it('end with Log Out, and another guest never sees them', () => {
    leaveDraftsInOtherTab(['order'])
    const written = localStorage.getItem(KEY)
    endGuestScope()
    expect(localStorage.getItem(KEY)).toBeNull()
    beginGuestScope(8)
    localStorage.setItem(KEY, written ?? '')
    expect(draftsOfOtherTabs()).toEqual([])
  })
})
