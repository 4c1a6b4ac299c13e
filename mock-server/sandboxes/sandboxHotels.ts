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
  /** The hotel of a sandbox. Its rows are read on use, and leave memory when other sandboxes need the space. */
  open(id: string): Hotel
  /** Drops the rows of a removed sandbox from memory. */
  forget(id: string): void
}

/** Dependencies of `sandboxHotels`. */
export interface SandboxHotelsOptions {
  /** Reads and writes the rows of a sandbox. */
  readonly rows: SandboxFiles['rows']
  readonly clock: Clock
  readonly limits: Pick<SandboxLimits, 'maxInMemory'>
  readonly budget: Budget
}

/** Opens the hotels of sandboxes. */
export function sandboxHotels({ rows, clock, limits, budget }: SandboxHotelsOptions): SandboxHotels {
  const stores = new Map<string, Store>()

  function storeOf(id: string, seedOfHotel: Hotel['seed']): Store {
    const store = stores.get(id) ?? lowdbStore(rows(id, seedOfHotel), budget.limitOf(id))
    moveToEnd(stores, id, store)
    const [leastRecent] = stores.keys()
    if (stores.size > limits.maxInMemory && leastRecent !== undefined) stores.delete(leastRecent)
    return store
  }

  return {
    open(id) {
      const seedOfHotel = () => ({ ...seed(clock.now()), ...commonTables })
      const store = storeAt(() => storeOf(id, seedOfHotel))
      const { sessions } = store
      const insert: typeof sessions.insert = (row) => sessions.insert({ ...row, id: sessionIdIn(id, row.id) })
      const withSandboxSessions = { ...store, sessions: { ...sessions, insert } }
      return hotelOn({ sandbox: id, store: withSandboxSessions, clock, seed: seedOfHotel })
    },
    forget: (id) => void stores.delete(id),
  }
}
