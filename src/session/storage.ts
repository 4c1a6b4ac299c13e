import * as v from 'valibot'
import { readJson, removeText, writeText } from '#src/storage/storedText.ts'
import { guestSession, type GuestSession } from '#src/schemas/session.ts'
import { SESSION_KEY } from '#src/storage/keys.ts'

const persisted = v.object({
  state: v.object({ isAuthenticated: v.literal(true), user: guestSession }),
})

/** Reads the persisted guest. Damaged, foreign or blocked storage means signed out. */
export function readGuest(): GuestSession | null {
  return readJson('localStorage', SESSION_KEY, persisted)?.state.user ?? null
}

/** Persists the auth state in the shape the spec's system used. A blocked or full storage leaves it in memory only. */
export function writeGuest(user: GuestSession | null): void {
  if (user === null) removeText('localStorage', SESSION_KEY)
  else writeText('localStorage', SESSION_KEY, JSON.stringify({ state: { isAuthenticated: true, user }, version: 0 }))
}
