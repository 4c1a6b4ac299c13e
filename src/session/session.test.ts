import { describe, expect, it } from 'vitest'
import * as slice from './session.ts'

const {
  loggedOut,
  noticeDismissed,
  restoredSession,
  sessionReducer,
  sessionEndedByHotel,
  signedIn,
  signedInElsewhere,
  loggedOutElsewhere,
} = slice
const { selectGuest, selectIsAuthenticated, selectNotice } = slice

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
  it('has no guest at first', () => {
    expect(signedOut).toEqual({ isAuthenticated: false, user: null, notice: null, submitting: 0 })
    expect(sessionReducer(undefined, { type: 'begin' })).toEqual(signedOut)
  })

  it('has the signed-in guest', () => {
    const session = sessionReducer(signedOut, signedIn(guest))
    expect([selectGuest({ session }), selectIsAuthenticated({ session }), selectNotice({ session })]).toEqual([
      guest,
      true,
      null,
    ])
  })

  it('follows another tab, in and out, without a notice', () => {
    const followed = sessionReducer(signedOut, signedInElsewhere(guest))
    expect(followed).toEqual(restoredSession(guest))
    expect(sessionReducer(followed, loggedOutElsewhere())).toEqual(signedOut)
  })

  it('does not repeat a notice that was dismissed', () => {
    const ended = sessionReducer(restoredSession(guest), sessionEndedByHotel({ sessionId: 'new' }))
    expect(selectNotice({ session: ended })).toBe('session-ended-by-hotel')
    expect(sessionReducer(ended, noticeDismissed())).toEqual(signedOut)
  })

  it('starts when the hotel lets the guest in', () => {
    expect(sessionReducer(signedOut, signedIn(guest))).toMatchObject({ isAuthenticated: true, user: guest })
  })

  it('ends with a notice when the hotel refuses its token', () => {
    const ended = sessionReducer(restoredSession(guest), sessionEndedByHotel({ sessionId: 'new' }))
    expect(ended).toMatchObject({ isAuthenticated: false, user: null, notice: 'session-ended-by-hotel' })
  })

  it('is not ended by a late response to an older token', () => {
    const current = restoredSession(guest)
    expect(sessionReducer(current, sessionEndedByHotel({ sessionId: 'old' }))).toBe(current)
  })

  it('ends once, however many calls are refused', () => {
    const once = sessionReducer(restoredSession(guest), sessionEndedByHotel({ sessionId: 'new' }))
    expect(sessionReducer(once, sessionEndedByHotel({ sessionId: 'new' }))).toBe(once)
  })

  it('ends without a notice when the guest logs out', () => {
    expect(sessionReducer(restoredSession(guest), loggedOut()).notice).toBeNull()
  })
})
