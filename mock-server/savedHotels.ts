import * as v from 'valibot'
import { randomId } from '#src/lib/randomId.ts'
import { HttpError, validationError } from './handlers/http/responses.ts'
import { brand } from './handlers/demo/brand.ts'
import { storedPicture } from './handlers/demo/pictures.ts'
import { dishEdits } from './handlers/dishes.ts'
import { savedHotelLimits } from './sandboxes/limits.ts'
import type { KeyValueStorage } from './store/keyValueStorage.ts'

/** A prospect's hotel as a file: its brand, its pictures, and what was changed of the menus. */
export const hotelFile = v.object({
  format: v.literal('hotel-guest-companion-hotel', 'is not that of a hotel from a desk'),
  version: v.literal(1, 'is not one that this desk reads'),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  brand,
  dishes: dishEdits,
  pictures: v.pipe(v.array(storedPicture), v.maxLength(2)),
})
export type HotelFile = v.InferOutput<typeof hotelFile>

const savedHotel = v.object({
  ...hotelFile.entries,
  id: v.string(),
  /** ISO date-time in UTC. */
  savedAt: v.string(),
})
export type SavedHotel = v.InferOutput<typeof savedHotel>

/** The hotels that presenters keep under a name, for all sandboxes. */
export interface SavedHotels {
  /** The last saved one first. */
  list(): readonly SavedHotel[]
  /** Throws a 404 when there is none. */
  find(id: string): SavedHotel
  /**
   * Saves a hotel, in the place of the one with its name if there is one; with `asNew`, throws a 409 instead. Throws a 507 beyond
   * the limits, and a 400 for a hotel that could not be read again.
   */
  save(hotel: HotelFile, savedAt: string, options?: { readonly asNew?: boolean }): void
  remove(id: string): void
}

/** How names are compared. */
const keyOf = ({ name }: { readonly name: string }) => name.trim().toLocaleLowerCase('bg')

/** Opens the saved hotels in a storage. Those that this version cannot read are left out. */
export function openSavedHotels(storage: KeyValueStorage): SavedHotels {
  function list(): SavedHotel[] {
    const text = storage.read()
    const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), text)
    const hotels = stored.success ? stored.output : []
    return hotels.flatMap((each) => {
      const read = v.safeParse(savedHotel, each)
      return read.success ? [read.output] : []
    })
  }

  return {
    list,
    find(id) {
      const found = list().find((each) => each.id === id)
      if (found === undefined) throw new HttpError(404, 'There is no such hotel: it may have been removed')
      return found
    },
    save(hotel, savedAt, { asNew = false } = {}) {
      const saved = v.safeParse(savedHotel, { ...hotel, id: randomId(), savedAt })
      if (!saved.success) throw validationError(v.getDotPath(saved.issues[0]) ?? 'body', saved.issues[0].message)
      const all = list()
      const others = all.filter((each) => keyOf(each) !== keyOf(hotel))
      if (asNew && others.length < all.length)
        throw new HttpError(409, `There is a hotel of that name already: ${hotel.name}`)
      const { maxHotels, maxBytes } = savedHotelLimits
      const text = JSON.stringify([saved.output, ...others])
      if (others.length >= maxHotels || new TextEncoder().encode(text).length > maxBytes)
        throw new HttpError(507, `A desk keeps ${maxHotels} hotels and ${maxBytes} bytes at most: remove one first`)
      storage.write(text)
    },
    remove: (id) => storage.write(JSON.stringify(list().filter((each) => each.id !== id))),
  }
}
