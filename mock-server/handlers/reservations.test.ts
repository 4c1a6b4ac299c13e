import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { reservationList } from '#src/schemas/reservations.ts'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const path = 'dining/reservation/customer/1001'
const messages = { customerMessage: 'До прозореца', internalMessage: '' }
const sent = { numberOfPeople: 2, diningDailyAvailabilityConfigId: 6, ...messages }

describe('POST dining/reservation/customer/{personId}', () => {
  it('stores a reservation with the meal and time of the availability, for today in Sofia, and lists it first', async () => {
    const { status, body } = await client.post(path, sent)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      reservationDate: 'May 15th, 2026',
      numberOfPeople: 2,
      mealTime: 'Dinner',
      reservationTime: '19:00',
      name: 'Елена Петрова',
      roomNumber: '305',
      email: null,
      phoneNumber: null,
      specialInstructions: 'До прозореца',
    })
    const listed = await client.get(path)
    expect(Array.isArray(listed.body) && listed.body[0]).toEqual(body)
  })

  it('stores no instructions when none were sent', async () => {
    const { body } = await client.post(path, { ...sent, customerMessage: '' })
    expect(body).toMatchObject({ specialInstructions: null })
  })

  it.each([
    ['diningDailyAvailabilityConfigId', { ...sent, diningDailyAvailabilityConfigId: '6' }],
    ['numberOfPeople', { ...sent, numberOfPeople: 7 }],
    ['customerMessage', { ...sent, customerMessage: null }],
    ['internalMessage', { ...sent, internalMessage: undefined }],
  ])('answers 400, names %s and stores nothing when the body is %j', async (field, body) => {
    const before = client.hotel.store.reservations.where()
    expect(await client.post(path, body)).toMatchObject({ status: 400, body: { field } })
    expect(client.hotel.store.reservations.where()).toEqual(before)
  })

  it('answers 422 and stores nothing when the hotel has no such availability', async () => {
    const before = client.hotel.store.reservations.where()
    const answered = await client.post(path, { ...sent, diningDailyAvailabilityConfigId: 99 })
    expect(answered).toMatchObject({ status: 422, body: { field: 'diningDailyAvailabilityConfigId' } })
    expect(client.hotel.store.reservations.where()).toEqual(before)
  })
})

describe('GET dining/reservation/customer/{personId}', () => {
  it('lists the guest\u2019s own reservations as a bare list', async () => {
    const { status, body } = await client.get(path)
    expect(status).toBe(200)
    expect(Array.isArray(body)).toBe(true)
    expect(v.parse(reservationList, body).map(({ id }) => id)).toEqual(['reservation-757', 'reservation-748'])
  })
})
