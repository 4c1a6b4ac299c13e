import * as v from 'valibot'
import { dishEditsOf } from '#mock-server/handlers/dishes.ts'
import { presenterLimits, readBody } from '#mock-server/handlers/http/parse.ts'
import { json } from '#mock-server/handlers/http/responses.ts'
import type { PresenterRoute } from '#mock-server/handlers/route.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import {
  hotelFile,
  openSavedHotels,
  type HotelFile,
  type SavedHotel,
  type SavedHotels,
} from '#mock-server/savedHotels.ts'
import { applyBrand, shownBrand } from './brand.ts'
import { picturesAt } from './pictures.ts'

/** A saved hotel as the desk lists it. */
export interface SavedHotelEntry {
  readonly id: string
  readonly name: string
  /** ISO date-time in UTC. */
  readonly savedAt: string
  /** `#rrggbb`, where it has a colour of its own. */
  readonly color?: string
}

function entryOf({ id, name, savedAt, brand }: SavedHotel): SavedHotelEntry {
  return { id, name, savedAt, ...(brand.color !== undefined && { color: brand.color }) }
}

/** A hotel as a file, under a name. */
function fileOf(hotel: Hotel, name: string): HotelFile {
  const brand = shownBrand(hotel)
  const pictures = picturesAt(hotel.store, [brand.headerImage, brand.logo])
  return { format: 'hotel-guest-companion-hotel', version: 1, name, brand, dishes: dishEditsOf(hotel), pictures }
}

/** Gives a hotel what a file has. Guests stay signed in. */
function openFile(hotel: Hotel, { brand, dishes, pictures }: HotelFile): void {
  hotel.store.transaction(() => {
    for (const { id } of hotel.store.pictures.where()) hotel.store.pictures.remove(id)
    for (const picture of pictures) hotel.store.pictures.insert(picture)
    applyBrand(hotel, brand)
    hotel.dishes.write(dishes)
  })
}

function listed(hotels: SavedHotels, status = 200): Response {
  return json(status, hotels.list().map(entryOf))
}

const named = v.object({ name: hotelFile.entries.name })

/** Keeps hotels under a name, opens them in the current sandbox, removes, exports and imports them. */
export const savedHotelRoutes: readonly PresenterRoute[] = [
  {
    method: 'GET',
    path: 'hotels',
    access: 'presenter',
    handle: (_request, { savedHotels }) => listed(openSavedHotels(savedHotels)),
  },
  {
    method: 'PUT',
    path: 'hotels',
    access: 'presenter',
    async handle(request, { hotel, savedHotels }) {
      const { name } = await readBody(request, named)
      const hotels = openSavedHotels(savedHotels)
      hotels.save(fileOf(hotel, name), new Date().toISOString())
      return listed(hotels)
    },
  },
  {
    method: 'POST',
    path: 'hotels',
    access: 'presenter',
    async handle(request, { savedHotels }) {
      const given = await readBody(request, hotelFile, presenterLimits)
      const hotels = openSavedHotels(savedHotels)
      hotels.save(given, new Date().toISOString(), { asNew: true })
      return listed(hotels, 201)
    },
  },
  {
    method: 'GET',
    path: 'hotels/:id',
    access: 'presenter',
    handle(_request, { savedHotels, params: { id = '' } }) {
      const { id: _id, savedAt: _savedAt, ...file } = openSavedHotels(savedHotels).find(id)
      return json(200, file satisfies HotelFile)
    },
  },
  {
    method: 'POST',
    path: 'hotels/:id/open',
    access: 'presenter',
    changesOffer: true,
    handle(_request, { hotel, savedHotels, params: { id = '' } }) {
      openFile(hotel, openSavedHotels(savedHotels).find(id))
      return json(200, shownBrand(hotel))
    },
  },
  {
    method: 'DELETE',
    path: 'hotels/:id',
    access: 'presenter',
    handle(_request, { savedHotels, params: { id = '' } }) {
      const hotels = openSavedHotels(savedHotels)
      hotels.remove(id)
      return listed(hotels)
    },
  },
]
