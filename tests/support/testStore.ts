import { configureStore } from '@reduxjs/toolkit'
import { hotelApi } from '#src/api/hotelApi.ts'
import { parseStaticConfig } from '#src/config/config.ts'
import { configReducer } from '#src/config/configSlice.ts'
import { receiptsReducer, restoredReceipts } from '#src/submissions/receiptsSlice.ts'
import { restoredSession, sessionReducer } from '#src/session/session.ts'

/** Who is signed in on such a phone. */
export const guest = {
  ...{ personId: 'p1', sessionId: 's1', fullName: 'Ива', roomNumber: '305' },
  ...{ checkInDate: undefined, checkOutDate: undefined },
}

/** A tab of a phone without screens: the real slices, with the guest signed in and what lies on the phone restored. */
export function makeTestStore() {
  const config = parseStaticConfig({ appName: 'Х', COMPANION_BASE_JAVA_URL: '/api' })
  return configureStore({
    reducer: {
      [hotelApi.reducerPath]: hotelApi.reducer,
      config: configReducer,
      receipts: receiptsReducer,
      session: sessionReducer,
    },
    preloadedState: {
      config: { config, loading: false, error: null, ready: true, isLastGood: false },
      receipts: restoredReceipts(),
      session: restoredSession(guest),
    },
    middleware: (defaults) => defaults().concat(hotelApi.middleware),
  })
}

/** A tab of such a phone. */
export type TestStore = ReturnType<typeof makeTestStore>
