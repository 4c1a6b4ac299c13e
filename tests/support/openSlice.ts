import { configureStore } from '@reduxjs/toolkit'
import { afterEach } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { parseStaticConfig } from '#src/config/config.ts'
import { configReducer } from '#src/config/configSlice.ts'
import { restoredSession, sessionReducer, signedIn } from '#src/session/session.ts'
import { createHotel } from '#mock-server/createHotel.ts'
import { openNodeAdapter } from '#mock-server/adapters/node.ts'
import type { Hotel } from '#mock-server/hotel.ts'

const ORIGIN = 'http://hotel.test'

let closeDoor: (() => void) | undefined

afterEach(() => {
  closeDoor?.()
  closeDoor = undefined
})

/** The real slice in a small store, in front of the fake hotel's node adapter; the adapter closes after the test. */
export function openSlice(hotel: Hotel = createHotel({ now: new Date('2026-11-21T10:00:00Z') })) {
  const adapter = openNodeAdapter({ hotel, origin: ORIGIN })
  closeDoor = () => adapter.close()
  const store = configureStore({
    reducer: { [hotelApi.reducerPath]: hotelApi.reducer, config: configReducer, session: sessionReducer },
    preloadedState: {
      config: {
        config: parseStaticConfig({ appName: 'Slice', COMPANION_BASE_JAVA_URL: `${ORIGIN}/api` }),
        loading: false,
        error: null,
        ready: true,
        isLastGood: false,
      },
      session: restoredSession(null),
    },
    middleware: (defaults) => defaults().concat(hotelApi.middleware),
  })
  /** Signs the first guest in and gives their `personId`. */
  async function signIn() {
    const { data } = await store.dispatch(
      hotelApi.endpoints.login.initiate({ accountNumber: '100200', roomNumber: '305' }),
    )
    if (data === undefined) throw new Error('The first guest could not sign in')
    store.dispatch(signedIn(data))
    return data.personId
  }
  return { store, adapter, hotel, signIn, origin: ORIGIN }
}
