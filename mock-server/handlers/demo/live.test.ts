import { byId } from '#mock-server/models.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openHotel, type Hotel } from '#mock-server/hotel/hotel.ts'
import { answer } from '#mock-server/handlers/index.ts'
import type { LiveState } from './live.ts'

let hotel: Hotel
beforeEach(() => {
  hotel = openHotel()
})

async function call(method: string, path: string, body?: object): Promise<Response> {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) }
  return answer(hotel, new Request(`http://localhost/__demo/${path}`, init))
}

async function state(): Promise<LiveState> {
  return (await (await call('GET', 'live')).json()) as LiveState
}

describe('the live state of a demo', () => {
  it('begins with the first prospect and the true time', async () => {
    expect(await state()).toEqual({ revision: 0, offerRevision: 0, clockAhead: 0, prospect: null, isMirrored: false })
  })

  it.each([
    ['a step at the desk', 0, () => call('POST', 'board/orders/order-2002', { status: 'ACCEPTED' })],
    ['a fault that was switched on', 0, () => call('PUT', 'faults/offline')],
    ['a scenario', 1, () => call('POST', 'scenarios/a%20hotel%20without%20menus')],
    ['scenarios that were undone', 1, () => call('DELETE', 'scenarios')],
    ['a brand and a menu', 1, () => call('PUT', 'hotel', { brand: { name: 'Hotel Mar' }, dishes: [] })],
  ] as const)('counts %s, which %i times changes what the hotel offers', async (_what, offers, change) => {
    hotel.change((db) => db.orders.update({ ...byId('order-2002'), data: { status: 'CREATED' } }))
    const response = await change()
    expect(response.status).toBe(200)
    expect(await state()).toMatchObject({ revision: 1, offerRevision: offers })
  })

  it('counts neither what is only read, nor what was refused', async () => {
    await call('GET', 'desk')
    await call('PUT', 'hotel', { brand: { color: 'no colour' } })
    expect((await state()).revision).toBe(0)
  })

  it('moves the clock of the phones with the hotel’s', async () => {
    await call('PUT', 'clock', { now: new Date(Date.now() + 3_600_000).toISOString() })
    expect((await state()).clockAhead).toBeGreaterThan(3_590_000)
    await call('DELETE', 'clock')
    expect((await state()).clockAhead).toBe(0)
  })
})

describe('the next prospect', () => {
  it('begins with a reset, in Bulgarian or the language that was asked for, which the app has', async () => {
    await call('POST', 'reset')
    const first = (await state()).prospect
    expect(first).toEqual({ id: expect.any(String) as string, language: 'bg' })
    await call('POST', 'reset', { language: 'es' })
    const second = (await state()).prospect
    expect([second?.language, second?.id === first?.id]).toEqual(['es', false])
    const refused = await call('POST', 'reset', { language: 'de' })
    expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining({ field: 'language' })])
  })

  it('finds the demo hotel, or the brand of the one before', async () => {
    const name = () => hotel.db.configurations.getAll()[0]?.appName
    const own = name()
    await call('PUT', 'hotel', { brand: { name: 'Hotel Mar', modules: ['bar'] } })
    await call('POST', 'reset', { keepsBrand: true })
    expect([name(), hotel.db.contentModules.getAll().length]).toEqual(['Hotel Mar', 1])
    await call('POST', 'reset')
    expect([name(), hotel.db.contentModules.getAll().length > 1]).toEqual([own, true])
  })

  it('keeps an own menu in the currency that is shown, or has the demo hotel’s in it', async () => {
    const wine = {
      menus: ['bar', 'roomService'],
      names: { en: 'Wine' },
      categories: {},
      descriptions: {},
      portions: {},
    }
    const prices = () => hotel.db.products.getAll().map(({ price }) => price)
    await call('PUT', 'hotel', { brand: { currency: 'eur' }, dishes: [{ ...wine, price: 5.11 }] })
    await call('POST', 'reset', { keepsBrand: true })
    expect(prices()).toEqual([5.11])
    await call('PUT', 'hotel', { brand: { currency: 'eur' }, dishes: null })
    await call('POST', 'reset', { keepsBrand: true })
    expect(prices()).toContain(6.1)
    await call('POST', 'reset')
    expect(prices()).toContain(12)
  })
})
