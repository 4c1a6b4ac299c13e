import { makeTestStore } from './testStore.ts'

/** The ids of the signed-in guest in the contract. In verification they are replaced by the provider's own. */
export const signedInAs = { personId: 'guest-1', sessionId: 'f3b1c7d2a9e84506b7c8d9e0f1a2b3c4' }

/** Configuration keys of features that the backend does not have yet. */
interface Flags {
  readonly idempotencyKey?: boolean
  readonly reportsEndpoint?: boolean
}

/** The app's store with its API at this address, signed in unless `guest` is `null`. */
export function openGuestClient(hotelAddress: string, guest: typeof signedInAs | null = signedInAs, flags: Flags = {}) {
  const unknown = { fullName: undefined, roomNumber: undefined, checkInDate: undefined, checkOutDate: undefined }
  return makeTestStore({ COMPANION_BASE_JAVA_URL: hotelAddress, ...flags }, guest && { ...guest, ...unknown })
}

/** A client of the API. */
export type GuestClient = ReturnType<typeof openGuestClient>
