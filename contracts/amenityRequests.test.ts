import { MatchersV3 } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { openGuestClient, signedInAs } from '#tests/support/servers/guestClient.ts'
import { aDateTime, anId, aText, guestHeaders, guestPath, newPact } from './pact.ts'
import { itIsAccepted, itIsRejected, itListsIdsAndNone, itSignsOut } from './commonAnswers.ts'

const { eachLike, like } = MatchersV3
const { getAmenityRequests, requestAmenity } = hotelApi.endpoints
const { personId } = signedInAs
const pact = newPact()
const collection = '/generic-requests/customer'
const body = { customerMessageRequest: '', status: 'CREATED', category: 'Нови Кърпи' } as const

describe('requesting an amenity', () => {
  // A Bulgarian category, and no message.
  itIsAccepted(pact, {
    ...{ state: 'a guest who is signed in', description: 'a request of new towels', collection, body },
    make: (client) => client.dispatch(requestAmenity.initiate({ personId, body })),
  })

  // The app's form cannot send this category; it is an example of a rejected request.
  const unknown = { ...body, category: 'Слон' as 'Друго' }
  itIsRejected(pact, {
    ...{ state: 'a guest who is signed in' },
    ...{ description: 'a request of a category that does not exist', collection, body: unknown },
    make: (client) => client.dispatch(requestAmenity.initiate({ personId, body: unknown })),
  })

  itSignsOut(pact, {
    ...{ description: 'a request of an amenity', method: 'POST', collection, body },
    make: (client, id) => client.dispatch(requestAmenity.initiate({ personId: id, body })),
  })
})

describe('a guest\u2019s amenity requests', () => {
  it('are listed with the fields of the cards', async () => {
    const texts = { customerMessageRequest: like('Две, моля'), status: aText('CREATED'), category: aText('Нови Кърпи') }
    const times = {
      createdTime: aDateTime('2026-11-20T18:30:00.000Z'),
      lastUpdatedTime: aDateTime('2026-11-20T19:00:00.000Z'),
    }
    await pact
      .addInteraction()
      .given('a guest with amenity requests')
      .uponReceiving('a request for the amenity requests of a guest who has some')
      .withRequest('GET', guestPath(collection), (request) => request.headers(guestHeaders))
      .willRespondWith(200, (response) => {
        const dated = { reservationDate: aText('November 20th, 2026'), ...times }
        response.jsonBody(eachLike({ id: anId('a1'), ...texts, ...dated }))
      })
      .executeTest(async ({ url }) => {
        const { data } = await openGuestClient(url).dispatch(getAmenityRequests.initiate(personId))
        expect(data).toEqual([
          {
            ...{ id: 'a1', customerMessageRequest: 'Две, моля', status: 'CREATED', category: 'Нови Кърпи' },
            ...{ reservationDate: 'November 20th, 2026', createdTime: '2026-11-20T18:30:00.000Z' },
            lastUpdatedTime: '2026-11-20T19:00:00.000Z',
          },
        ])
      })
  })

  itListsIdsAndNone(pact, {
    ...{
      what: 'amenity requests',
      some: 'a guest with amenity requests',
      none: 'a guest who has requested no amenity yet',
    },
    ...{ collection, id: 'a1' },
    read: (client) => client.dispatch(getAmenityRequests.initiate(personId)),
  })

  itSignsOut(pact, {
    ...{ description: 'a request for the amenity requests', method: 'GET', collection },
    make: (client, id) => client.dispatch(getAmenityRequests.initiate(id)),
  })
})
