import { configureStore } from '@reduxjs/toolkit'
import { hotelApi } from '#src/api/hotelApi.ts'
import { configReducer } from '#src/config/configSlice.ts'
import { receiptsReducer, restoredReceipts } from '#src/submissions/receiptsSlice.ts'
import { beginGuestScope } from '#src/submissions/guestScope.ts'
import { cartReducer } from '#src/screens/room-service/cartSlice.ts'
import { restoredSession, sessionReducer } from '#src/session/session.ts'
import { readGuest } from '#src/session/storage.ts'
import { makeListeners, type NavigationEffects } from './listeners.ts'

/** Makes a fresh store, restored from this phone's storage. `surroundings` is what the listeners may touch outside. */
export function makeStore(surroundings: NavigationEffects) {
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
    middleware: (defaults) => defaults().prepend(makeListeners(surroundings).middleware).concat(hotelApi.middleware),
  })
}

/** The app's store. */
export type Store = ReturnType<typeof makeStore>
