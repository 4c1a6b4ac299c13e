import { MatchersV3 } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { postSubmission, type SubmissionRequest } from '#src/outbox/submitOnce.ts'
import { selectGuest } from '#src/session/session.ts'
import { openGuestClient, signedInAs } from '#tests/support/servers/guestClient.ts'
import { ACCEPTED, aDateTime, anId, aText, guestHeaders, fromState, guestPath, newProposal } from './pact.ts'

const { eachLike } = MatchersV3
const { getReports } = hotelApi.endpoints
const { personId } = signedInAs
const pact = newProposal()

describe('a guest\u2019s reports, which the app reads with `reportsEndpoint` on', () => {
  it('are listed with their fields', async () => {
    const report = { customerMessage: aText('Лампата не свети'), status: aText('CREATED'), category: aText('Стая') }
    await pact
      .addInteraction()
      .given('a guest with reported problems')
      .uponReceiving('a request for the reports of a guest who has some')
      .withRequest('GET', guestPath('/reports/customer'), (request) => request.headers(guestHeaders))
      .willRespondWith(200, (response) => {
        response.jsonBody(eachLike({ id: anId('r1'), ...report, createdTime: aDateTime('2026-11-20T18:30:00.000Z') }))
      })
      .executeTest(async ({ url }) => {
        const { data } = await openGuestClient(url).dispatch(getReports.initiate(personId))
        expect(data).toMatchObject([{ id: 'r1', customerMessage: 'Лампата не свети', category: 'Стая' }])
      })
  })

  it('are an empty list before the first report', async () => {
    await pact
      .addInteraction()
      .given('a guest who has reported no problem yet')
      .uponReceiving('a request for the reports of a guest who has none')
      .withRequest('GET', guestPath('/reports/customer'), (request) => request.headers(guestHeaders))
      .willRespondWith(200, (response) => response.jsonBody([]))
      .executeTest(async ({ url }) => {
        const { data } = await openGuestClient(url).dispatch(getReports.initiate(personId))
        expect(data).toEqual([])
      })
  })
})

interface KeyedCall extends Pick<SubmissionRequest, 'kind' | 'body'> {
  readonly description: string
  readonly state: string
  readonly parameters?: { readonly [name: string]: number }
  readonly collection: string
  /** The body with matchers for values from the provider state; `body` by default. */
  readonly bodyMatcher?: object
}

const id = '0123456789abcdef0123456789abcdef'

const keyedCalls: readonly KeyedCall[] = [
  {
    ...{ description: 'an order', state: 'a room service with products', collection: '/orders/customer' },
    ...{ kind: 'order', body: { message: '', productIds: ['shopska-salad'] } },
    bodyMatcher: { message: '', productIds: [fromState('productId', 'shopska-salad')] },
  },
  {
    ...{ description: 'a reservation', state: 'a restaurant with free tables', kind: 'reservation' },
    ...{ collection: '/dining/reservation/customer', parameters: { diningDailyAvailabilityConfigId: 6 } },
    body: { numberOfPeople: 2, diningDailyAvailabilityConfigId: 6, customerMessage: '', internalMessage: '' },
  },
  {
    ...{ description: 'a report', state: 'a guest who is signed in', collection: '/reports/customer' },
    ...{ kind: 'problem', body: { customerMessage: 'Шумно е', status: 'CREATED', category: 'Шум' } },
  },
  {
    ...{ description: 'a request', state: 'a guest who is signed in', collection: '/generic-requests/customer' },
    ...{ kind: 'request', body: { customerMessageRequest: '', status: 'CREATED', category: 'Сешоар' } },
  },
  {
    ...{ description: 'a rating', state: 'a guest who is signed in', collection: '/customers/rating' },
    ...{ kind: 'rating', body: { internalMessage: '', publicMessage: '', ratingValue: 3 } },
  },
]

it.each(keyedCalls)(
  'with `idempotencyKey` on $description is sent with its Idempotency-Key',
  async ({ description, state, parameters = {}, collection, kind, body, bodyMatcher = body }) => {
    await pact
      .addInteraction()
      .given(state, parameters)
      .uponReceiving(`${description} with an Idempotency-Key`)
      .withRequest('POST', guestPath(collection), (request) => {
        request.headers({ ...guestHeaders, 'Idempotency-Key': id }).jsonBody(bodyMatcher)
      })
      .willRespondWith(ACCEPTED)
      .executeTest(async ({ url }) => {
        const { dispatch, getState } = openGuestClient(url, signedInAs, { idempotencyKey: true })
        const guest = selectGuest(getState()) ?? expect.unreachable()
        expect(await dispatch(postSubmission({ id, kind, body }, guest))).toBe('confirmed')
      })
  },
)
