import { makeStore } from '#src/app/store.ts'
import { restoredSession } from '#src/session/session.ts'
import { loadedConfig } from '#tests/support/page/testStore.ts'

/** The ids of the signed-in guest in the contract. In verification they are replaced by the provider's own. */
export const signedInAs = { personId: '1001', sessionId: 'f3b1c7d2a9e84506b7c8d9e0f1a2b3c4' }

/** Configuration keys of features that the backend does not have yet. */
interface Flags {
  readonly idempotencyKey?: boolean
}

const noDetails = { fullName: undefined, roomNumber: undefined, checkInDate: undefined, checkOutDate: undefined }

/**
 * The app's store with its API at this address, signed in unless `guest` is `null`. It has no listeners, because these tests
 * run outside a browser.
 */
export function openGuestClient(hotelAddress: string, guest: typeof signedInAs | null = signedInAs, flags: Flags = {}) {
  const config = loadedConfig({ COMPANION_BASE_JAVA_URL: hotelAddress, ...flags })
  return makeStore({ config, session: restoredSession(guest && { ...guest, ...noDetails }) })
}

/** A client of the API. */
export type GuestClient = ReturnType<typeof openGuestClient>
