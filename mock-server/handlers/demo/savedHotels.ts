import { http } from 'msw'
import * as v from 'valibot'
import { ownDishesOf } from '#mock-server/handlers/dishes.ts'
import { dishList } from '#mock-server/hotel/dish.ts'
import { presenterLimits, parseWith, readBody, json, tooManyHotels, HttpError } from '#mock-server/handlers/http.ts'
import type { Resolvers } from '#mock-server/handlers/calls.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { applyBrand, brand as brandSchema, checkPictures, shownBrand } from './brand.ts'
import { writeDishes } from './offer.ts'
import { picturesAt, removeOtherPictures, storedPictures } from './pictures.ts'
import { randomId } from '#src/lib/randomId.ts'
import { fieldsOf } from '#src/lib/unknown.ts'
import { savedHotelLimits } from '#mock-server/sandboxes/limits.ts'
import type { TextStorage } from '#mock-server/hotel/storage.ts'

/**
 * A file of version 1 as one of version 2. Its changes of the menus named the demo hotel's dishes by number, and its brand could name pictures
 * of other hosts: both are left out.
 */
function upgraded(given: unknown): unknown {
  const { version, dishes: _dishes, ...file } = fieldsOf(given)
  if (version !== 1) return given
  const { headerImage, logo, ...brand } = fieldsOf(file['brand'])
  const pictures = Object.entries({ headerImage, logo }).filter(([, address]) =>
    v.is(brandSchema.entries.logo, address),
  )
  return { ...file, version: 2, brand: { ...brand, ...Object.fromEntries(pictures) } }
}

const fields = {
  format: v.literal('hotel-guest-companion-hotel', 'is not that of a hotel from a desk'),
  version: v.literal(2, 'is not one that this desk reads'),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  brand: brandSchema,
  dishes: v.exactOptional(dishList),
  pictures: storedPictures,
}

/** A prospect's hotel as a file: its brand, its pictures, and its whole menu, unless that is the demo hotel's. */
export const hotelFile = v.pipe(v.unknown(), v.transform(upgraded), v.object(fields))
export type HotelFile = v.InferOutput<typeof hotelFile>

const savedHotel = v.pipe(
  v.unknown(),
  v.transform(upgraded),
  v.object({
    ...fields,
    id: v.string(),
    /** ISO date-time in UTC. */
    savedAt: v.string(),
  }),
)
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
 * Keeps a hotel, in the place of the one with its name if there is one, whose id it has; with `asNew`, throws a 409 instead. Throws a 507
 * beyond the limits, and a 400 for a hotel that could not be read again.
 */
export function saveHotel(storage: TextStorage, hotel: HotelFile, { asNew = false } = {}): void {
  const savedAt = new Date().toISOString()
  const all = listHotels(storage)
  const before = all.find((each) => keyOf(each) === keyOf(hotel))
  if (asNew && before !== undefined) throw new HttpError(409, `There is a hotel of that name already: ${hotel.name}`)
  const saved = parseWith(savedHotel, { ...hotel, id: before?.id ?? randomId(), savedAt }, 'body', Infinity)
  const others = all.filter((each) => each !== before)
  const { maxHotels, maxBytes } = savedHotelLimits
  const text = JSON.stringify([saved, ...others])
  if (others.length >= maxHotels || new TextEncoder().encode(text).length > maxBytes)
    throw tooManyHotels(`A desk keeps ${maxHotels} hotels and ${maxBytes} bytes at most: remove one first`)
  storage.write(text)
}

/** A saved hotel as the desk lists it. */
function entryOf({ id, name, savedAt, brand: { color } }: SavedHotel) {
  return { id, name, savedAt, ...(color !== undefined && { color }) }
}
export type SavedHotelEntry = ReturnType<typeof entryOf>

/** A hotel as a file, under its name. */
export function fileOf(hotel: Hotel): HotelFile {
  const [brand, dishes] = [shownBrand(hotel), ownDishesOf(hotel)]
  const pictures = picturesAt(hotel, [brand.headerImage, brand.logo])
  const file = { format: 'hotel-guest-companion-hotel', version: 2, name: brand.name, brand, pictures } as const
  return { ...file, ...(dishes && { dishes }) }
}

/** Gives a hotel what a file has. Guests stay signed in. */
export function openFile(hotel: Hotel, { brand, dishes, pictures }: HotelFile): void {
  hotel.change((db) => {
    removeOtherPictures(hotel, [])
    for (const picture of pictures) db.pictures.create(picture)
    applyBrand(hotel, brand)
    writeDishes(hotel, dishes, shownBrand(hotel).currency)
  })
}

/** A hotel as a presenter saves it, with the new ones among its pictures. Without `dishes` its menu stays as it is; `null` is the demo hotel's. */
const hotelChange = v.object({
  brand: brandSchema,
  pictures: v.exactOptional(storedPictures),
  dishes: v.exactOptional(v.nullable(dishList)),
})

/** Gives a hotel a brand and a menu, and keeps it under its name: all of that or, when anything fails, nothing. */
export function changeAndSave(
  hotel: Hotel,
  storage: TextStorage,
  { brand, pictures = [], dishes }: v.InferOutput<typeof hotelChange>,
): void {
  const before = storage.read()
  try {
    hotel.change((db) => {
      for (const picture of pictures) db.pictures.create(picture)
      checkPictures(hotel, brand)
      applyBrand(hotel, brand)
      if (dishes !== undefined) writeDishes(hotel, dishes ?? undefined, shownBrand(hotel).currency)
      saveHotel(storage, fileOf(hotel))
    })
  } catch (error) {
    if (storage.read() !== before) storage.write(before ?? '[]')
    throw error
  }
}

function listed(storage: TextStorage, status = 200): Response {
  return json(status, listHotels(storage).map(entryOf))
}

/** Saves the hotel, and opens, removes and imports those that are kept. */
export const savedHotelHandlers = ({ demo, presenterCall, offerCall }: Resolvers) => [
  http.put(
    `${demo}/hotel`,
    offerCall(async ({ request, hotel, savedHotels }) => {
      changeAndSave(hotel, savedHotels, await readBody(request, hotelChange, presenterLimits))
      return json(200, shownBrand(hotel))
    }),
  ),
  http.get(
    `${demo}/hotels`,
    presenterCall(({ savedHotels }) => listed(savedHotels)),
  ),
  http.post(
    `${demo}/hotels`,
    presenterCall(async ({ request, savedHotels }) => {
      saveHotel(savedHotels, await readBody(request, hotelFile, presenterLimits), { asNew: true })
      return listed(savedHotels, 201)
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
