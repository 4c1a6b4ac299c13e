import { hotelClock, type Clock, type HotelClock } from './clock.ts'
import { createFaults, type Faults } from './faults.ts'
import { createLive, nextProspect, type Live } from './live.ts'
import { createRequestLog, type RequestLog } from './requestLog.ts'
import type { KeyValueStorage } from './store/keyValueStorage.ts'
import type { Store } from './store/store.ts'
import { storedSetting, type StoredSetting } from './store/storedSetting.ts'
import type { Rows } from './store/tables.ts'
import type { Language } from '#src/lib/languages.ts'

/** A request that a guest sent with an `Idempotency-Key`. */
export interface IdempotencyKey {
  readonly guestId: string
  readonly idempotencyKey: string
  /** The digest of the call and its body. */
  readonly fingerprint: string
}

/** One hotel: its rows, clock, faults and request log. Handlers receive it with each request. */
export interface Hotel {
  /** The id of its sandbox, where there are several. */
  readonly sandbox: string | undefined
  readonly store: Store
  readonly clock: HotelClock
  readonly faults: Faults
  /** Whom the demo is shown to: `Prospect`. */
  readonly prospect: StoredSetting
  /** What a presenter changed of the menus: `DishEdits`. */
  readonly dishes: StoredSetting
  /** Tells open guest apps of what a presenter changes. */
  readonly live: Live
  /** The calls it received. */
  readonly requestLog: RequestLog
  /** Requests in progress, by guest and idempotency key. In memory only, so that a restart releases every key. */
  readonly running: Map<string, IdempotencyKey>
  /** The rows that a reset restores. */
  readonly seed: () => Rows
}

/** Options of `hotelOn`. */
export interface HotelOptions {
  readonly store: Store
  /** The clock to which the hotel's own clock has an offset. */
  readonly clock: Clock
  readonly seed: () => Rows
  readonly sandbox?: string
  /** Where the request log is stored; in memory by default. */
  readonly requestLog?: KeyValueStorage
}

/** Builds a hotel on a store, which also holds the settings of its clock and faults. */
export function hotelOn({ store, clock, seed, sandbox, requestLog }: HotelOptions): Hotel {
  return {
    sandbox,
    store,
    clock: hotelClock(clock, storedSetting(store, 'clock')),
    faults: createFaults(storedSetting(store, 'faults')),
    prospect: storedSetting(store, 'prospect'),
    dishes: storedSetting(store, 'dishes'),
    live: createLive(),
    requestLog: createRequestLog(requestLog),
    running: new Map(),
    seed,
  }
}

/** Options of `resetHotel`. */
export interface ResetOptions {
  /** The language in which the app begins; Bulgarian by default. */
  readonly language?: Language | undefined
  /** Whether the hotel keeps its brand: name, colour, pictures, currency, tiles, and what was changed of the menus. */
  readonly keepsBrand?: boolean | undefined
}

/**
 * Resets a hotel for the next prospect: seeded rows, the real time, no faults, no requests in progress, an empty request log.
 * Phones that have joined forget what they stored.
 */
export function resetHotel(hotel: Hotel, { language = 'bg', keepsBrand = false }: ResetOptions = {}): void {
  const { configurations, contentModules, pictures, switches: settings } = hotel.store.dump()
  const switches = settings.filter(({ id }) => id === 'dishes')
  hotel.store.reset({ ...hotel.seed(), ...(keepsBrand && { configurations, contentModules, pictures, switches }) })
  nextProspect(hotel.prospect, language)
  hotel.running.clear()
  hotel.requestLog.clear()
}
