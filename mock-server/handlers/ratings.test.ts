import { describe, expect, it } from 'vitest'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const path = 'customers/rating/1001'
const sent = { ratingValue: 4.5, internalMessage: 'Благодарим', publicMessage: 'Чудесно' }

describe('POST customers/rating/{personId}', () => {
  it('stores the rating; a second one replaces it', async () => {
    expect(await client.post(path, sent)).toMatchObject({ status: 201, body: sent })
    const second = { ratingValue: 2, internalMessage: '', publicMessage: '' }
    expect(await client.post(path, second)).toMatchObject({ status: 201, body: second })
    expect(await client.get('customers/rating')).toMatchObject({ status: 200, body: second })
  })

  it.each([
    ['ratingValue', { ...sent, ratingValue: 5.5 }],
    ['ratingValue', { ...sent, ratingValue: 0 }],
    ['ratingValue', { ...sent, ratingValue: 3.3 }],
    ['publicMessage', { ratingValue: 3, internalMessage: '' }],
  ])('answers 400, names %s and stores nothing when the body is %j', async (field, body) => {
    expect(await client.post(path, body)).toMatchObject({ status: 400, body: { field } })
    expect(client.hotel.store.ratings.find({ id: '1001' })).toBeUndefined()
  })
})

describe('GET customers/rating', () => {
  it('returns the signed-in guest\u2019s own rating', async () => {
    client.token = client.hotel.store.sessions.insert({ id: 'token-of-1002', guestId: '1002', startedAt: '' }).id
    const { status, body } = await client.get('customers/rating')
    expect(status).toBe(200)
    expect(body).toMatchObject({ ratingValue: 4 })
  })

  it('is 404, in JSON, for a guest who has not rated', async () => {
    expect(await client.get('customers/rating')).toMatchObject({ status: 404, body: { error: 'Not Found' } })
  })
})
