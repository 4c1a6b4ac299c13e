import { http } from 'msw'
import { ratingBody } from '#src/schemas/ratings.ts'
import { byId } from '#mock-server/models.ts'
import type { Resolvers } from './calls.ts'
import { readBody, pickFields, HttpError, json } from './http.ts'

export const ratingHandlers = ({ api, guestCall }: Resolvers) => ({
  /** Spec 7.13. A guest has one rating: a second replaces the first. */
  leaveRating: http.post(
    `${api}/customers/rating/:personId`,
    guestCall(async ({ request, hotel, guest, commit }) => {
      const body = await readBody(request, ratingBody)
      return commit(({ ratings }) => {
        ratings.delete(byId(guest.id))
        const row = ratings.create({ ...body, id: guest.id, createdAt: hotel.clock.now().toISOString() })
        return pickFields(ratingBody, row)
      })
    }),
  ),

  /** Spec 7.14: the signed-in guest's rating; 404 when there is none. */
  getRating: http.get(
    `${api}/customers/rating`,
    guestCall(({ hotel, guest }) => {
      const row = hotel.db.ratings.findFirst(byId(guest.id))
      if (row === null) throw new HttpError(404, 'This guest has not rated the stay')
      return json(200, pickFields(ratingBody, row))
    }),
  ),
})
