import { http } from 'msw'
import type { InferInput } from 'valibot'
import { randomId } from '#src/lib/randomId.ts'
import { amenityRequest, amenityRequestBody, type amenityRequestList } from '#src/schemas/requests.ts'
import { hotelDayText } from '#mock-server/hotel/clock.ts'
import { ofGuest } from '#mock-server/models.ts'
import type { Resolvers } from './calls.ts'
import { readBody, pickFields, json, newestFirst } from './http.ts'

export const amenityRequestHandlers = ({ api, guestCall }: Resolvers) => ({
  /** Spec 7.12. */
  requestAmenity: http.post(
    `${api}/generic-requests/customer/:personId`,
    guestCall(async ({ request, hotel: { clock }, guest, commit }) => {
      const body = await readBody(request, amenityRequestBody)
      const now = clock.now()
      return commit(({ amenityRequests }) =>
        pickFields(
          amenityRequest,
          amenityRequests.create({
            ...body,
            id: randomId(),
            guestId: guest.id,
            reservationDate: hotelDayText(now),
            createdTime: now.toISOString(),
            lastUpdatedTime: now.toISOString(),
          }),
        ),
      )
    }),
  ),

  /** Spec 7.11: a list, newest first. */
  getAmenityRequests: http.get(
    `${api}/generic-requests/customer/:personId`,
    guestCall(({ hotel: { db }, guest }) => {
      const rows = newestFirst(db.amenityRequests.findMany(ofGuest(guest.id)), ({ createdTime }) => createdTime)
      return json(
        200,
        rows.map((row) => pickFields(amenityRequest, row)) satisfies InferInput<typeof amenityRequestList>,
      )
    }),
  ),
})
