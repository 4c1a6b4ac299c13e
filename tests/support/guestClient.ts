import { makeTestStore } from './testStore.ts'

/** The ids a signed-in guest has in the contract; the provider gives its own when it is verified. */
export const signedInAs = { personId: 'guest-1', sessionId: 'f3b1c7d2a9e84506b7c8d9e0f1a2b3c4' }

/** Configuration keys that wait for the backend. */
interface Flags {
  readonly idempotencyKey?: boolean
  readonly reportsEndpoint?: boolean
}

/** The app's store with its API at this address, signed in or not. */
export function openGuestClient(hotelAddress: string, guest: typeof signedInAs | null = signedInAs, flags: Flags = {}) {
  const unknown = { fullName: undefined, roomNumber: undefined, checkInDate: undefined, checkOutDate: undefined }
  return makeTestStore({ COMPANION_BASE_JAVA_URL: hotelAddress, ...flags }, guest && { ...guest, ...unknown })
}

/** A client of the API. */
export type GuestClient = ReturnType<typeof openGuestClient>
