import { describe, expect, it } from 'vitest'
import { loggedOut, restoredSession, sessionReducer, sessionRefused, signedIn } from './session.ts'

const guest = { personId: 'p', sessionId: 'new', fullName: 'Ива', roomNumber: '305', checkInDate: undefined, checkOutDate: undefined }
const signedOut = restoredSession(null)

describe('the session', () => {
  it('starts when the hotel lets the guest in', () => {
    expect(sessionReducer(signedOut, signedIn(guest))).toMatchObject({ isAuthenticated: true, user: guest })
  })

  it('ends with a notice when the hotel refuses its token', () => {
    const ended = sessionReducer(restoredSession(guest), sessionRefused({ sessionId: 'new' }))
    expect(ended).toMatchObject({ isAuthenticated: false, user: null, notice: 'signed-out-by-hotel' })
  })

  it('is not ended by a late answer to an older token', () => {
    const current = restoredSession(guest)
    expect(sessionReducer(current, sessionRefused({ sessionId: 'old' }))).toBe(current)
  })

  it('ends once, however many calls are refused', () => {
    const once = sessionReducer(restoredSession(guest), sessionRefused({ sessionId: 'new' }))
    expect(sessionReducer(once, sessionRefused({ sessionId: 'new' }))).toBe(once)
  })

  it('ends without a notice when the guest logs out', () => {
    expect(sessionReducer(restoredSession(guest), loggedOut()).notice).toBeNull()
  })
})
