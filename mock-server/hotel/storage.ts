import type { HotelRows } from '#mock-server/hotel/hotel.ts'
import { byId, replaceRow } from '#mock-server/models.ts'

/** The place of one text: a key of local storage, a file, or a variable. */
export interface TextStorage {
  /** The current text, possibly written by another tab; `null` if there is none. */
  read(): string | null
  write(text: string): void
}

/** A storage in memory. */
export function memoryTextStorage(text: string | null = null): TextStorage {
  let stored = text
  return { read: () => stored, write: (next) => void (stored = next) }
}

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
