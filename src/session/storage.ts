import * as v from 'valibot'
import { readJson, removeText, writeText } from '#src/storage/storedText.ts'
import { guestSession, type GuestSession } from '#src/schemas/session.ts'

/** The local-storage key of the persisted auth state (spec 3.2). */
export const AUTH_STORAGE_KEY = 'auth-storage'

const persisted = v.object({
  state: v.object({ isAuthenticated: v.literal(true), user: guestSession }),
})

/** Reads the persisted guest; `null` when there is none or storage is damaged or blocked. */
export function readGuest(): GuestSession | null {
  return readJson('localStorage', AUTH_STORAGE_KEY, persisted)?.state.user ?? null
}

/** Persists the auth state in the specified shape (spec 3.2). With blocked or full storage it stays in memory only. */
export function writeGuest(user: GuestSession | null): void {
  if (user === null) removeText('localStorage', AUTH_STORAGE_KEY)
  else
    writeText('localStorage', AUTH_STORAGE_KEY, JSON.stringify({ state: { isAuthenticated: true, user }, version: 0 }))
}
