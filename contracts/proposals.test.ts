import { MatchersV3 } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { openPhone, signedInAs, type Phone } from './guestPhone.ts'
import { ACCEPTED, aMoment, anId, bearer, fromState, guestPath, newProposal } from './pact.ts'

const { eachLike, like } = MatchersV3
const { getReports, leaveRating, placeOrder, reportProblem, requestAmenity, reserveTable } = hotelApi.endpoints
const { personId } = signedInAs
const hotel = newProposal()

describe('with `reportsEndpoint` on, a guest\u2019s reports', () => {
  it('are listed', async () => {
    const report = { customerMessage: like('Лампата не свети'), status: like('CREATED'), category: like('Стая') }
    await hotel
      .addInteraction()
      .given('a guest with reported problems')
      .uponReceiving('a request for the reports of a guest who has some')
      .withRequest('GET', guestPath('/reports/customer'), (request) => request.headers(bearer))
      .willRespondWith(200, (response) => {
        response.jsonBody(eachLike({ id: anId('r1'), ...report, createdTime: aMoment('2026-11-20T18:30:00.000Z') }))
      })
      .executeTest(async ({ url }) => {
        const { data } = await openPhone(url).dispatch(getReports.initiate(personId))
        expect(data).toMatchObject([{ id: 'r1', customerMessage: 'Лампата не свети', category: 'Стая' }])
      })
  })

  it('are an empty list before the first', async () => {
    await hotel
      .addInteraction()
      .given('a guest who has reported no problem yet')
      .uponReceiving('a request for the reports of a guest who has none')
      .withRequest('GET', guestPath('/reports/customer'), (request) => request.headers(bearer))
      .willRespondWith(200, (response) => response.jsonBody([]))
      .executeTest(async ({ url }) => {
        const { data } = await openPhone(url).dispatch(getReports.initiate(personId))
        expect(data).toEqual([])
      })
  })
})

interface KeyedSubmission {
  readonly what: string
  readonly state: string
  readonly parameters?: { readonly [name: string]: number }
  readonly collection: string
  readonly body: object
  readonly send: (phone: Phone, submissionId: string) => Promise<unknown>
}

const table = { numberOfPeople: 2, diningDailyAvailabilityConfigId: 6, customerMessage: '', internalMessage: '' }
const report = { customerMessage: 'Шумно е', status: 'CREATED', category: 'Шум' } as const
const request = { customerMessageRequest: '', status: 'CREATED', category: 'Сешоар' } as const
const rating = { internalMessage: '', publicMessage: '', ratingValue: 3 }

const submissions: readonly KeyedSubmission[] = [
  {
    ...{ what: 'an order', state: 'a room service with products', collection: '/orders/customer' },
    body: { message: '', productIds: [fromState('${productId}', 'p1')] },
    send: (phone, submissionId) =>
      phone.dispatch(placeOrder.initiate({ personId, submissionId, body: { message: '', productIds: ['p1'] } })),
  },
  {
    ...{ what: 'a reservation', state: 'a restaurant with free tables', collection: '/dining/reservation/customer' },
    ...{ parameters: { diningDailyAvailabilityConfigId: 6 }, body: table },
    send: (phone, submissionId) => phone.dispatch(reserveTable.initiate({ personId, submissionId, body: table })),
  },
  {
    ...{ what: 'a report', state: 'a guest who is signed in', collection: '/reports/customer', body: report },
    send: (phone, submissionId) => phone.dispatch(reportProblem.initiate({ personId, submissionId, body: report })),
  },
  {
    ...{ what: 'a request', state: 'a guest who is signed in', collection: '/generic-requests/customer', body: request },
    send: (phone, submissionId) => phone.dispatch(requestAmenity.initiate({ personId, submissionId, body: request })),
  },
  {
    ...{ what: 'a rating', state: 'a guest who is signed in', collection: '/customers/rating', body: rating },
    send: (phone, submissionId) => phone.dispatch(leaveRating.initiate({ personId, submissionId, body: rating })),
  },
]

describe('with `idempotencyKey` on', () => {
  const key = '0123456789abcdef0123456789abcdef'

  it.each(submissions)('$what carries its key', async ({ what, state, parameters = {}, collection, body, send }) => {
    await hotel
      .addInteraction()
      .given(state, parameters)
      .uponReceiving(`${what} with an Idempotency-Key`)
      .withRequest('POST', guestPath(collection), (sent) => {
        sent.headers({ ...bearer, 'Idempotency-Key': key }).jsonBody(body)
      })
      .willRespondWith(ACCEPTED)
      .executeTest(async ({ url }) => {
        expect(await send(openPhone(url), key)).toEqual({ data: null })
      })
  })
})
