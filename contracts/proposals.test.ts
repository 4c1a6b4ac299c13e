import { MatchersV3 } from '@pact-foundation/pact'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { submitOnce, type NewSubmission } from '#src/outbox/submitOnce.ts'
import { beginGuestScope } from '#src/session/guestScope.ts'
import { openGuestClient, signedInAs } from '#tests/support/servers/guestClient.ts'
import { ACCEPTED, aDateTime, anId, aText, guestHeaders, fromState, guestPath, newProposal } from './pact.ts'

const { eachLike } = MatchersV3
const { getReports } = hotelApi.endpoints
const { personId } = signedInAs
const pact = newProposal()

describe('with `reportsEndpoint` on, a guest\u2019s reports', () => {
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
        const { data } = await openGuestClient(url, signedInAs, { reportsEndpoint: true }).dispatch(
          getReports.initiate(personId),
        )
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
        const { data } = await openGuestClient(url, signedInAs, { reportsEndpoint: true }).dispatch(
          getReports.initiate(personId),
        )
        expect(data).toEqual([])
      })
  })
})

interface KeyedCall {
  readonly description: string
  readonly state: string
  readonly parameters?: { readonly [name: string]: number }
  readonly collection: string
  /** The body with matchers for values from the provider state; the submission's body by default. */
  readonly bodyMatcher?: object
  readonly submission: NewSubmission
}

const id = '0123456789abcdef0123456789abcdef'
const table = { numberOfPeople: 2, diningDailyAvailabilityConfigId: 6, customerMessage: '', internalMessage: '' }
const rating = { internalMessage: '', publicMessage: '', ratingValue: 3 }

const keyedCalls: readonly KeyedCall[] = [
  {
    ...{ description: 'an order', state: 'a room service with products', collection: '/orders/customer' },
    bodyMatcher: { message: '', productIds: [fromState('productId', 'shopska-salad')] },
    submission: {
      ...{ id, kind: 'order', body: { message: '', productIds: ['shopska-salad'] } },
      content: {
        lines: [{ productId: 1, label: 'Таратор', names: {}, quantity: 1, lineTotal: 690 }],
        total: 690,
        payment: 'room',
      },
    },
  },
  {
    ...{
      description: 'a reservation',
      state: 'a restaurant with free tables',
      collection: '/dining/reservation/customer',
    },
    parameters: { diningDailyAvailabilityConfigId: 6 },
    submission: {
      ...{ id, kind: 'reservation', body: table },
      content: { numberOfPeople: 2, meal: 'Dinner', date: '2026-11-21', time: '19:00', instructions: '' },
    },
  },
  {
    ...{ description: 'a report', state: 'a guest who is signed in', collection: '/reports/customer' },
    submission: {
      ...{ id, kind: 'problem', body: { customerMessage: 'Шумно е', status: 'CREATED', category: 'Шум' } },
      content: { category: 'Шум', message: 'Шумно е' },
    },
  },
  {
    ...{ description: 'a request', state: 'a guest who is signed in', collection: '/generic-requests/customer' },
    submission: {
      ...{ id, kind: 'request', body: { customerMessageRequest: '', status: 'CREATED', category: 'Сешоар' } },
      content: { category: 'Сешоар', message: '' },
    },
  },
  {
    ...{ description: 'a rating', state: 'a guest who is signed in', collection: '/customers/rating' },
    submission: { id, kind: 'rating', body: rating, content: rating },
  },
]

describe('with `idempotencyKey` on', () => {
  // Node 20 has no `navigator`, which the submission lock reads.
  beforeEach(() => {
    vi.stubGlobal('navigator', {})
    beginGuestScope(signedInAs.personId)
  })

  it.each(keyedCalls)(
    '$description is sent with its Idempotency-Key',
    async ({ description, state, parameters = {}, collection, submission, bodyMatcher = submission.body }) => {
      await pact
        .addInteraction()
        .given(state, parameters)
        .uponReceiving(`${description} with an Idempotency-Key`)
        .withRequest('POST', guestPath(collection), (request) => {
          request.headers({ ...guestHeaders, 'Idempotency-Key': id }).jsonBody(bodyMatcher)
        })
        .willRespondWith(ACCEPTED)
        .executeTest(async ({ url }) => {
          const client = openGuestClient(url, signedInAs, { idempotencyKey: true })
          await client.dispatch(submitOnce(submission))
          expect(client.getState().receipts.all).toMatchObject([{ id, outcome: 'confirmed' }])
        })
    },
  )
})
