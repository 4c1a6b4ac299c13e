import type { Clock } from './clock.ts'
import type { Faults } from './faults.ts'
import type { Store } from './store/store.ts'
import type { Rows } from './store/tables.ts'

/** One hotel: what it keeps, what time it is there, and what goes wrong. Handlers get theirs with each request. */
export interface Hotel {
  readonly store: Store
  readonly clock: Clock
  readonly faults: Faults
  /** The rows a reset goes back to. */
  readonly seed: () => Rows
}

/** Puts a hotel back to its first day: seeded rows, no faults. */
export function resetHotel(hotel: Hotel): void {
  hotel.store.reset(hotel.seed())
  hotel.faults.clear()
}
