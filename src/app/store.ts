import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { hotelApi } from '#src/api/hotelApi.ts'
import { configReducer } from '#src/config/configSlice.ts'
import { cartReducer } from '#src/cart/cartSlice.ts'
import { restoredCart } from '#src/cart/storedCart.ts'
import { restoredSession, sessionReducer, readGuest } from '#src/session/session.ts'
import { beginGuestScope } from '#src/session/guestScope.ts'
import { receiptsReducer } from '#src/outbox/receiptsSlice.ts'
import { restoredReceipts } from '#src/outbox/storedReceipts.ts'
import { makeListeners } from './listeners.ts'

const reducer = combineReducers({
  [hotelApi.reducerPath]: hotelApi.reducer,
  cart: cartReducer,
  config: configReducer,
  receipts: receiptsReducer,
  session: sessionReducer,
})

type PreloadedState = NonNullable<Parameters<typeof reducer>[0]>

/** The state as the browser's storage has it: the signed-in guest, the cart and the receipts. */
export function restoredState(): PreloadedState {
  const guest = readGuest()
  if (guest !== null) beginGuestScope(guest.personId)
  return { session: restoredSession(guest), cart: restoredCart(guest?.personId), receipts: restoredReceipts() }
}

/**
 * Creates a store, for the app and for every test. Log Out opens home with `load`. Omit it outside a browser: then the store has no
 * listeners, which write to the browser's storage.
 */
export function makeStore(preloadedState: PreloadedState, load?: (path: string) => void) {
  const listeners: ReturnType<typeof makeListeners> =
    load === undefined ? createListenerMiddleware() : makeListeners(load)
  return configureStore({
    reducer,
    preloadedState,
    // The listeners are first, so that they get an action before RTK Query handles it.
    middleware: (defaults) => defaults().prepend(listeners.middleware).concat(hotelApi.middleware),
  })
}

export type Store = ReturnType<typeof makeStore>
