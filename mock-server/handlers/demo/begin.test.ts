import { rowsOf } from '#mock-server/hotel/hotel.ts'
import { byId } from '#mock-server/models.ts'
import { describe, expect, it } from 'vitest'
import { openTestClient } from '#tests/support/servers/testClient.ts'

const client = openTestClient()
const begin = (body: unknown) => client.post('/__demo/begin', body)

const elena = { name: 'mid-stay', fullName: 'Елена Петрова', accountNumber: '100200', roomNumber: '305' }

describe('GET guests', () => {
  const guests = async () => ((await client.get('/__demo/guests')).body as { guests: { name: string }[] }).guests
  const names = async () => (await guests()).map(({ name }) => name)

  it('returns the guests to enter the app as, without a session, the usual one first', async () => {
    client.token = ''
    expect((await guests())[0]).toEqual(elena)
    expect((await names())[1]).toBe('arriving-today')
  })
})

describe('POST begin', () => {
  it('resets the hotel for the guest in the middle of the stay by default', async () => {
    const before = { ...rowsOf(client.hotel), sessions: [] }
    client.hotel.change((db) => db.guests.delete(byId('1001')))
    client.hotel.faults.enable('offline')
    client.token = ''
    const { status, body, headers } = await begin({})
    expect({ status, body }).toEqual({
      status: 201,
      body: { sandbox: null, hotel: 'Хотел „Липов цвят“', persona: elena },
    })
    expect(headers.get('set-cookie')).toBeNull()
    expect(rowsOf(client.hotel)).toEqual(before)
    expect(client.hotel.requestLog.entries()).toEqual([])
  })

  it('applies everything in the body', async () => {
    const clock = '2026-12-24T18:00:00.000Z'
    const brand = { name: 'Hotel Mar', color: '#0a5c4b', modules: ['bar'] }
    const faults = ['latency', 'refuse-next-post']
    const scenarios = ['a guest who checks out today', 'the spa has approved a massage']
    const { status, body } = await begin({ persona: 'arriving-today', scenarios, faults, clock, brand })
    expect(status).toBe(201)
    expect(body).toMatchObject({ hotel: 'Hotel Mar', persona: { name: 'arriving-today', roomNumber: '501' } })
    expect(Object.keys(client.hotel.faults.active())).toEqual(faults)
    expect((await client.get('/__demo/desk')).body).toMatchObject({ clock: { now: clock }, brand })
  })

  const both = ['a hotel without a configuration', 'a hotel with a configuration']
  it.each([
    [{ persona: 'king' }, 'persona'],
    [{ persona: 'toString' }, 'persona'],
    [{ scenarios: ['a guest who checks out today', 'a flood'] }, 'scenarios.1'],
    [{ scenarios: 'a flood' }, 'scenarios'],
    [{ scenarios: both }, 'scenarios.1'],
    [{ faults: ['fire'] }, 'faults.0'],
    [{ faults: ['latency', 'latency'] }, 'faults'],
    [{ scenarios: ['the hotel is slow', 'the hotel is slow'] }, 'scenarios'],
    [{ clock: 'tomorrow' }, 'clock'],
    [{ clock: '2026-02-31T09:00:00Z' }, 'clock'],
    [{ brand: { color: 'green' } }, 'brand.color'],
    [{ brand: { modules: ['bar', 'casino'] } }, 'modules.1'],
    ['{', 'body'],
  ])('begins nothing when the body is invalid: %j', async (state, field) => {
    client.hotel.faults.enable('latency')
    await client.post('orders/customer/1001', { message: '', productIds: ['cola'] })
    const [before, noted] = [rowsOf(client.hotel), client.hotel.requestLog.entries()]
    expect(await begin(state)).toMatchObject({ status: 400, body: { field } })
    expect(rowsOf(client.hotel)).toEqual(before)
    expect(client.hotel.requestLog.entries()).toEqual(noted)
  })
})
