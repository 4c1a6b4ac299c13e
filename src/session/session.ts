import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { GuestSession } from '#src/wire/session.ts'

/** Auth state (spec 3). */
export interface SessionState {
  readonly isAuthenticated: boolean
  readonly user: GuestSession | null
  /** Why a guest who did not ask for it was signed out. */
  readonly notice: 'signed-out-by-hotel' | null
}

const signedOut: SessionState = { isAuthenticated: false, user: null, notice: null }

const slice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    /** The guest signed in here. */
    signedIn: (_state, action: PayloadAction<GuestSession>): SessionState => restoredSession(action.payload),
    /** The guest chose Log Out. */
    loggedOut: (): SessionState => signedOut,
    /** A call was refused with 401 or 403, here or in another tab. A late answer to an older token does not end a newer session. */
    sessionRefused: (state, action: PayloadAction<{ sessionId: string }>): SessionState =>
      state.user?.sessionId === action.payload.sessionId ? { ...signedOut, notice: 'signed-out-by-hotel' } : state,
    /** Another tab signed a guest in. */
    signedInElsewhere: (_state, action: PayloadAction<GuestSession>): SessionState => restoredSession(action.payload),
    /** The guest chose Log Out in another tab. */
    signedOutElsewhere: (): SessionState => signedOut,
    noticeRead: (state): SessionState => ({ ...state, notice: null }),
  },
  selectors: {
    selectGuest: (state) => state.user,
    selectIsAuthenticated: (state) => state.isAuthenticated,
    selectNotice: (state) => state.notice,
  },
})

export const { signedIn, signedInElsewhere, loggedOut, sessionRefused, signedOutElsewhere, noticeRead } = slice.actions
export const { selectGuest, selectIsAuthenticated, selectNotice } = slice.selectors
export const sessionReducer = slice.reducer

/** The part of the store this room owns, for rooms above that must not know the whole. */
export interface WithSession {
  readonly session: SessionState
}

/** The state of a guest who was signed in when the app was last open. */
export function restoredSession(user: GuestSession | null): SessionState {
  return user === null ? signedOut : { ...signedOut, isAuthenticated: true, user }
}
