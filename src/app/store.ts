import { configureStore } from '@reduxjs/toolkit'
import { hotelApi } from '#src/api/hotelApi.ts'
import { configReducer } from '#src/config/configSlice.ts'
import { receiptsReducer, restoredReceipts } from '#src/submissions/receiptsSlice.ts'
import { beginGuestScope } from '#src/submissions/guestScope.ts'
import { cartReducer } from '#src/screens/room-service/cartSlice.ts'
import { restoredSession, sessionReducer } from '#src/session/session.ts'
import { readGuest } from '#src/session/storage.ts'
import { makeListeners, type NavigationEffects } from './listeners.ts'

/** Creates a store, restored from local storage. `effects` are the side effects outside the store that listeners may cause. */
export function makeStore(effects: NavigationEffects) {
  const guest = readGuest()
  if (guest !== null) beginGuestScope(guest.personId)
  return configureStore({
    reducer: {
      [hotelApi.reducerPath]: hotelApi.reducer,
      cart: cartReducer,
      config: configReducer,
      receipts: receiptsReducer,
      session: sessionReducer,
    },
    preloadedState: { session: restoredSession(guest), receipts: restoredReceipts() },
    middleware: (defaults) => defaults().prepend(makeListeners(effects).middleware).concat(hotelApi.middleware),
  })
}

/** The app's store. */
export type Store = ReturnType<typeof makeStore>
