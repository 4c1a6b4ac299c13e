import { stoppedClock } from '#mock-server/hotel/clock.ts'
import { afterEach } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { signedIn } from '#src/session/session.ts'
import { openHotel, type Hotel } from '#mock-server/hotel/hotel.ts'
import { openNodeMock } from '#mock-server/node.ts'
import { makeTestStore } from './testStore.ts'

const ORIGIN = 'http://hotel.test'

let closeAdapter: (() => void) | undefined

afterEach(() => {
  closeAdapter?.()
  closeAdapter = undefined
})

/** The app's store with the mock server's node adapter, which closes after the test. */
export function openSlice(hotel: Hotel = openHotel({ clock: stoppedClock(new Date('2026-11-21T10:00:00Z')) })) {
  const adapter = openNodeMock({ hotel, origin: ORIGIN })
  closeAdapter = () => adapter.close()
  const store = makeTestStore({ COMPANION_BASE_JAVA_URL: `${ORIGIN}/api` }, null)
  /** Signs the first guest in and returns their `personId`. */
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
