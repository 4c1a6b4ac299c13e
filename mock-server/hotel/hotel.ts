import { systemClock, hotelClock, type Clock } from './clock.ts'
import { createFaults } from './faults.ts'
import { Live, type Prospect } from './live.ts'
import { openDatabase, tableNames, type Database, type ReadOnlyDatabase, type Rows } from '#mock-server/models.ts'
import { createRequestLog } from './requestLog.ts'
import { seed as seedOf } from '#mock-server/seed.ts'
import { memoryTextStorage, storedSetting, type TextStorage } from '#mock-server/hotel/storage.ts'
import { readSnapshot, writeSnapshot } from '#mock-server/hotel/snapshot.ts'
import * as v from 'valibot'
import { hotelLanguages } from '#mock-server/hotel/languages.ts'
import { randomId } from '#src/lib/randomId.ts'
import type { MirroredPage } from '#src/schemas/mirroredPage.ts'

/** A request that a guest sent with an `Idempotency-Key`. */
export interface IdempotencyKey {
  readonly guestId: string
  readonly idempotencyKey: string
  /** The digest of the call and its body. */
  readonly fingerprint: string
}

/** The rows of a hotel, in @mswjs/data. */
export interface HotelRows {
  /** The tables for reading. */
  readonly db: ReadOnlyDatabase
  /** Runs one change, and writes the snapshot: when either throws, nothing has changed. A change within another is part of it. */
  change<Result>(write: (db: Database) => Result): Result
  /** Replaces all rows. */
  replaceRows(rows: Rows): void
  /** Frees the rows. Their text stays, from which the next call reads them. */
  unload(): void
}

interface Mirror {
  watchedUntil: number
  shown?: { readonly page: MirroredPage; readonly phone: string; readonly actedAt: number; readonly etag: string }
}

/** Options of `openHotel`. */
interface HotelOptions {
  /** The clock to which the hotel's own clock has an offset; by default the computer's. */
  readonly clock?: Clock
  /** The rows of a new hotel; by default the fixtures. */
  readonly seed?: () => Rows
  readonly sandbox?: string
  /** Where its rows are stored; in memory by default. */
  readonly snapshot?: TextStorage
  /** Where the request log is stored; in memory by default. */
  readonly requestLog?: TextStorage
}

/** The rows of a snapshot; `undefined` where there is none that can be read. */
function tryRead(text: string | null): Rows | undefined {
  try {
    return text === null ? undefined : readSnapshot(text)
  } catch {
    return undefined
  }
}

function openRows(seed: () => Rows, snapshot: TextStorage): HotelRows {
  let db: Database | undefined
  /** The text of the snapshot that the database has. */
  let known: string | null = null
  let isChanging = false

  /** Another tab may have written the snapshot. What cannot be read leaves the rows of this one. */
  function load(): Database {
    const text = isChanging ? known : snapshot.read()
    if (db !== undefined && text === known) return db
    const rows = tryRead(text)
    known = text
    db = rows === undefined && db !== undefined ? db : openDatabase(rows ?? seed())
    return db
  }

  function change<Result>(write: (database: Database) => Result): Result {
    if (isChanging) return write(load())
    load()
    isChanging = true
    try {
      const result = write(load())
      const text = writeSnapshot(load())
      snapshot.write(text)
      known = text
      return result
    } catch (error) {
      db = openDatabase(tryRead(known) ?? seed())
      throw error
    } finally {
      isChanging = false
    }
  }

  return {
    get db() {
      return load()
    },
    change,
    replaceRows: (rows) => change(() => void (db = openDatabase(rows))),
    unload: () => void (db = undefined),
  }
}

/** Opens a hotel: its rows, clock, faults and request log. Handlers receive it with each request. */
export function openHotel(options: HotelOptions = {}) {
  const { clock = systemClock, sandbox, snapshot = memoryTextStorage(), requestLog } = options
  const { seed = () => seedOf(clock.now()) } = options
  const rows = openRows(seed, snapshot)
  const mirror: Mirror = { watchedUntil: -Infinity }
  return Object.assign(rows, {
    /** The id of its sandbox, where there are several. */
    sandbox,
    clock: hotelClock(clock, storedSetting(rows, 'clock')),
    faults: createFaults(storedSetting(rows, 'faults')),
    /** Whom the demo is shown to: `Prospect`. */
    prospect: storedSetting(rows, 'prospect'),
    /** The own menu of a hotel: `ownDishesOf`. */
    dishes: storedSetting(rows, 'dishes'),
    /** Tells open guest apps of what a presenter changes. */
    live: new Live(),
    /** The calls it received. */
    requestLog: createRequestLog(requestLog),
    /** Requests in progress, by guest and idempotency key. In memory only, so that a restart releases every key. */
    running: new Map<string, IdempotencyKey>(),
    /** The page of the phone that last did something, while a desk shows it. In memory only. */
    mirror,
    /** The rows that a reset restores. */
    seed,
  })
}

export type Hotel = ReturnType<typeof openHotel>

/** A copy of every row. */
export function rowsOf({ db }: Pick<Hotel, 'db'>): Rows {
  return JSON.parse(JSON.stringify(Object.fromEntries(tableNames.map((name) => [name, db[name].getAll()])))) as Rows // the names are those of the tables
}

export const resetOptions = v.object({
  /** The language in which the app begins; Bulgarian by default. */
  language: v.exactOptional(v.picklist(hotelLanguages)),
  /** Whether the hotel keeps its brand: name, colour, pictures, currency, tiles, and its own menu. */
  keepsBrand: v.exactOptional(v.boolean()),
})
export type ResetOptions = v.InferInput<typeof resetOptions>

/**
 * Resets a hotel for the next prospect: seeded rows, the real time, no faults, no requests in progress, an empty request log.
 * Phones that have joined forget what they stored.
 */
export function resetHotel(hotel: Hotel, { language = 'bg', keepsBrand = false }: ResetOptions = {}): void {
  const { configurations, contentModules, pictures, switches: settings } = rowsOf(hotel)
  const switches = settings.filter(({ id }) => id === 'dishes')
  hotel.change(() => {
    hotel.replaceRows({ ...hotel.seed(), ...(keepsBrand && { configurations, contentModules, pictures, switches }) })
    hotel.prospect.write({ id: randomId(), language } satisfies Prospect)
  })
  delete hotel.mirror.shown // the next prospect must not see it
  hotel.live.wasFollowed = false
  hotel.running.clear()
  hotel.requestLog.clear()
}
