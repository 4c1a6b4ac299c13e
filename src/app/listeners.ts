import {
  createListenerMiddleware,
  isAnyOf,
  type ListenerEffectAPI,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { endConsent } from '#src/analytics/consent.ts'
import { endTracking } from '#src/analytics/pageViews.ts'
import { hotelApi } from '#src/api/hotelApi.ts'
import { isQueryResponse, storeResponse } from '#src/offline/storeResponses.ts'
import { removeStoredResponses } from '#src/offline/storage.ts'
import { forgetPage, rememberPage } from '#src/navigation/rememberedPage.ts'
import { paths } from '#src/navigation/paths.ts'
import { removeDraft, removeDrafts } from '#src/submissions/drafts.ts'
import {
  receiptsFollowed,
  receiptWritten,
  selectAllReceipts,
  selectReceiptAtSignOut,
  type WithReceipts,
} from '#src/submissions/receiptsSlice.ts'
import { removeStoredReceipts } from '#src/submissions/storage.ts'
import { beginGuestScope, endGuestScope, isGuestScopeOver, guestScopeOf } from '#src/submissions/guestScope.ts'
import { cartEmptied, cartRestored, quantityChosen, type WithCart } from '#src/screens/room-service/cartSlice.ts'
import { keepCart } from '#src/screens/room-service/storedCart.ts'
import {
  loggedOut,
  selectIsAuthenticated,
  sessionRefused,
  signedIn,
  signedInElsewhere,
  signedOutElsewhere,
  type WithSession,
} from '#src/session/session.ts'
import { writeGuest } from '#src/session/storage.ts'
import { receiptPages } from './routing/receiptPages.ts'

/** What the listeners may touch outside the store. */
export interface NavigationEffects {
  /** Leaves with a full page load, as Log Out does (spec 4.2). */
  leave(path: string): void
  /** Goes to another screen. */
  go(path: string): Promise<void> | void
  /** The path of the screen that is open. */
  here(): string
}

function isSending(state: WithReceipts): boolean {
  return selectAllReceipts(state).some(({ outcome }) => outcome === 'sending')
}

/**
 * Clears the cached answers of a session that has ended. That cuts off calls: a refused one must settle as refused first,
 * and what this tab is sending with its answer, unless Log Out has removed it from the phone.
 */
async function forgetAnswers({
  condition,
  delay,
  dispatch,
  getState,
}: ListenerEffectAPI<WithReceipts & WithSession, ThunkDispatch<WithReceipts & WithSession, unknown, UnknownAction>>) {
  await delay(0)
  if (isSending(getState())) await condition((_settled, state) => !isSending(state))
  dispatch(hotelApi.util.resetApiState())
}

/** What happens beside the store when a guest signs in or out (spec 4.1, 4.2, 4.3). */
export function makeListeners({ leave, go, here }: NavigationEffects) {
  const listeners = createListenerMiddleware<WithReceipts & WithSession & WithCart>()

  listeners.startListening({
    actionCreator: signedIn,
    effect: ({ payload }, { dispatch }) => {
      dispatch(hotelApi.util.resetApiState())
      if (!isGuestScopeOver() && guestScopeOf(payload.personId) === undefined) endConsent() // It was another guest's.
      // First: a tab that writes for the guest before sees by the visit that it must not.
      beginGuestScope(payload.personId)
      removeStoredReceipts(payload.personId)
      removeStoredResponses(payload.personId)
      removeDrafts(payload.personId)
      writeGuest(payload)
    },
  })

  listeners.startListening({
    actionCreator: loggedOut,
    effect: (_action, { dispatch }) => {
      // First: another tab knows by the visit that it must write nothing more, and that the guest chose to log out.
      endGuestScope()
      endConsent()
      removeStoredReceipts()
      removeStoredResponses()
      removeDrafts()
      writeGuest(null)
      forgetPage()
      dispatch(hotelApi.util.resetApiState())
      leave(paths.home)
    },
  })

  listeners.startListening({
    actionCreator: sessionRefused,
    effect: async (_action, phone) => {
      const { getState, getOriginalState } = phone
      const ended = selectIsAuthenticated(getOriginalState()) && !selectIsAuthenticated(getState())
      if (!ended) return
      const unsettled = selectReceiptAtSignOut(getState())
      rememberPage(unsettled === null ? here() : receiptPages[unsettled.kind].list)
      writeGuest(null)
      endTracking()
      void go(paths.home)
      await forgetAnswers(phone)
    },
  })

  listeners.startListening({
    matcher: isAnyOf(signedInElsewhere, signedOutElsewhere),
    effect: async (action, phone) => {
      if (signedInElsewhere.match(action)) removeDrafts(action.payload.personId)
      if (signedOutElsewhere.match(action)) {
        endTracking()
        removeDrafts()
        phone.dispatch(cartEmptied())
        void go(paths.home)
      }
      await forgetAnswers(phone)
    },
  })

  listeners.startListening({
    matcher: isAnyOf(receiptWritten, receiptsFollowed),
    effect: (_action, { getState, getOriginalState }) => {
      const known = selectAllReceipts(getOriginalState()).map(({ id }) => id)
      const written = selectAllReceipts(getState()).filter(({ id }) => !known.includes(id))
      for (const { kind, content } of written) removeDraft(kind, content)
    },
  })

  listeners.startListening({
    matcher: isAnyOf(quantityChosen, cartRestored, cartEmptied),
    effect: (_action, { getState }) => keepCart(getState().cart),
  })

  listeners.startListening({
    matcher: isQueryResponse,
    effect: async (answered, { delay }) => {
      await delay(0) // In a task of its own: to write a long menu takes a slow phone as long as to read it.
      storeResponse(answered)
    },
  })

  return listeners
}
