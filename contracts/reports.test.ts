import { describe } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { signedInAs } from '#tests/support/servers/guestClient.ts'
import { newPact } from './pact.ts'
import { itIsAccepted, itIsRejected, itSignsOut } from './commonAnswers.ts'

const { reportProblem } = hotelApi.endpoints
const { personId } = signedInAs
const pact = newPact()
const collection = '/reports/customer'
const body = { customerMessage: 'Лампата не свети', status: 'CREATED', category: 'Стая' } as const

describe('reporting a problem', () => {
  // A Bulgarian category, and the status CREATED.
  itIsAccepted(pact, {
    ...{ state: 'a guest who is signed in', description: 'a report of a problem in the room', collection, body },
    make: (client) => client.dispatch(reportProblem.initiate({ personId, body })),
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
