import type { Clock } from '#mock-server/clock.ts'
import { hotelOn, type Hotel } from '#mock-server/hotel.ts'
import { seed } from '#mock-server/seed.ts'
import { lowdbStore } from '#mock-server/store/lowdb.ts'
import type { Store } from '#mock-server/store/store.ts'
import { commonTables } from './commonTables.ts'
import { limitRows } from './limitRows.ts'
import type { WorldLimits } from './limits.ts'
import { moveToEnd } from './moveToEnd.ts'
import { storeAt } from './storeAt.ts'
import type { WorldFiles } from './worldFiles.ts'
import { sessionIdIn } from './worldId.ts'

/** The hotels of all worlds. */
export interface WorldHotels {
  /** The hotel of a world, whose rows are read when they are needed and leave memory when they are not. */
  open(id: string): Hotel
  /** Removes a world's rows. */
  remove(id: string): void
}

/** Opens the hotels whose rows `files` keep. */
export function worldHotels(files: WorldFiles, clock: Clock, limits: WorldLimits): WorldHotels {
  const stores = new Map<string, Store>()

  function storeOf(id: string, seedOfHotel: Hotel['seed']): Store {
    const store = stores.get(id) ?? lowdbStore(limitRows(files.rows(id, seedOfHotel), limits.rows))
    moveToEnd(stores, id, store)
    const [longestUnused] = stores.keys()
    if (stores.size > limits.inMemory && longestUnused !== undefined) stores.delete(longestUnused)
    return store
  }

  return {
    open(id) {
      const seedOfHotel = () => ({ ...seed(clock.now()), ...commonTables })
      const store = storeAt(() => storeOf(id, seedOfHotel))
      const { sessions } = store
      const insert: typeof sessions.insert = (row) => sessions.insert({ ...row, id: sessionIdIn(id, row.id) })
      const withItsSessions = { ...store, sessions: { ...sessions, insert } }
      return hotelOn({ world: id, store: withItsSessions, clock, seed: seedOfHotel })
    },
    remove(id) {
      stores.delete(id)
      files.remove(id)
    },
  }
}
