import { openHotel, type Hotel } from '#mock-server/hotel/hotel.ts'
import { replaceRow } from '#mock-server/models.ts'

/** A hotel with the guests and the menus of the demo hotel, that configures no option: the app follows the specification alone. */
export function createSpecHotel(): Hotel {
  const hotel = openHotel()
  for (const { id, appName } of hotel.db.configurations.getAll())
    hotel.change((db) => replaceRow(db.configurations, { id, appName, settings: {} }))
  return hotel
}
