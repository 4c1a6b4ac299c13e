import {
  createListenerMiddleware,
  isAnyOf,
  type ListenerEffectAPI,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { endConsent, setConsentPaused } from '#src/analytics/consent.ts'
import { endTracking } from '#src/analytics/tracker.ts'
import { hotelApi } from '#src/api/hotelApi.ts'
import { isQueryResponse, storeQueryResponse, removeStoredResponses } from '#src/offline/storedResponses.ts'
import { rememberPage } from '#src/navigation/rememberedPage.ts'
import { openAddress, paths } from '#src/navigation/paths.ts'
import { removeDraft, removeDrafts } from '#src/outbox/drafts.ts'
import {
  receiptsSynced,
  receiptWritten,
  selectAllReceipts,
  selectInterruptedReceipt,
  type WithReceipts,
} from '#src/outbox/receiptsSlice.ts'
import { removeStoredReceipts } from '#src/outbox/storedReceipts.ts'
import { beginGuestScope, endGuestScope, isGuestScopeOver, guestScopeOf } from '#src/session/guestScope.ts'
import { cartRestored, type WithCart } from '#src/cart/cartSlice.ts'
import { restoredCart, storeCart } from '#src/cart/storedCart.ts'
import {
  loggedOut,
  selectIsAuthenticated,
  sessionEndedByHotel,
  signedIn,
  signedInElsewhere,
  loggedOutElsewhere,
  readGuest,
  writeGuest,
  type WithSession,
} from '#src/session/session.ts'
import { endsAtLogOut, SPA_PREFIX } from '#src/storage/keys.ts'
import { removeAll } from '#src/storage/storedText.ts'
import { kinds } from '#src/outbox/kinds.ts'

/** Opens a page of the app with a full page load, as Log Out does (spec 4.2). */
export function loadPage(path: string, page: Pick<Location, 'assign' | 'reload'> = window.location): void {
  // Back would restore this page from the back/forward cache, where it is empty.
  window.addEventListener('pageshow', ({ persisted }) => persisted && page.reload())
  page.assign(import.meta.env.BASE_URL + path.slice(1))
}

function isSending(state: WithReceipts): boolean {
  return selectAllReceipts(state).some(({ outcome }) => outcome === 'sending')
}

/**
 * Clears the cached responses of a session that has ended. Waits until the refused call and this tab's submissions have
 * settled, because `resetApiState` aborts running calls. After Log Out there are no receipts to wait for.
 */
async function resetApiWhenSettled({
  condition,
  delay,
  dispatch,
  getState,
}: ListenerEffectAPI<WithReceipts & WithSession, ThunkDispatch<WithReceipts & WithSession, unknown, UnknownAction>>) {
  await delay(0)
  if (isSending(getState())) await condition((_action, state) => !isSending(state))
  dispatch(hotelApi.util.resetApiState())
}

/**
 * Creates the app's listener middleware: side effects of signing in and out (spec 4.1, 4.2, 4.3), of receipts, cart and queries. `load` opens
 * a page with a full page load.
 */
export function makeListeners(load: (path: string) => void) {
  const listeners = createListenerMiddleware<WithReceipts & WithSession & WithCart>()

  listeners.startListening({
    actionCreator: signedIn,
    effect: ({ payload }, { dispatch }) => {
      dispatch(hotelApi.util.resetApiState())
      if (guestScopeOf(payload.personId) !== undefined) setConsentPaused(false)
      else if (!isGuestScopeOver()) endConsent() // Another guest had given it.
      // First: the new guest scope stops other tabs from writing for the previous guest.
      beginGuestScope(payload.personId)
      removeStoredReceipts(payload.personId)
      removeStoredResponses(payload.personId)
      removeAll((key) => key.startsWith(SPA_PREFIX) && key !== `${SPA_PREFIX}${payload.personId}`)
      removeDrafts(payload.personId)
      dispatch(cartRestored(restoredCart(payload.personId)))
      writeGuest(payload)
    },
  })

  listeners.startListening({
    actionCreator: loggedOut,
    effect: (_action, { dispatch }) => {
      // First: a missing guest scope stops other tabs from writing and tells them that the guest chose to log out.
      endGuestScope()
      endConsent()
      removeAll(endsAtLogOut)
      dispatch(hotelApi.util.resetApiState())
      load(paths.home)
    },
  })

  listeners.startListening({
    actionCreator: sessionEndedByHotel,
    effect: async ({ payload }, api) => {
      const { getState, getOriginalState } = api
      const ended = selectIsAuthenticated(getOriginalState()) && !selectIsAuthenticated(getState())
      if (!ended) return
      const receipt = selectInterruptedReceipt(getState())
      rememberPage(receipt === null ? openAddress() : kinds[receipt.kind].path.list)
      setConsentPaused(true)
      // Another tab may have a newer session, of which this one has not heard.
      if (readGuest()?.sessionId === payload.sessionId) writeGuest(null)
      endTracking()
      await resetApiWhenSettled(api)
    },
  })

  listeners.startListening({
    matcher: isAnyOf(signedInElsewhere, loggedOutElsewhere),
    effect: async (action, api) => {
      if (signedInElsewhere.match(action)) {
        removeDrafts(action.payload.personId)
        api.dispatch(cartRestored(restoredCart(action.payload.personId)))
      }
      if (loggedOutElsewhere.match(action)) {
        endConsent() // This tab may have stored one in memory only.
        removeAll(endsAtLogOut, 'sessionStorage')
      }
      await resetApiWhenSettled(api)
    },
  })

  listeners.startListening({
    matcher: isAnyOf(receiptWritten, receiptsSynced),
    effect: (_action, { getState, getOriginalState }) => {
      const known = selectAllReceipts(getOriginalState()).map(({ id }) => id)
      const stored = selectAllReceipts(getState()).filter(({ id }) => !known.includes(id))
      for (const { kind, content } of stored) removeDraft(kind, content)
    },
  })

  listeners.startListening({
    predicate: (_action, { cart }, before) => cart !== before.cart,
    effect: (_action, { getState }) => storeCart(getState().cart),
  })

  listeners.startListening({
    matcher: isQueryResponse,
    effect: async (action, { delay }) => {
      await delay(0) // In a task of its own: serializing a long menu blocks a slow device.
      storeQueryResponse(action)
    },
  })

  return listeners
}
