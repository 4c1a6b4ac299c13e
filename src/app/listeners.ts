import { createListenerMiddleware } from '@reduxjs/toolkit'
import { hotelApi } from '#src/api/hotelApi.ts'
import { forgetPage, rememberPage } from '#src/navigation/rememberedPage.ts'
import { paths } from '#src/navigation/paths.ts'
import { selectAllReceipts, selectUnsentAtSignOut, type WithReceipts } from '#src/receipts/receiptsSlice.ts'
import { writeReceipts } from '#src/receipts/storage.ts'
import { loggedOut, selectIsAuthenticated, sessionRefused, signedIn, signedOutElsewhere, type WithSession } from '#src/session/session.ts'
import { writeGuest } from '#src/session/storage.ts'
import { forgetTracker } from '#src/session/tracker.ts'

/** What the listeners may touch outside the store. */
export interface Surroundings {
  /** Leaves with a full page load, as Log Out does (spec 4). */
  leave(path: string): void
  /** Goes to another screen. */
  go(path: string): Promise<void> | void
  /** The path of the screen that is open. */
  here(): string
}

/** What happens beside the store when a guest signs in or out (spec 4). */
export function makeListeners({ leave, go, here }: Surroundings) {
  const listeners = createListenerMiddleware<WithReceipts & WithSession>()

  listeners.startListening({
    actionCreator: signedIn,
    effect: ({ payload }, { dispatch, getState }) => {
      dispatch(hotelApi.util.resetApiState())
      writeGuest(payload)
      writeReceipts(selectAllReceipts(getState()))
    },
  })

  listeners.startListening({
    actionCreator: loggedOut,
    effect: (_action, { dispatch }) => {
      forgetTracker()
      writeGuest(null)
      writeReceipts([])
      forgetPage()
      dispatch(hotelApi.util.resetApiState())
      leave(paths.home)
    },
  })

  listeners.startListening({
    actionCreator: sessionRefused,
    effect: async (_action, { delay, dispatch, getState, getOriginalState }) => {
      const ended = selectIsAuthenticated(getOriginalState()) && !selectIsAuthenticated(getState())
      if (!ended) return
      rememberPage(selectUnsentAtSignOut(getState()) === null ? here() : paths.myOrders)
      writeGuest(null)
      void go(paths.home)
      await delay(0) // The refused call itself must settle as refused; clearing the cache would cut it off.
      dispatch(hotelApi.util.resetApiState())
    },
  })

  listeners.startListening({
    actionCreator: signedOutElsewhere,
    effect: (_action, { dispatch }) => {
      dispatch(hotelApi.util.resetApiState())
      void go(paths.home)
    },
  })

  return listeners
}
