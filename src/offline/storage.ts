import * as v from 'valibot'
import { readJson } from '#src/storage/storedText.ts'
import { isSameId, type Id } from '#src/schemas/fields.ts'
import { OFFLINE_PREFIX } from '#src/storage/keys.ts'

/** What was read for a guest goes at Log Out; menus belong to nobody and stay. */
const OF_GUESTS = `${OFFLINE_PREFIX}of-`
const ofGuest = (personId: Id) => `${OF_GUESTS}${JSON.stringify(String(personId))}-`

/** What was asked: the call's name in the slice and what it took. */
export interface QueryKey {
  readonly endpointName?: string | undefined
  readonly originalArgs?: unknown
}

/** The local-storage key of the answer to this question; `undefined` when it is not this guest's to keep or to see. */
export function keyOf({ endpointName, originalArgs: asked }: QueryKey, personId: Id | undefined): string | undefined {
  if (endpointName === 'getMenus') return `${OFFLINE_PREFIX}${endpointName}-${JSON.stringify(asked)}`
  const isOwn =
    personId !== undefined &&
    (asked === undefined || ((typeof asked === 'string' || typeof asked === 'number') && isSameId(asked, personId)))
  return isOwn ? `${ofGuest(personId)}${endpointName}` : undefined
}

/** Keeps an answer; where there is no room the oldest go, and where there is still none, nothing is kept. */
export function writeStoredResponse(key: string, kept: { readonly at: number; readonly answer: unknown }): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    if (dropOldest()) writeStoredResponse(key, kept)
  }
}

function dropOldest(): boolean {
  try {
    const age = (key: string) => readJson('localStorage', key, v.object({ at: v.number() }))?.at ?? 0
    const [oldest] = Object.keys(window.localStorage)
      .filter((key) => key.startsWith(OFFLINE_PREFIX))
      .sort((a, b) => age(a) - age(b))
    if (oldest !== undefined) window.localStorage.removeItem(oldest)
    return oldest !== undefined
  } catch {
    return false
  }
}

/** Removes what was read for guests other than `personId`: for every guest when none is named. */
export function removeStoredResponses(personId?: Id): void {
  try {
    const stays = (key: string) =>
      !key.startsWith(OF_GUESTS) || (personId !== undefined && key.startsWith(ofGuest(personId)))
    for (const key of Object.keys(window.localStorage)) if (!stays(key)) window.localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
