import type { Clock } from '#mock-server/clock.ts'
import { hotelOn, type Hotel } from '#mock-server/hotel.ts'
import { seed } from '#mock-server/seed.ts'
import { lowdbStore } from '#mock-server/store/lowdb.ts'
import type { Store } from '#mock-server/store/store.ts'
import { commonTables } from './commonTables.ts'
import type { Budget } from './budget.ts'
import type { SandboxLimits } from './limits.ts'
import { moveToEnd } from './moveToEnd.ts'
import { storeAt } from './storeAt.ts'
import type { SandboxFiles } from './sandboxFiles.ts'
import { sessionIdIn } from './sandboxId.ts'

/** The hotels of all sandboxes. */
export interface SandboxHotels {
  /** The hotel of a sandbox, whose rows are read when they are needed and leave memory when they are not. */
  open(id: string): Hotel
  /** Forgets a sandbox's rows, which are removed. */
  forget(id: string): void
}

/** What the hotels of sandboxes are built on. */
export interface SandboxHotelsGround {
  /** Where rows are read and written. */
  readonly rows: SandboxFiles['rows']
  readonly clock: Clock
  readonly limits: Pick<SandboxLimits, 'inMemory'>
  readonly budget: Budget
}

/** Opens the hotels of sandboxes. */
export function sandboxHotels({ rows, clock, limits, budget }: SandboxHotelsGround): SandboxHotels {
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
      return hotelOn({ sandbox: id, store: withItsSessions, clock, seed: seedOfHotel })
    },
    forget: (id) => void stores.delete(id),
  }
}
