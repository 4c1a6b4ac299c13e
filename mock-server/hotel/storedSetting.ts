import type { HotelRows } from '#mock-server/hotel/hotel.ts'
import { byId, replaceRow } from '#mock-server/models.ts'

/**
 * A setting in a hotel's rows, shared by all tabs and preserved over a restart of the host. The table is called `switches`
 * because stored hotels name it so.
 */
export function storedSetting(rows: HotelRows, id: string) {
  return {
    /** The value; `undefined` if none is set. */
    read: () => rows.db.switches.findFirst(byId(id))?.value,
    write: (value: Record<string, unknown>) => rows.change(({ switches }) => replaceRow(switches, { id, value })),
    remove: () => void rows.change(({ switches }) => switches.delete(byId(id))),
  }
}

export type StoredSetting = ReturnType<typeof storedSetting>
