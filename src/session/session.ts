import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { guestSession, type GuestSession } from '#src/schemas/session.ts'
import { SESSION_KEY } from '#src/storage/keys.ts'
import { readJson, removeText, writeText } from '#src/storage/storedText.ts'

/** Auth state (spec 3.2). */
export interface SessionState {
  readonly isAuthenticated: boolean
  readonly user: GuestSession | null
  /** Why the session ended without Log Out. */
  readonly notice: 'session-ended-by-hotel' | null
}

const signedOut: SessionState = { isAuthenticated: false, user: null, notice: null }

const signIn = (_state: SessionState, { payload }: PayloadAction<GuestSession>) => restoredSession(payload)
const signOut = () => signedOut

const slice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    /** The guest signed in here. */
    signedIn: signIn,
    /** The guest chose Log Out. */
    loggedOut: signOut,
    /**
     * The hotel ended the session: it refused a call with 401 or 403, here or in another tab. A late response to an older
     * token does not end a newer session.
     */
    sessionEndedByHotel: (state, { payload }: PayloadAction<{ sessionId: string }>): SessionState =>
      state.user?.sessionId === payload.sessionId ? { ...signedOut, notice: 'session-ended-by-hotel' } : state,
    /** Another tab signed a guest in. */
    signedInElsewhere: signIn,
    /** The guest chose Log Out in another tab. */
    loggedOutElsewhere: signOut,
    noticeDismissed: (state): SessionState => ({ ...state, notice: null }),
  },
  selectors: {
    selectGuest: (state) => state.user,
    selectIsAuthenticated: (state) => state.isAuthenticated,
    selectNotice: (state) => state.notice,
  },
})

export const { signedIn, signedInElsewhere, loggedOut, sessionEndedByHotel, loggedOutElsewhere, noticeDismissed } =
  slice.actions
export const { selectGuest, selectIsAuthenticated, selectNotice } = slice.selectors
export const sessionReducer = slice.reducer

/** The part of the store that this folder owns, for importers that must not depend on the whole store. */
export interface WithSession {
  readonly session: SessionState
}

/** The state of a guest who was signed in when the app was last open. */
export function restoredSession(user: GuestSession | null): SessionState {
  return user === null ? signedOut : { ...signedOut, isAuthenticated: true, user }
}

const persisted = v.object({
  state: v.object({ isAuthenticated: v.literal(true), user: guestSession }),
})

/** Reads the persisted guest; `null` when there is none or storage is damaged or blocked. */
export function readGuest(): GuestSession | null {
  return readJson('localStorage', SESSION_KEY, persisted)?.state.user ?? null
}

/** Persists the auth state in the specified shape (spec 3.2). With blocked or full storage it stays in memory only. */
export function writeGuest(user: GuestSession | null): void {
  if (user === null) removeText('localStorage', SESSION_KEY)
  else writeText('localStorage', SESSION_KEY, JSON.stringify({ state: { isAuthenticated: true, user }, version: 0 }))
}
