import { http } from 'msw'
import * as v from 'valibot'
import { dishEditsOf, dishEdits } from '#mock-server/handlers/dishes.ts'
import { presenterLimits, parseWith, readBody, json, HttpError } from '#mock-server/handlers/http.ts'
import type { Resolvers } from '#mock-server/handlers/calls.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { applyBrand, brand as brandSchema, shownBrand } from './brand.ts'
import { picturesAt, removeOtherPictures, storedPicture } from './pictures.ts'
import { areDistinct } from '#mock-server/models.ts'
import { randomId } from '#src/lib/randomId.ts'
import { savedHotelLimits } from '#mock-server/sandboxes/limits.ts'
import type { TextStorage } from '#mock-server/hotel/storage.ts'

/** A prospect's hotel as a file: its brand, its pictures, and what was changed of the menus. */
const hotelFile = v.object({
  format: v.literal('hotel-guest-companion-hotel', 'is not that of a hotel from a desk'),
  version: v.literal(1, 'is not one that this desk reads'),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  brand: brandSchema,
  dishes: dishEdits,
  pictures: v.pipe(
    v.array(storedPicture),
    v.maxLength(2),
    v.check((all) => areDistinct(all), 'has one picture twice'),
  ),
})
export type HotelFile = v.InferOutput<typeof hotelFile>

const savedHotel = v.object({
  ...hotelFile.entries,
  id: v.string(),
  /** ISO date-time in UTC. */
  savedAt: v.string(),
})
type SavedHotel = v.InferOutput<typeof savedHotel>

/** How names are compared. */
const keyOf = ({ name }: { readonly name: string }) => name.trim().toLocaleLowerCase('bg')

const storedList = v.pipe(v.string(), v.parseJson(), v.array(v.fallback(v.nullable(savedHotel), null)))

/** The kept hotels, the last one first. Those that this version cannot read are left out. */
export function listHotels(storage: TextStorage): SavedHotel[] {
  const stored = v.safeParse(storedList, storage.read())
  return stored.success ? stored.output.filter((each) => each !== null) : []
}

/** Throws a 404 when there is none. */
function findHotel(storage: TextStorage, id: string | undefined): SavedHotel {
  const found = listHotels(storage).find((each) => each.id === id)
  if (found === undefined) throw new HttpError(404, 'There is no such hotel: it may have been removed')
  return found
}

/**
 * Keeps a hotel, in the place of the one with its name if there is one; with `asNew`, throws a 409 instead. Throws a 507 beyond
 * the limits, and a 400 for a hotel that could not be read again.
 */
export function saveHotel(storage: TextStorage, hotel: HotelFile, { asNew = false } = {}): void {
  const savedAt = new Date().toISOString()
  const saved = parseWith(savedHotel, { ...hotel, id: randomId(), savedAt }, 'body', Infinity)
  const all = listHotels(storage)
  const others = all.filter((each) => keyOf(each) !== keyOf(hotel))
  if (asNew && others.length < all.length)
    throw new HttpError(409, `There is a hotel of that name already: ${hotel.name}`)
  const { maxHotels, maxBytes } = savedHotelLimits
  const text = JSON.stringify([saved, ...others])
  if (others.length >= maxHotels || new TextEncoder().encode(text).length > maxBytes)
    throw new HttpError(507, `A desk keeps ${maxHotels} hotels and ${maxBytes} bytes at most: remove one first`)
  storage.write(text)
}

/** A saved hotel as the desk lists it. */
function entryOf({ id, name, savedAt, brand: { color } }: SavedHotel) {
  return { id, name, savedAt, ...(color !== undefined && { color }) }
}
export type SavedHotelEntry = ReturnType<typeof entryOf>

/** A hotel as a file, under a name. */
function fileOf(hotel: Hotel, name: string): HotelFile {
  const brand = shownBrand(hotel)
  const pictures = picturesAt(hotel, [brand.headerImage, brand.logo])
  return { format: 'hotel-guest-companion-hotel', version: 1, name, brand, dishes: dishEditsOf(hotel), pictures }
}

/** Gives a hotel what a file has. Guests stay signed in. */
function openFile(hotel: Hotel, { brand, dishes, pictures }: HotelFile): void {
  hotel.change((db) => {
    removeOtherPictures(hotel, [])
    for (const picture of pictures) db.pictures.create(picture)
    applyBrand(hotel, brand)
    hotel.dishes.write(dishes)
  })
}

function listed(storage: TextStorage, status = 200): Response {
  return json(status, listHotels(storage).map(entryOf))
}

const named = v.object({ name: hotelFile.entries.name })

/** Keeps hotels under a name, opens them in the current sandbox, removes, exports and imports them. */
export const savedHotelHandlers = ({ demo, presenterCall, offerCall }: Resolvers) => [
  http.get(
    `${demo}/hotels`,
    presenterCall(({ savedHotels }) => listed(savedHotels)),
  ),
  http.put(
    `${demo}/hotels`,
    presenterCall(async ({ request, hotel, savedHotels }) => {
      saveHotel(savedHotels, fileOf(hotel, (await readBody(request, named)).name))
      return listed(savedHotels)
    }),
  ),
  http.post(
    `${demo}/hotels`,
    presenterCall(async ({ request, savedHotels }) => {
      saveHotel(savedHotels, await readBody(request, hotelFile, presenterLimits), { asNew: true })
      return listed(savedHotels, 201)
    }),
  ),
  http.get(
    `${demo}/hotels/:id`,
    presenterCall(({ savedHotels, params }) => {
      const { id: _id, savedAt: _savedAt, ...file } = findHotel(savedHotels, params['id'])
      return json(200, file satisfies HotelFile)
    }),
  ),
  http.post(
    `${demo}/hotels/:id/open`,
    offerCall(({ hotel, savedHotels, params }) => {
      openFile(hotel, findHotel(savedHotels, params['id']))
      return json(200, shownBrand(hotel))
    }),
  ),
  http.delete(
    `${demo}/hotels/:id`,
    presenterCall(({ savedHotels, params }) => {
      savedHotels.write(JSON.stringify(listHotels(savedHotels).filter(({ id }) => id !== params['id'])))
      return listed(savedHotels)
    }),
  ),
]
