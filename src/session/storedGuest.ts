import * as v from 'valibot'
import { readJson, removeText, writeText } from '#src/storage/storedText.ts'
import { guestSession, type GuestSession } from '#src/schemas/session.ts'
import { SESSION_KEY } from '#src/storage/keys.ts'

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
