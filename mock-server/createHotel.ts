import { stoppedClock, systemClock } from './clock.ts'
import { buildHotel, type Hotel } from './hotel.ts'
import { seed as seedOf } from './seed.ts'
import { mswDataStore } from './store/mswData.ts'
import type { Rows } from './store/tables.ts'

/** How a hotel for tests begins. */
export interface HotelStart {
  /** The time at which its clock stands; without it, the hotel runs on the computer's clock. */
  readonly now?: Date
  /** Its rows; without them, the demo hotel of `seed`. */
  readonly rows?: Rows
}

/** A fresh hotel in memory, on @mswjs/data, that shares nothing with any other. */
export function createHotel({ now, rows }: HotelStart = {}): Hotel {
  const clock = now === undefined ? systemClock : stoppedClock(now)
  const seed = () => rows ?? seedOf(clock.now())
  return buildHotel({ store: mswDataStore(seed), clock, seed })
}
