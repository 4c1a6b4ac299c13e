import { describe, expect, it } from 'vitest'
import { hotelDay } from '#mock-server/clock.ts'
import { NOW, openTestClient } from '#tests/support/servers/testClient.ts'
import { personaNames, personas, personasOf, type PersonaName } from './personas.ts'

const client = openTestClient()
const today = hotelDay(NOW)

function guestOf(name: PersonaName) {
  const guest = client.hotel.store.guests.find({ id: personas[name] })
  if (guest === undefined) throw new Error(`There is no ${name}`)
  return { ...guest, orders: client.hotel.store.orders.where({ guestId: guest.id }) }
}

describe('the personas', () => {
  it.each(personaNames)('can sign in: %s', async (name) => {
    const persona = personasOf(client.hotel).find((each) => each.name === name)
    const { accountNumber, roomNumber, fullName } = persona ?? {}
    const login = await client.post('customer/login', { accountNumber, roomNumber })
    expect(login).toMatchObject({ status: 200, body: { personId: personas[name], fullName } })
  })

  it('match their names', () => {
    expect(guestOf('arriving-today').checkInDate).toBe(today)
    expect(guestOf('checkout-tomorrow').checkOutDate).toBe('2026-05-16')
    expect(guestOf('no-checkout-date').checkOutDate).toBeNull()
    expect(guestOf('long-names').fullName.length).toBeGreaterThan(50)
    expect(guestOf('nothing-ordered').orders).toEqual([])
    expect(guestOf('many-orders').orders.length).toBeGreaterThanOrEqual(20)
    const { checkInDate, checkOutDate, orders } = guestOf('mid-stay')
    expect(checkInDate < today && today < (checkOutDate ?? '')).toBe(true)
    expect(orders.some(({ status }) => status !== 'DELIVERED')).toBe(true)
  })
})
