import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { amenityRequestList } from '#src/schemas/requests.ts'
import { NOW, openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const path = 'generic-requests/customer/1001'
const sent = { customerMessageRequest: '', status: 'CREATED', category: 'Сешоар' }

describe('POST generic-requests/customer/{personId}', () => {
  it('stores the request, even without a message', async () => {
    const { status, body } = await client.post(path, sent)
    expect(status).toBe(201)
    const now = NOW.toISOString()
    const times = { reservationDate: 'May 15th, 2026', createdTime: now, lastUpdatedTime: now }
    expect(body).toEqual({ id: expect.any(String), ...sent, ...times })
  })

  it.each([
    ['category', { ...sent, category: 'Сауна' }],
    ['status', { ...sent, status: null }],
    ['customerMessageRequest', { ...sent, customerMessageRequest: 5 }],
  ])('answers 400, names %s and stores nothing when the body is %j', async (field, body) => {
    const before = client.hotel.store.amenityRequests.where()
    expect(await client.post(path, body)).toMatchObject({ status: 400, body: { field } })
    expect(client.hotel.store.amenityRequests.where()).toEqual(before)
  })
})

describe('GET generic-requests/customer/{personId}', () => {
  it('lists the guest\u2019s own requests as a bare list, newest first', async () => {
    await client.post(path, sent)
    const { status, body } = await client.get(path)
    expect(status).toBe(200)
    expect(Array.isArray(body)).toBe(true)
    const listed = v.parse(amenityRequestList, body)
    expect(listed.slice(1).map(({ id }) => id)).toEqual(['request-639', 'request-630'])
    expect(listed[0]).toMatchObject({ category: 'Сешоар' })
  })
})
