import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storeDraft, removeDrafts } from '#src/submissions/drafts.ts'
import { draftsOfOtherTabs, shareDrafts } from './draftsByTab.ts'
import { beginGuestScope, endGuestScope } from '#src/submissions/guestScope.ts'

const guestId = 7

beforeEach(() => {
  beginGuestScope(guestId)
  shareDrafts()
})

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const leaveWindow = () => window.dispatchEvent(new Event('blur'))

/** Another tab has its own session storage and the same local storage. */
const becomeAnotherTab = () => sessionStorage.clear()

describe('the drafts of other tabs', () => {
  it.each([
    ['leaves the window', () => window.dispatchEvent(new Event('blur'))],
    ['hides the tab', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
    ['returns to a page that the browser kept', () => window.dispatchEvent(new Event('pageshow'))],
  ])('are known once the guest %s', (_what, leave) => {
    storeDraft('order', guestId, { lines: [] })
    storeDraft('reservation', guestId, { time: '20:15' })
    expect(draftsOfOtherTabs()).toEqual([])
    leave()
    becomeAnotherTab()
    expect(draftsOfOtherTabs()).toEqual(['order', 'reservation'])
  })

  it("do not include this tab's own", () => {
    storeDraft('order', guestId, { lines: [] })
    leaveWindow()
    leaveWindow()
    expect(draftsOfOtherTabs()).toEqual([])
  })

  it('add up over several tabs', () => {
    for (let tab = 0; tab < 2; tab += 1) {
      storeDraft('problem', guestId, { message: 'Loud' })
      leaveWindow()
      becomeAnotherTab()
    }
    expect(draftsOfOtherTabs()).toEqual(['problem', 'problem'])
  })

  it('no longer include what was sent or cleared before the guest left again', () => {
    storeDraft('order', guestId, { lines: [] })
    leaveWindow()
    removeDrafts()
    leaveWindow()
    becomeAnotherTab()
    expect(draftsOfOtherTabs()).toEqual([])
    expect(localStorage.getItem('companion-draft-tabs')).toBeNull()
  })

  it('no longer include those of a tab that was closed', () => {
    storeDraft('order', guestId, { lines: [] })
    leaveWindow()
    window.dispatchEvent(new Event('pagehide'))
    becomeAnotherTab()
    expect(draftsOfOtherTabs()).toEqual([])
  })

  it('end with Log Out, and another guest never sees them', () => {
    storeDraft('order', guestId, { lines: [] })
    leaveWindow()
    const written = localStorage.getItem('companion-draft-tabs')
    endGuestScope()
    window.dispatchEvent(new Event('pagehide')) // Log Out loads the page anew.
    expect(localStorage.getItem('companion-draft-tabs')).toBeNull()
    becomeAnotherTab()
    beginGuestScope(8)
    localStorage.setItem('companion-draft-tabs', written ?? '')
    expect(draftsOfOtherTabs()).toEqual([])
  })

  it('are none where the stored text is damaged', () => {
    localStorage.setItem('companion-draft-tabs', '{"mark":1}')
    expect(draftsOfOtherTabs()).toEqual([])
  })
})
