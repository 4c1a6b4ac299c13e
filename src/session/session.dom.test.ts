import { describe, expect, it, vi } from 'vitest'
import * as slice from './session.ts'

const { readGuest, restoredSession, sessionReducer, sessionEndedByHotel, signedInElsewhere, loggedOutElsewhere } = slice

const guest = {
  personId: 'p',
  sessionId: 'new',
  fullName: 'Ива',
  roomNumber: '305',
  checkInDate: undefined,
  checkOutDate: undefined,
}
const signedOut = restoredSession(null)

describe('the session', () => {
  it('follows another tab, in and out, without a notice', () => {
    const followed = sessionReducer(signedOut, signedInElsewhere(guest))
    expect(followed).toEqual(restoredSession(guest))
    expect(sessionReducer(followed, loggedOutElsewhere())).toEqual(signedOut)
  })

  it('is not ended by a late response to an older token', () => {
    const current = restoredSession(guest)
    expect(sessionReducer(current, sessionEndedByHotel({ sessionId: 'old' }))).toBe(current)
  })

  it('ends once, however many calls are refused', () => {
    const once = sessionReducer(restoredSession(guest), sessionEndedByHotel({ sessionId: 'new' }))
    expect(sessionReducer(once, sessionEndedByHotel({ sessionId: 'new' }))).toBe(once)
  })
})

describe('the persisted session', () => {
  it('lasts until the page is closed when storage cannot be written, and no earlier one is restored', () => {
    slice.writeGuest({ ...guest, sessionId: 'old' })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    slice.writeGuest(guest)
    expect([readGuest(), localStorage.getItem('auth-storage')]).toEqual([guest, null])
    slice.writeGuest(null)
    expect(readGuest()).toBeNull()
  })

  it('means signed out when storage is blocked, never a crash', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(readGuest()).toBeNull()
  })
})
