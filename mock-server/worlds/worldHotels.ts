import type { Clock } from '#mock-server/clock.ts'
import { hotelOn, type Hotel } from '#mock-server/hotel.ts'
import { seed } from '#mock-server/seed.ts'
import { lowdbStore } from '#mock-server/store/lowdb.ts'
import type { Store } from '#mock-server/store/store.ts'
import { commonTables } from './commonTables.ts'
import type { Budget } from './budget.ts'
import type { WorldLimits } from './limits.ts'
import { moveToEnd } from './moveToEnd.ts'
import { storeAt } from './storeAt.ts'
import type { WorldFiles } from './worldFiles.ts'
import { sessionIdIn } from './worldId.ts'

/** The hotels of all worlds. */
export interface WorldHotels {
  /** The hotel of a world, whose rows are read when they are needed and leave memory when they are not. */
  open(id: string): Hotel
  /** Forgets a world's rows, which are removed. */
  forget(id: string): void
}

/** What the hotels of worlds are built on. */
export interface WorldHotelsGround {
  /** Where rows are read and written. */
  readonly rows: WorldFiles['rows']
  readonly clock: Clock
  readonly limits: Pick<WorldLimits, 'inMemory'>
  readonly budget: Budget
}

/** Opens the hotels of worlds. */
export function worldHotels({ rows, clock, limits, budget }: WorldHotelsGround): WorldHotels {
  const stores = new Map<string, Store>()

  function storeOf(id: string, seedOfHotel: Hotel['seed']): Store {
    const store = stores.get(id) ?? lowdbStore(rows(id, seedOfHotel), budget.limitOf(id))
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
    forget: (id) => void stores.delete(id),
  }
}
