import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { openGuestClient, signedInAs } from '#tests/support/servers/guestClient.ts'
import { ACCEPTED, guestHeaders, guestPath, newPact } from './pact.ts'
import { itIsRejected, itSignsOut } from './commonAnswers.ts'

const { reportProblem } = hotelApi.endpoints
const { personId } = signedInAs
const pact = newPact()
const collection = '/reports/customer'
const body = { customerMessage: 'Лампата не свети', status: 'CREATED', category: 'Стая' } as const

describe('reporting a problem', () => {
  it('is accepted with a Bulgarian category and the status CREATED', async () => {
    await pact
      .addInteraction()
      .given('a guest who is signed in')
      .uponReceiving('a report of a problem in the room')
      .withRequest('POST', guestPath(collection), (request) => request.headers(guestHeaders).jsonBody(body))
      .willRespondWith(ACCEPTED)
      .executeTest(async ({ url }) => {
        expect(await openGuestClient(url).dispatch(reportProblem.initiate({ personId, body }))).toEqual({ data: null })
      })
  })

  const withoutMessage = { ...body, customerMessage: '' }
  itIsRejected(pact, {
    ...{ state: 'a guest who is signed in' },
    ...{ description: 'a report without a message', collection, body: withoutMessage },
    make: (client) => client.dispatch(reportProblem.initiate({ personId, body: withoutMessage })),
  })

  itSignsOut(pact, {
    ...{ description: 'a report', method: 'POST', collection, body },
    make: (client, id) => client.dispatch(reportProblem.initiate({ personId: id, body })),
  })
})
