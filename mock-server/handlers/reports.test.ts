import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { reportList } from '#src/schemas/reports.ts'
import { NOW, openTestClient } from '#tests/support/testClient.ts'

const visit = openTestClient()
const path = 'reports/customer/1001'
const sent = { customerMessage: 'Шумно е', status: 'CREATED', category: 'Шум' }

describe('POST reports/customer/{personId}', () => {
  it('keeps the report', async () => {
    const { status, body } = await visit.post(path, sent)
    expect(status).toBe(201)
    expect(body).toEqual({ id: expect.any(String), ...sent, createdTime: NOW.toISOString() })
    expect(visit.hotel.store.reports.where().at(-1)).toMatchObject({ guestId: '1001', category: 'Шум' })
  })

  it.each([
    ['category', { ...sent, category: 'Noise' }],
    ['status', { ...sent, status: 'DONE' }],
    ['customerMessage', { ...sent, customerMessage: '' }],
  ])('answers 400, names %s and keeps nothing when the body is %j', async (field, body) => {
    const before = visit.hotel.store.reports.where()
    expect(await visit.post(path, body)).toMatchObject({ status: 400, body: { field } })
    expect(visit.hotel.store.reports.where()).toEqual(before)
  })
})

describe('GET reports/customer/{personId}', () => {
  it('lists the guest\u2019s own reports, newest first', async () => {
    await visit.post(path, sent)
    const { status, body } = await visit.get(path)
    expect(status).toBe(200)
    expect(v.parse(reportList, body).map(({ category }) => category)).toEqual(['Шум', 'Стая', 'Теч'])
  })
})
