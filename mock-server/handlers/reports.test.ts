import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { reportList } from '#src/schemas/reports.ts'
import { NOW, openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const path = 'reports/customer/1001'
const sent = { customerMessage: 'Шумно е', status: 'CREATED', category: 'Шум' }

describe('POST reports/customer/{personId}', () => {
  it('stores the report', async () => {
    const { status, body } = await client.post(path, sent)
    expect(status).toBe(201)
    expect(body).toEqual({ id: expect.any(String), ...sent, createdTime: NOW.toISOString() })
    expect(client.hotel.store.reports.where().at(-1)).toMatchObject({ guestId: '1001', category: 'Шум' })
  })

  it.each([
    ['category', { ...sent, category: 'Noise' }],
    ['status', { ...sent, status: 'DONE' }],
    ['customerMessage', { ...sent, customerMessage: '' }],
  ])('answers 400, names %s and stores nothing when the body is %j', async (field, body) => {
    const before = client.hotel.store.reports.where()
    expect(await client.post(path, body)).toMatchObject({ status: 400, body: { field } })
    expect(client.hotel.store.reports.where()).toEqual(before)
  })
})

describe('GET reports/customer/{personId}', () => {
  it('lists the guest\u2019s own reports, newest first', async () => {
    await client.post(path, sent)
    const { status, body } = await client.get(path)
    expect(status).toBe(200)
    expect(v.parse(reportList, body).map(({ category }) => category)).toEqual(['Шум', 'Стая', 'Теч'])
  })
})
