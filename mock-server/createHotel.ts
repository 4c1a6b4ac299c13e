import { stoppedClock, systemClock } from './clock.ts'
import { hotelOn, type Hotel } from './hotel.ts'
import { seed as seedOf } from './seed.ts'
import { openStore } from './store/store.ts'
import type { Rows } from './store/tables.ts'

/** Options of a hotel for tests. */
export interface HotelStart {
  /** The time at which its clock is stopped; by default it runs on the computer's clock. */
  readonly now?: Date
  /** Its rows; by default those of `seed`. */
  readonly rows?: Rows
}

/** Creates a hotel in memory, on @mswjs/data, that shares nothing with any other. */
export function createHotel({ now, rows }: HotelStart = {}): Hotel {
  const clock = now === undefined ? systemClock : stoppedClock(now)
  const seed = () => rows ?? seedOf(clock.now())
  return hotelOn({ store: openStore(seed), clock, seed })
}
