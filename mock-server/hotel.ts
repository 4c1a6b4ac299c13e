import type { Clock } from './clock.ts'
import type { Faults } from './faults.ts'
import type { Store } from './store/store.ts'
import type { Rows } from './store/tables.ts'

/** Something a guest sent under an `Idempotency-Key`. */
export interface Keyed {
  readonly guestId: string
  readonly idempotencyKey: string
  /** The call and its body in one text. */
  readonly sent: string
}

/** One hotel: what it keeps, what time it is there, and what goes wrong. Handlers get theirs with each request. */
export interface Hotel {
  readonly store: Store
  readonly clock: Clock
  readonly faults: Faults
  /** What is being done under a key, by guest and key. It ends with the process, so no key stays taken for ever. */
  readonly running: Map<string, Keyed>
  /** The rows a reset goes back to. */
  readonly seed: () => Rows
}

/** Puts a hotel back to its first day: seeded rows, no faults, nothing running. */
export function resetHotel(hotel: Hotel): void {
  hotel.store.reset(hotel.seed())
  hotel.faults.clear()
  hotel.running.clear()
}
