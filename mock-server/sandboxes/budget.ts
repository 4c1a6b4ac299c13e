import { HttpError } from '#mock-server/handlers/http/responses.ts'
import type { StoreLimit } from '#mock-server/store/lowdb.ts'
import type { Preparation } from './eviction.ts'
import type { SandboxLimits } from './limits.ts'

/** Whose byte limit a sandbox counts towards. */
export interface BudgetOwner {
  /** The address that created the sandbox; `undefined` for this computer and for the default sandbox. */
  readonly address?: string | undefined
  /** A sandbox whose desk a presenter has used has only its own limit, so that other callers cannot use up its space. */
  readonly prepared?: Preparation | undefined
}

/** Tracks the bytes of all sandboxes and enforces their limits. */
export interface Budget {
  /** The limit for the store of one sandbox. */
  limitOf(id: string): StoreLimit
  /** Sets the bytes of a sandbox whose store is not open. */
  holds(id: string, bytes: number): void
  release(id: string): void
}

type Sizes = Pick<SandboxLimits, 'maxRows' | 'maxBytes' | 'maxBytesPerAddress' | 'maxBytesInAll'>

/**
 * Enforces the limits of each sandbox, of all sandboxes of an address, and of all sandboxes together. A write beyond a limit is
 * rejected with 507 before anything is written. `freeBytes` may remove unused sandboxes until `isEnough` returns true.
 */
export function openBudget(
  limits: Sizes,
  ownerOf: (id: string) => BudgetOwner,
  freeBytes: (isEnough: () => boolean) => void,
): Budget {
  const bytesById = new Map<string, number>()

  function sum(isCounted: (id: string) => boolean = () => true): number {
    return [...bytesById].reduce((all, [id, bytes]) => (isCounted(id) ? all + bytes : all), 0)
  }

  function checkBytes(id: string, growth: number): void {
    if ((bytesById.get(id) ?? 0) + growth > limits.maxBytes)
      throw full(`it keeps ${limits.maxBytes} bytes at most, until it is reset`)
    const { address, prepared } = ownerOf(id)
    if (address === undefined || prepared === 'desk') return
    if (sum((each) => ownerOf(each).address === address) + growth > limits.maxBytesPerAddress) {
      throw full(`the hotels of one device keep ${limits.maxBytesPerAddress} bytes at most`)
    }
    const isEnough = () => sum() + growth <= limits.maxBytesInAll
    if (!isEnough()) freeBytes(isEnough)
    if (!isEnough()) throw full('so are all others of this demo: try again later')
  }

  return {
    limitOf: (id) => ({
      check({ table, rows, added, growth }) {
        if (added > 0 && rows > limits.maxRows)
          throw full(`it keeps ${limits.maxRows} rows of ${table} at most, until it is reset`)
        if (growth > 0) checkBytes(id, growth)
      },
      holds: (bytes) => void bytesById.set(id, bytes),
    }),
    holds: (id, bytes) => void bytesById.set(id, bytes),
    release: (id) => void bytesById.delete(id),
  }
}

function full(why: string): HttpError {
  return new HttpError(507, `This hotel is full: ${why}`)
}
