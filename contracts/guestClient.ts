import { configureStore } from '@reduxjs/toolkit'
import { hotelApi } from '#src/api/hotelApi.ts'
import { parseStaticConfig } from '#src/config/config.ts'
import { configReducer } from '#src/config/configSlice.ts'
import { receiptsReducer } from '#src/submissions/receiptsSlice.ts'
import { restoredSession, sessionReducer } from '#src/session/session.ts'

/** The ids a signed-in guest has in the contract; the provider gives its own when it is verified. */
export const signedInAs = { personId: 'guest-1', sessionId: 'f3b1c7d2a9e84506b7c8d9e0f1a2b3c4' }

/** Configuration keys that wait for the backend. */
interface Flags {
  readonly idempotencyKey?: boolean
  readonly reportsEndpoint?: boolean
}

/** A guest's phone pointed at a hotel: the real slice in a small store, signed in or not. */
export function openGuestClient(hotelAddress: string, guest: typeof signedInAs | null = signedInAs, flags: Flags = {}) {
  const unknown = { fullName: undefined, roomNumber: undefined, checkInDate: undefined, checkOutDate: undefined }
  return configureStore({
    reducer: {
      [hotelApi.reducerPath]: hotelApi.reducer,
      config: configReducer,
      receipts: receiptsReducer,
      session: sessionReducer,
    },
    preloadedState: {
      config: {
        config: parseStaticConfig({ appName: 'Contract', COMPANION_BASE_JAVA_URL: hotelAddress, ...flags }),
        loading: false,
        error: null,
        ready: true,
        isLastGood: false,
      },
      session: restoredSession(guest && { ...guest, ...unknown }),
    },
    middleware: (defaults) => defaults().concat(hotelApi.middleware),
  })
}

/** A guest's phone. */
export type GuestClient = ReturnType<typeof openGuestClient>
