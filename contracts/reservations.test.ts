import { MatchersV3 } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { openGuestClient, signedInAs } from '#tests/support/servers/guestClient.ts'
import { anId, aText, guestHeaders, guestPath, newPact } from './pact.ts'
import { itIsAccepted, itIsRejected, itListsIdsAndNone, itSignsOut } from './commonAnswers.ts'

const { eachLike, integer } = MatchersV3
const { getReservations, reserveTable } = hotelApi.endpoints
const { personId } = signedInAs
const pact = newPact()
const collection = '/dining/reservation/customer'
const body = {
  numberOfPeople: 4,
  diningDailyAvailabilityConfigId: 6,
  customerMessage: 'Маса до прозореца',
  internalMessage: '',
}

describe('reserving a table', () => {
  itIsAccepted(pact, {
    ...{ state: 'a restaurant with free tables', parameters: { diningDailyAvailabilityConfigId: 6 } },
    ...{ description: 'a reservation of a table for four', collection, body },
    make: (client) => client.dispatch(reserveTable.initiate({ personId, body })),
  })

  const unknownTable = { ...body, diningDailyAvailabilityConfigId: 999_999 }
  itIsRejected(pact, {
    ...{ state: 'a restaurant with free tables', parameters: { diningDailyAvailabilityConfigId: 6 } },
    ...{ description: 'a reservation for an availability that does not exist', collection, body: unknownTable },
    make: (client) => client.dispatch(reserveTable.initiate({ personId, body: unknownTable })),
  })

  itSignsOut(pact, {
    ...{ description: 'a reservation', method: 'POST', collection, body },
    make: (client, id) => client.dispatch(reserveTable.initiate({ personId: id, body })),
  })
})

describe('a guest\u2019s reservations', () => {
  it('are listed with the fields of the cards', async () => {
    const when = {
      reservationDate: aText('November 21st, 2026'),
      mealTime: aText('Dinner'),
      reservationTime: aText('19:00'),
    }
    await pact
      .addInteraction()
      .given('a guest with table reservations')
      .uponReceiving('a request for the reservations of a guest who has some')
      .withRequest('GET', guestPath(collection), (request) => request.headers(guestHeaders))
      .willRespondWith(200, (response) => {
        const guest = {
          name: aText('Елена Петрова'),
          roomNumber: aText('305'),
          email: aText('elena@example.com'),
          phoneNumber: aText('+359 2 555 01 05'),
        }
        const more = { numberOfPeople: integer(4), specialInstructions: aText('Маса до прозореца') }
        response.jsonBody(eachLike({ id: anId('r1'), ...when, ...guest, ...more }))
      })
      .executeTest(async ({ url }) => {
        const { data } = await openGuestClient(url).dispatch(getReservations.initiate(personId))
        const shown = { mealTime: 'Dinner', reservationTime: '19:00', specialInstructions: 'Маса до прозореца' }
        const guest = {
          name: 'Елена Петрова',
          roomNumber: '305',
          email: 'elena@example.com',
          phoneNumber: '+359 2 555 01 05',
        }
        expect(data).toMatchObject([
          { id: 'r1', reservationDate: 'November 21st, 2026', numberOfPeople: 4, ...shown, ...guest },
        ])
      })
  })

  itListsIdsAndNone(pact, {
    ...{ what: 'reservations', some: 'a guest with table reservations', none: 'a guest who has reserved no table yet' },
    ...{ collection, id: 'r1' },
    read: (client) => client.dispatch(getReservations.initiate(personId)),
  })

  itSignsOut(pact, {
    ...{ description: 'a request for the reservations', method: 'GET', collection },
    make: (client, id) => client.dispatch(getReservations.initiate(id)),
  })
})
