import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { openGuestClient, signedInAs } from '#tests/support/servers/guestClient.ts'
import { aRating, aText, guestHeaders, newPact } from './pact.ts'
import { itIsAccepted, itIsRejected, itSignsOut } from './commonAnswers.ts'

const { getRating, leaveRating } = hotelApi.endpoints
const { personId } = signedInAs
const pact = newPact()
const body = { internalMessage: 'Топла стая', publicMessage: 'Хубава гледка', ratingValue: 4.5 }

describe('rating the stay', () => {
  itIsAccepted(pact, {
    ...{ state: 'a guest who is signed in', description: 'a rating of four and a half stars' },
    ...{ collection: '/customers/rating', body },
    make: (client) => client.dispatch(leaveRating.initiate({ personId, body })),
  })

  const sixStars = { ...body, ratingValue: 6 }
  itIsRejected(pact, {
    ...{ state: 'a guest who is signed in' },
    ...{ description: 'a rating of six stars', collection: '/customers/rating', body: sixStars },
    make: (client) => client.dispatch(leaveRating.initiate({ personId, body: sixStars })),
  })

  itSignsOut(pact, {
    ...{ description: 'a rating', method: 'POST', collection: '/customers/rating', body },
    make: (client, id) => client.dispatch(leaveRating.initiate({ personId: id, body })),
  })
})

describe('a guest\u2019s rating', () => {
  it('is returned, so that the guest can change it', async () => {
    await pact
      .addInteraction()
      .given('a guest who has rated the stay', { publicMessage: body.publicMessage })
      .uponReceiving('a request for the rating of a guest who gave one')
      .withRequest('GET', '/customers/rating', (request) => request.headers(guestHeaders))
      .willRespondWith(200, (response) => {
        const { publicMessage } = body // exactly, because a wrong encoding makes another text of Cyrillic letters
        response.jsonBody({ ratingValue: aRating(4.5), internalMessage: aText('Топла стая'), publicMessage })
      })
      .executeTest(async ({ url }) => {
        const { data } = await openGuestClient(url).dispatch(getRating.initiate())
        expect(data).toEqual(body)
      })
  })

  it('is 404 before the guest has rated, and the guest stays signed in', async () => {
    await pact
      .addInteraction()
      .given('a guest who has not rated the stay yet')
      .uponReceiving('a request for the rating of a guest who gave none')
      .withRequest('GET', '/customers/rating', (request) => request.headers(guestHeaders))
      .willRespondWith(404)
      .executeTest(async ({ url }) => {
        const client = openGuestClient(url)
        const { error } = await client.dispatch(getRating.initiate())
        expect(error).toMatchObject({ status: 404 })
        expect(client.getState().session.isAuthenticated).toBe(true)
      })
  })

  itSignsOut(pact, {
    ...{ description: 'a request for the rating', method: 'GET', collection: '/customers/rating', hasPersonId: false },
    make: (client) => client.dispatch(getRating.initiate()),
  })
})
