import type { InferInput } from 'valibot'
import { amenityRequest, amenityRequestBody, type amenityRequestList } from '#src/schemas/requests.ts'
import { hotelDayText } from '#mock-server/clock.ts'
import { randomId } from '#src/lib/randomId.ts'
import type { AmenityRequestRow } from '#mock-server/store/tables.ts'
import { newestFirst } from './newestFirst.ts'
import { readBody } from '#mock-server/handlers/http/parse.ts'
import { pickFields } from '#mock-server/handlers/http/pickFields.ts'
import { json } from '#mock-server/handlers/http/responses.ts'
import type { GuestRoute } from './route.ts'

const PATH = 'generic-requests/customer/:personId'

function toAmenityRequest(row: AmenityRequestRow) {
  return pickFields(amenityRequest, row)
}

/** `POST generic-requests/customer/{personId}` (spec 7.12). */
export const requestAmenity: GuestRoute = {
  method: 'POST',
  path: PATH,
  access: 'guest',
  async handle(request, { hotel: { store, clock }, guest, commit }) {
    const { customerMessageRequest, category, status } = await readBody(request, amenityRequestBody)
    const now = clock.now()
    return commit(() =>
      toAmenityRequest(
        store.amenityRequests.insert({
          id: randomId(),
          guestId: guest.id,
          customerMessageRequest,
          category,
          status,
          reservationDate: hotelDayText(now),
          createdTime: now.toISOString(),
          lastUpdatedTime: now.toISOString(),
        }),
      ),
    )
  },
}

/** `GET generic-requests/customer/{personId}` (spec 7.11): a list, newest first. */
export const getAmenityRequests: GuestRoute = {
  method: 'GET',
  path: PATH,
  access: 'guest',
  handle(_request, { hotel: { store }, guest }) {
    const rows = newestFirst(store.amenityRequests.where({ guestId: guest.id }), ({ createdTime }) => createdTime)
    return json(200, rows.map(toAmenityRequest) satisfies InferInput<typeof amenityRequestList>)
  },
}
