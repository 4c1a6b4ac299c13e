import { expect, it } from 'vitest'
import { isCallError } from '#src/api/callError.ts'
import { hotelApi } from '#src/api/hotelApi.ts'
import { outcomeOf } from '#src/outbox/submitOnce.ts'
import { openGuestClient, signedInAs } from '#tests/support/servers/guestClient.ts'
import { ACCEPTED, guestHeaders, fromState, guestPath, newProposal } from './pact.ts'

const key = '0123456789abcdef0123456789abcdef'
const pact = newProposal()

const repeats = [
  {
    state: 'an order has been accepted under a key',
    description: 'the same order again with its Idempotency-Key',
    ...{ units: 1, status: ACCEPTED, outcome: 'confirmed' },
  },
  {
    state: 'an order has been accepted under a key',
    description: 'another order with the Idempotency-Key of an earlier one',
    ...{ units: 2, status: 422, outcome: 'not-accepted' },
  },
  {
    state: 'an order is still being handled under a key',
    description: 'the same order again while the first is being handled',
    ...{ units: 1, status: 409, outcome: 'unknown' },
  },
]

it.each(repeats)(
  '$description: after the response $status the receipt is $outcome',
  async ({ state, description, units, status, outcome }) => {
    const orderOf = (product: unknown) => ({ message: '', productIds: Array.from({ length: units }, () => product) })
    await pact
      .addInteraction()
      .given(state, { idempotencyKey: key })
      .uponReceiving(description)
      .withRequest('POST', guestPath('/orders/customer'), (request) => {
        request
          .headers({ ...guestHeaders, 'Idempotency-Key': key })
          .jsonBody(orderOf(fromState('productId', 'shopska-salad')))
      })
      .willRespondWith(status)
      .executeTest(async ({ url }) => {
        const body = { message: '', productIds: Array.from({ length: units }, () => 'shopska-salad') }
        const order = { personId: signedInAs.personId, body, submissionId: key }
        const client = openGuestClient(url, signedInAs, { idempotencyKey: true })
        const { error } = await client.dispatch(hotelApi.endpoints.placeOrder.initiate(order))
        expect(outcomeOf(isCallError(error) ? error : undefined)).toBe(outcome)
        expect(client.getState().session.isAuthenticated).toBe(true)
      })
  },
)
