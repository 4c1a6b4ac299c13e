import { http } from 'msw'
import * as v from 'valibot'
import { HttpError, json, presenterLimits, readBody } from '#mock-server/handlers/http.ts'
import type { Resolvers } from '#mock-server/handlers/calls.ts'
import type { TextStorage } from '#mock-server/hotel/storage.ts'
import { cookieFor } from '#mock-server/sandboxes/sandboxId.ts'
import { personasOf } from '#mock-server/scenarios/personas.ts'
import { addressName } from './addressName.ts'
import { shownBrand } from './brand.ts'
import { fileOf, hotelFile, listHotels, openFile, type HotelFile } from './savedHotels.ts'

/** What a demo begins with: the kept hotel of that name, or the hotel of a file; else the demo hotel. */
const beginning = v.object({ hotel: v.exactOptional(v.string()), file: v.exactOptional(hotelFile) })

/** Throws a 404 when no hotel of that name is kept. */
function hotelNamed(storage: TextStorage, name: string): HotelFile {
  const found = listHotels(storage).find((each) => addressName(each.name) === addressName(name))
  if (found === undefined) throw new HttpError(404, 'There is no kept hotel of that name', { field: 'hotel' })
  return found
}

/**
 * Begins a demo: in a new sandbox on a host, elsewhere by resetting the hotel. The guests of a demo, for the page at which a phone enters
 * it. The current hotel as a file, with which a demo can begin elsewhere.
 */
export const beginHandlers = ({ demo, demoCall, presenterCall }: Resolvers) => [
  http.get(
    `${demo}/guests`,
    demoCall(({ hotel }) => json(200, { guests: personasOf(hotel) })),
  ),
  http.get(
    `${demo}/hotel-file`,
    presenterCall(({ hotel }) => json(200, fileOf(hotel))),
  ),
  http.post(
    `${demo}/begin`,
    demoCall(async ({ request, hotel, savedHotels }) => {
      const { hotel: name, file } = await readBody(request, beginning, presenterLimits)
      const opened = file ?? (name === undefined ? undefined : hotelNamed(savedHotels, name))
      hotel.change(() => {
        hotel.replaceRows(hotel.seed())
        if (opened !== undefined) openFile(hotel, opened)
      })
      hotel.running.clear()
      hotel.requestLog.clear()
      // The hotel's name is empty if it has no configuration.
      const begun = { sandbox: hotel.sandbox ?? null, hotel: shownBrand(hotel).name }
      return json(201, begun, hotel.sandbox === undefined ? {} : { 'set-cookie': cookieFor(hotel.sandbox) })
    }),
  ),
]
