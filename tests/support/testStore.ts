import { makeStore } from '#src/app/store.ts'
import { parseStaticConfig, type Config } from '#src/config/config.ts'
import type { ConfigState } from '#src/config/configSlice.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { restoredSession } from '#src/session/session.ts'
import { restoredReceipts } from '#src/submissions/receiptsSlice.ts'

/** Who is signed in in such a store. */
export const guest = {
  ...{ personId: 'p1', sessionId: 's1', fullName: 'Ива', roomNumber: '305' },
  ...{ checkInDate: undefined, checkOutDate: undefined },
}

/** The state once this configuration is loaded; the API is at `/api` unless given. */
export function loadedConfig(config: Partial<Config> = {}): ConfigState {
  const known = parseStaticConfig({ appName: 'Hotel', COMPANION_BASE_JAVA_URL: '/api' })
  return { config: { ...known, ...config }, loading: false, error: null, ready: true, isLastGood: false }
}

/** The app's store without navigation effects: `user` is signed in, and the receipts of local storage are restored. */
export function makeTestStore(config: Partial<Config> = {}, user: GuestSession | null = guest) {
  return makeStore({ config: loadedConfig(config), receipts: restoredReceipts(), session: restoredSession(user) })
}

/** Such a store. */
export type TestStore = ReturnType<typeof makeTestStore>
