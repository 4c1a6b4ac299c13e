import { describe, expect, it } from 'vitest'
import { openTestClient } from '#tests/support/testClient.ts'

const visit = openTestClient()
const begin = (body: unknown) => visit.post('/__demo/begin', body)

const elena = { name: 'mid-stay', fullName: 'Елена Петрова', accountNumber: '100200', roomNumber: '305' }

describe('what begins a demo', () => {
  it('asks for nothing: the first day, as the guest in the middle of her stay', async () => {
    const before = { ...visit.hotel.store.dump(), sessions: [] }
    visit.hotel.store.guests.remove('1001')
    visit.hotel.faults.on('offline')
    visit.token = ''
    const { status, body, headers } = await begin({})
    expect({ status, body }).toEqual({
      status: 201,
      body: { sandbox: null, hotel: 'Хотел Липов цвят', persona: elena },
    })
    expect(headers.get('set-cookie')).toBeNull()
    expect(visit.hotel.store.dump()).toEqual(before)
    expect(visit.hotel.requestLog.entries()).toEqual([])
  })

  it('brings about all that it is asked for', async () => {
    const clock = '2026-12-24T18:00:00.000Z'
    const brand = { name: 'Hotel Mar', color: '#0a5c4b', modules: ['bar'] }
    const faults = ['latency', 'refuse-next-post']
    const scenarios = ['a guest who checks out today', 'the spa has approved a massage']
    const { status, body } = await begin({ persona: 'arriving-today', scenarios, faults, clock, brand })
    expect(status).toBe(201)
    expect(body).toMatchObject({ hotel: 'Hotel Mar', persona: { name: 'arriving-today', roomNumber: '501' } })
    expect(Object.keys(visit.hotel.faults.active())).toEqual(faults)
    expect((await visit.get('/__demo/desk')).body).toMatchObject({ clock: { now: clock }, brand })
  })

  it('has the scenarios speak of its persona, whoever that is', async () => {
    const scenarios = ['a guest who has ordered nothing yet', 'a guest who checks out today']
    await begin({ persona: 'many-orders', scenarios })
    expect(visit.hotel.store.orders.where({ guestId: '1007' })).toEqual([])
    expect(visit.hotel.store.orders.where({ guestId: '1001' })).not.toEqual([])
    expect(visit.hotel.store.guests.find({ id: '1007' })?.checkOutDate).toBe('2026-05-15')
  })

  it('signs everybody out', async () => {
    await begin({})
    expect(await visit.get('products')).toMatchObject({ status: 401 })
  })

  it('gives no name where a scenario took the configuration away', async () => {
    const begun = await begin({ scenarios: ['a hotel without a configuration'] })
    expect(begun).toMatchObject({ status: 201, body: { hotel: '', persona: elena } })
  })

  const both = ['a hotel without a configuration', 'a hotel with a configuration']
  it.each([
    [{ persona: 'king' }, 'persona'],
    [{ persona: 'toString' }, 'persona'],
    [{ scenarios: ['a guest who checks out today', 'a flood'] }, 'scenarios.1'],
    [{ scenarios: 'a flood' }, 'scenarios'],
    [{ scenarios: both }, 'scenarios.1'],
    [{ faults: ['fire'] }, 'faults.0'],
    [{ clock: 'tomorrow' }, 'clock'],
    [{ clock: '2026-02-31T09:00:00Z' }, 'clock'],
    [{ brand: { color: 'green' } }, 'brand.color'],
    [{ brand: { modules: ['bar', 'casino'] } }, 'modules.1'],
    ['{', 'body'],
  ])('begins nothing when something does not fit: %j', async (wishes, field) => {
    visit.hotel.faults.on('latency')
    await visit.post('orders/customer/1001', { message: '', productIds: ['cola'] })
    const [before, noted] = [visit.hotel.store.dump(), visit.hotel.requestLog.entries()]
    expect(await begin(wishes)).toMatchObject({ status: 400, body: { field } })
    expect(visit.hotel.store.dump()).toEqual(before)
    expect(visit.hotel.requestLog.entries()).toEqual(noted)
  })
})
