import { stoppedClock } from '#mock-server/hotel/clock.ts'
import { afterEach, beforeEach } from 'vitest'
import { openHotel, type Hotel } from '#mock-server/hotel/hotel.ts'
import { openNodeMock, type NodeMock } from '#mock-server/node.ts'

const ORIGIN = 'http://hotel.test'

/** The time of test hotels. In Sofia it is already May 15th. */
export const NOW = new Date('2026-05-14T22:30:00.000Z')

/** A response with its parsed body. */
export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

/** A client of a new hotel, through plain `fetch`. */
export interface TestClient {
  readonly hotel: Hotel
  /** The bearer token that `get` and `post` send; empty for none. */
  token: string
  get(path: string): Promise<Answered>
  /** `key` is sent as `Idempotency-Key`. */
  post(path: string, body: unknown, key?: string): Promise<Answered>
  send(path: string, init: RequestInit): Promise<Answered>
}

async function read(response: Response): Promise<Answered> {
  return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) as unknown }
}

/** Opens a new demo hotel before each test, with a guest (id 1001, room 305) signed in, and closes it after. */
export function openTestClient(): TestClient {
  let hotel: Hotel
  let adapter: NodeMock
  const client: TestClient = {
    get hotel() {
      return hotel
    },
    token: '',
    get: (path) => client.send(path, {}),
    post(path, body, key) {
      const headers = key === undefined ? {} : { 'idempotency-key': key }
      return client.send(path, {
        method: 'POST',
        headers,
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
    },
    async send(path, init) {
      const headers = new Headers(init.headers)
      if (client.token !== '') headers.set('authorization', `Bearer ${client.token}`)
      return read(await fetch(`${ORIGIN}${path.startsWith('/') ? path : `/api/${path}`}`, { ...init, headers }))
    },
  }
  beforeEach(() => {
    hotel = openHotel({ clock: stoppedClock(NOW) })
    adapter = openNodeMock({ hotel, origin: ORIGIN })
    client.token = hotel.change((db) => db.sessions.create({ id: 'token-of-1001', guestId: '1001', startedAt: '' })).id
  })
  afterEach(() => adapter.close())
  return client
}
