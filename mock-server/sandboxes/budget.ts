import { HttpError } from '#mock-server/handlers/responses.ts'
import type { StoreLimit } from '#mock-server/store/lowdb.ts'
import type { TableName } from '#mock-server/store/tables.ts'
import type { SandboxLimits } from './limits.ts'

/** It limits itself, and is written after what a guest sent is kept: a refusal there would be a lie. */
const LIMITS_ITSELF: TableName = 'idempotentResponses'

/** Who a sandbox counts for. */
export interface Account {
  /** The other device whose it is; none for this computer's own, and for the default sandbox's. */
  readonly device?: string | undefined
  /** Whether a presenter has been at its desk: it is kept within its own limit, whatever strangers have taken. */
  readonly isPresented?: boolean
}

/** How many bytes each sandbox holds, and whether it may hold more. */
export interface Budget {
  /** The limit of one sandbox's store. */
  limitOf(id: string): StoreLimit
  /** Says how many bytes a sandbox holds that is not open. */
  holds(id: string, bytes: number): void
  release(id: string): void
}

type Sizes = Pick<SandboxLimits, 'rows' | 'bytes' | 'bytesFromOne' | 'bytesInAll'>

/**
 * Keeps sandboxes within their limits: each one, all of a device, and all together. What would go beyond is refused with 507
 * before anything is written. `accountOf` tells whose a sandbox is, `makeRoom` may remove sandboxes that nobody uses.
 */
export function openBudget(
  limits: Sizes,
  accountOf: (id: string) => Account,
  makeRoom: (isEnough: () => boolean) => void,
): Budget {
  const held = new Map<string, number>()

  function sum(counts: (id: string) => boolean = () => true): number {
    return [...held].reduce((all, [id, bytes]) => (counts(id) ? all + bytes : all), 0)
  }

  function checkBytes(id: string, growth: number): void {
    if ((held.get(id) ?? 0) + growth > limits.bytes)
      throw full(`it keeps ${limits.bytes} bytes at most, until it is reset`)
    const { device, isPresented } = accountOf(id)
    if (device === undefined || isPresented === true) return
    if (sum((each) => accountOf(each).device === device) + growth > limits.bytesFromOne) {
      throw full(`the hotels of one device keep ${limits.bytesFromOne} bytes at most`)
    }
    const isEnough = () => sum() + growth <= limits.bytesInAll
    if (!isEnough()) makeRoom(isEnough)
    if (!isEnough()) throw full('so are all others of this demo: try again later')
  }

  return {
    limitOf: (id) => ({
      check({ table, rows, growth }) {
        if (table === LIMITS_ITSELF || growth <= 0) return
        if (rows > limits.rows) throw full(`it keeps ${limits.rows} rows of ${table} at most, until it is reset`)
        checkBytes(id, growth)
      },
      holds: (bytes) => void held.set(id, bytes),
    }),
    holds: (id, bytes) => void held.set(id, bytes),
    release: (id) => void held.delete(id),
  }
}

function full(why: string): HttpError {
  return new HttpError(507, `This hotel is full: ${why}`)
}
