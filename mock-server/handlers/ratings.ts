import { ratingBody, type RatingBody } from '#src/schemas/ratings.ts'
import type { RatingRow } from '#mock-server/store/tables.ts'
import { readBody } from '#mock-server/handlers/http/parse.ts'
import { json, HttpError } from '#mock-server/handlers/http/responses.ts'
import type { GuestRoute } from './route.ts'

function toRating({ ratingValue, internalMessage, publicMessage }: RatingRow) {
  return { ratingValue, internalMessage, publicMessage } satisfies RatingBody
}

/** `POST customers/rating/{personId}` (spec 7.13). A guest has one rating: a second replaces the first. */
export const leaveRating: GuestRoute = {
  method: 'POST',
  path: 'customers/rating/:personId',
  access: 'guest',
  async handle(request, { hotel: { store, clock }, guest, commit }) {
    const body = await readBody(request, ratingBody)
    const given = { ...body, createdAt: clock.now().toISOString() }
    return commit(() =>
      toRating(store.ratings.update(guest.id, given) ?? store.ratings.insert({ id: guest.id, ...given })),
    )
  },
}

/** `GET customers/rating` (spec 7.14): the signed-in guest's rating; 404 when there is none. */
export const getRating: GuestRoute = {
  method: 'GET',
  path: 'customers/rating',
  access: 'guest',
  handle(_request, { hotel, guest }) {
    const row = hotel.store.ratings.find({ id: guest.id })
    if (row === undefined) throw new HttpError(404, 'This guest has not rated the stay')
    return json(200, toRating(row))
  },
}
