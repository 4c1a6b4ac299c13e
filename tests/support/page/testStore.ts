import { makeStore } from '#src/app/store.ts'
import { parseStaticConfig, type Config } from '#src/config/config.ts'
import type { ConfigState } from '#src/config/configSlice.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { restoredSession } from '#src/session/session.ts'
import { beginGuestScope } from '#src/session/guestScope.ts'
import { restoredCart } from '#src/cart/storedCart.ts'
import { restoredReceipts } from '#src/outbox/storedReceipts.ts'

/** The guest who is signed in by default. */
export const guest = {
  ...{ personId: 'p1', sessionId: 's1', fullName: 'Ива', roomNumber: '305' },
  ...{ checkInDate: undefined, checkOutDate: undefined },
}

/** The state with this configuration loaded; by default the API is at `/api`. */
export function loadedConfig(config: Partial<Config> = {}): ConfigState {
  const known = parseStaticConfig({ appName: 'Hotel', COMPANION_BASE_JAVA_URL: '/api' })
  return { config: { ...known, ...config }, loading: false, error: null, ready: true, isLastGood: false }
}

/** The app's store, with its listeners, which navigate nowhere: `user` is signed in, and their stored cart and receipts are restored. */
export function makeTestStore(config: Partial<Config> = {}, user: GuestSession | null = guest) {
  if (user !== null) beginGuestScope(user.personId)
  const cart = restoredCart(user?.personId)
  const state = { config: loadedConfig(config), cart, receipts: restoredReceipts(), session: restoredSession(user) }
  return makeStore(state, () => undefined)
}

/** A store made by `makeTestStore`. */
export type TestStore = ReturnType<typeof makeTestStore>
