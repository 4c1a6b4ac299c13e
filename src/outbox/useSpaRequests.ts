import * as v from 'valibot'
import { useMemo, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { spaSession, type SpaSession } from '#src/hotel/spa.ts'
import { randomId } from '#src/lib/randomId.ts'
import { selectGuest } from '#src/session/session.ts'
import { SPA_PREFIX } from '#src/storage/keys.ts'
import { storedChoice } from '#src/storage/storedChoice.ts'
import { guestScopeOf } from '#src/session/guestScope.ts'

/** A massage that a guest asked for where the hotel does not receive it (spec 2.79, but see 10.33): only this device has it. */
export const spaRequest = v.object({ id: v.string(), ...spaSession.entries })
type SpaRequest = v.InferOutput<typeof spaRequest>

/** The requests in a stored value; damaged ones are skipped. */
export function parseSpaRequests(stored: unknown): readonly SpaRequest[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((each) => {
    const read = v.safeParse(spaRequest, each)
    return read.success ? [read.output] : []
  })
}

/**
 * The massages that the signed-in guest asked for on this device, oldest first, and functions that keep another one and remove
 * one. Keeps nothing after Log Out in another tab, which this tab may not know yet.
 */
export function useSpaRequests() {
  const personId = useSelector(selectGuest)?.personId
  const stored = useMemo(() => storedChoice(`${SPA_PREFIX}${personId}`, parseSpaRequests), [personId])
  const requests = useSyncExternalStore(stored.subscribe, stored.read)
  return {
    requests,
    keep(request: SpaSession): void {
      if (personId === undefined || guestScopeOf(personId) === undefined) return
      stored.write([...stored.read(), { ...request, id: randomId() }])
    },
    remove(id: string): void {
      stored.write(stored.read().filter((request) => request.id !== id))
    },
  }
}
