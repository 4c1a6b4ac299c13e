import { createHotel } from '#mock-server/createHotel.ts'
import type { Hotel } from '#mock-server/hotel.ts'

/** A hotel with the guests and the menus of the demo hotel, that configures no option: the app follows the specification alone. */
export function createSpecHotel(): Hotel {
  const hotel = createHotel()
  for (const { id } of hotel.store.configurations.where()) hotel.store.configurations.update(id, { settings: {} })
  return hotel
}
