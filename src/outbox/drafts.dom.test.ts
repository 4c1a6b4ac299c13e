import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeDraft, removeDrafts, storeDraft, readDraft } from './drafts.ts'
import { beginGuestScope, endGuestScope, isGuestScopeOver } from '#src/session/guestScope.ts'
import { endsAtLogOut } from '#src/storage/keys.ts'
import { removeAll } from '#src/storage/storedText.ts'

const words = v.object({ category: v.string(), message: v.string() })
const draft = { category: 'Шум', message: 'The lift hums ' }
const read = (personId: string | number = 7, again?: string) => readDraft('problem', personId, words, again)

/** Makes storage throw on writing; with `alsoToRead`, on reading too. */
function storageRefuses({ alsoToRead = false } = {}) {
  const refuse = () => {
    throw new DOMException('No', 'QuotaExceededError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  if (!alsoToRead) return
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
}

beforeEach(() => void beginGuestScope(7))

afterEach(() => {
  removeAll(endsAtLogOut)
  endGuestScope()
})

describe('a draft', () => {
  it.each(['8', 8])('is not restored for guest %j', (personId) => {
    storeDraft('problem', 7, draft)
    expect(read(personId)).toBeUndefined()
    beginGuestScope(personId)
    expect(read(personId)).toBeUndefined()
  })

  it('is not stored after Log Out in another tab, and does not begin a new guest scope', () => {
    endGuestScope()
    storeDraft('problem', 7, draft)
    expect(sessionStorage).toHaveLength(0)
    expect(isGuestScopeOver()).toBe(true)
  })

  it.each([{ alsoToRead: false }, { alsoToRead: true }])('lasts in memory when storage is blocked: %j', (how) => {
    storeDraft('problem', 7, { ...draft, message: 'older' })
    storageRefuses(how)
    beginGuestScope(7)
    storeDraft('problem', 7, draft)
    expect(read()).toEqual(draft)
    removeDraft('problem', draft)
    expect(read()).toBeUndefined()
  })

  it('exists once per form for resubmissions, and does not overwrite a new draft', () => {
    storeDraft('problem', 7, draft)
    expect(read(7, 'older')).toBeUndefined()
    storeDraft('problem', 7, { ...draft, message: 'Once more' }, 'older')
    expect(read(7, 'older')).toMatchObject({ message: 'Once more' })
    expect(read(7, 'another')).toBeUndefined()
    expect(read()).toEqual(draft)
  })
})

describe('removing drafts', () => {
  it('removes the draft of what was sent, and no other', () => {
    storeDraft('problem', 7, draft)
    removeDraft('problem', { category: 'Шум', message: 'Something else' })
    removeDraft('request', { category: 'Шум', message: 'The lift hums' })
    removeDraft('order', {})
    expect(read()).toEqual(draft)
    removeDraft('problem', { category: 'Шум', message: 'The lift hums' })
    expect(read()).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
  })

  it('of all but one guest removes another guest’s and damaged ones', () => {
    storeDraft('problem', 7, draft)
    sessionStorage.setItem('companion-draft-rating', '{')
    removeDrafts(7)
    expect(Object.keys(sessionStorage)).toEqual(['companion-draft-problem'])
    removeDrafts(8)
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('a guest scope', () => {
  it('is over when storage no longer has it, or is blocked', () => {
    expect(isGuestScopeOver()).toBe(false)
    endGuestScope()
    expect(isGuestScopeOver()).toBe(true)
    beginGuestScope(7)
    storageRefuses({ alsoToRead: true })
    expect(isGuestScopeOver()).toBe(true)
  })
})
