import { hotelClock, type Clock, type HotelClock } from './clock.ts'
import { createFaults, type Faults } from './faults.ts'
import { createRequestLog, type RequestLog } from './requestLog.ts'
import type { KeyValueStorage } from './store/keyValueStorage.ts'
import type { Store } from './store/store.ts'
import { storedSwitch } from './store/switch.ts'
import type { Rows } from './store/tables.ts'

/** Something a guest sent under an `Idempotency-Key`. */
export interface IdempotencyKey {
  readonly guestId: string
  readonly idempotencyKey: string
  /** The call and its body in one text. */
  readonly fingerprint: string
}

/** One hotel: what it keeps, what time it is there, and what goes wrong. Handlers get theirs with each request. */
export interface Hotel {
  /** The sandbox it is, where there are several. */
  readonly sandbox: string | undefined
  readonly store: Store
  readonly clock: HotelClock
  readonly faults: Faults
  /** The calls that reached it. */
  readonly requestLog: RequestLog
  /** What is being done under a key, by guest and key. It ends with the process, so no key stays taken for ever. */
  readonly running: Map<string, IdempotencyKey>
  /** The rows a reset goes back to. */
  readonly seed: () => Rows
}

/** What a hotel is built on. */
export interface HotelOptions {
  readonly store: Store
  /** The clock that the hotel's own one runs by. */
  readonly clock: Clock
  readonly seed: () => Rows
  readonly sandbox?: string
  /** Where the request log is kept; in memory unless told. */
  readonly requestLog?: KeyValueStorage
}

/** A hotel on its store: clock and faults are set in its switches. */
export function buildHotel({ store, clock, seed, sandbox, requestLog }: HotelOptions): Hotel {
  return {
    sandbox,
    store,
    clock: hotelClock(clock, storedSwitch(store, 'clock')),
    faults: createFaults(storedSwitch(store, 'faults')),
    requestLog: createRequestLog(requestLog),
    running: new Map(),
    seed,
  }
}

/** Puts a hotel back to its first day: seeded rows, the true time, no faults, nothing running, nothing in the request log. */
export function resetHotel(hotel: Hotel): void {
  hotel.store.reset(hotel.seed())
  hotel.running.clear()
  hotel.requestLog.clear()
}
