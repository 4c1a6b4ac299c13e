import { afterEach } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { signedIn } from '#src/session/session.ts'
import { createHotel } from '#mock-server/createHotel.ts'
import { openNodeAdapter } from '#mock-server/adapters/node.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { makeTestStore } from './testStore.ts'

const ORIGIN = 'http://hotel.test'

let closeAdapter: (() => void) | undefined

afterEach(() => {
  closeAdapter?.()
  closeAdapter = undefined
})

/** The app's store with the mock server's node adapter, which closes after the test. */
export function openSlice(hotel: Hotel = createHotel({ now: new Date('2026-11-21T10:00:00Z') })) {
  const adapter = openNodeAdapter({ hotel, origin: ORIGIN })
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
