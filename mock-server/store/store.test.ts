import { expect, it, describe } from 'vitest'
import { memoryKeyValueStorage } from './keyValueStorage.ts'
import { openStore, type Store } from './store.ts'
import type { GuestRow, OrderRow, Rows } from './tables.ts'

const guest: GuestRow = {
  id: 'g1',
  accountNumber: '1',
  roomNumber: '11',
  fullName: 'Ана',
  checkInDate: '2026-05-01',
  checkOutDate: null,
}

const order: OrderRow = {
  id: 'o1',
  guestId: 'g1',
  orderNumber: '1001',
  status: 'CREATED',
  totalPrice: 9.5,
  productIds: ['soup', 'soup', 'tea'],
  labels: [],
  message: '',
  reservationDate: 'May 1st, 2026',
  createdAt: '2026-05-01T10:00:00.000Z',
}

/** A hotel with few rows. */
function fewRows(): Rows {
  return structuredClone({
    guests: [guest, { ...guest, id: 'g2', roomNumber: '12', checkOutDate: '2026-05-09' }],
    sessions: [],
    configurations: [{ id: 'c', appName: 'Хотел', settings: { brand: { color: 'red', image: null }, list: [1, [2]] } }],
    contentModules: [],
    products: [],
    menuItems: [],
    diningAvailabilities: [{ id: 6, mealTime: 'Dinner', reservationTime: '19:00' }],
    orders: [order],
    reservations: [],
    reports: [],
    amenityRequests: [],
    ratings: [],
    idempotentResponses: [],
    pictures: [],
    switches: [],
  })
}

describe.each<[string, () => Store]>([
  ['in memory', () => openStore(fewRows)],
  ['with a snapshot', () => openStore(fewRows, memoryKeyValueStorage())],
])('a row of a store %s', (_where, open) => {
  it('is found by the value of any scalar column, including null', () => {
    const { guests } = open()
    expect(guests.find({ accountNumber: '1', roomNumber: '12' })?.id).toBe('g2')
    expect(guests.where({ checkOutDate: null }).map(({ id }) => id)).toEqual(['g1'])
    expect(guests.find({ roomNumber: 'none' })).toBeUndefined()
    expect(guests.where({ roomNumber: 'none' })).toEqual([])
  })

  it('is listed in insertion order, even after an update', () => {
    const { guests } = open()
    guests.insert({ ...guest, id: 'a0' })
    guests.update('g1', { fullName: 'Ана Мария' })
    expect(guests.where().map(({ id }) => id)).toEqual(['g1', 'g2', 'a0'])
    expect(guests.find({})?.id).toBe('g1')
  })

  it('is returned as it was inserted: nulls, empty texts, zero, lists and nested values', () => {
    const { guests, orders, configurations, contentModules, idempotentResponses } = open()
    expect(guests.find({ id: 'g1' })).toEqual(guest)
    expect(orders.find({ id: 'o1' })).toEqual(order)
    expect(configurations.where()).toEqual(fewRows().configurations)
    const module = { id: 'm', moduleName: '', sortOrder: 0, internalUrl: '/bar' }
    expect(contentModules.insert(module)).toEqual(module)
    expect(contentModules.where()).toEqual([module])
    expect(contentModules.update('m', { sortOrder: null })?.sortOrder).toBeNull()
    const keyed = { guestId: 'g1', idempotencyKey: 'a "key"' }
    const answer = { id: 'a', ...keyed, fingerprint: 'POST /orders {}', status: 201, body: '{"id":null}' }
    idempotentResponses.insert(answer)
    expect(idempotentResponses.find(keyed)).toEqual(answer)
  })

  it('is a copy: changing the inserted or the returned object does not change it', () => {
    const { orders, configurations } = open()
    const given = { ...order, id: 'o2', productIds: ['tea'] }
    const inserted = orders.insert(given)
    given.productIds.push('cake')
    inserted.productIds.push('cake')
    inserted.status = 'LOST'
    orders.where().forEach((row) => row.productIds.push('cake'))
    expect(orders.find({ id: 'o2' })).toEqual({ ...order, id: 'o2', productIds: ['tea'] })
    const found = configurations.find({ id: 'c' })
    Object.assign(found?.settings ?? {}, { brand: null })
    expect(configurations.where()).toEqual(fewRows().configurations)
  })

  it('has a unique id, and 6 differs from \u20186\u2019', () => {
    const { guests, diningAvailabilities } = open()
    expect(() => guests.insert(guest)).toThrow('guests cannot have one more row with the id "g1"')
    expect(guests.where()).toHaveLength(2)
    expect(diningAvailabilities.find({ id: 6 })?.mealTime).toBe('Dinner')
    const text: unknown = { id: '6' }
    expect(diningAvailabilities.find(text as { id: number })).toBeUndefined()
    expect(diningAvailabilities.update('6', { mealTime: 'Lunch' })).toBeUndefined()
    diningAvailabilities.insert({ id: 0, mealTime: 'Lunch', reservationTime: '13:00' })
    expect(diningAvailabilities.update(0, { reservationTime: '12:00' })?.reservationTime).toBe('12:00')
  })

  it('can be updated, nested values being replaced and not merged, but never its id', () => {
    const { orders, configurations } = open()
    const change = { status: 'READY', productIds: [] }
    expect(orders.update('o1', change)).toEqual({ ...order, ...change })
    expect(orders.find({ status: 'READY' })?.productIds).toEqual([])
    expect(configurations.update('c', { settings: { currency: 'eur' } })?.settings).toEqual({ currency: 'eur' })
    expect(() => orders.update('o1', { id: 'o9' })).toThrow('cannot change')
    expect(orders.update('o9', { status: 'READY' })).toBeUndefined()
  })

  it('can be removed', () => {
    const { guests } = open()
    expect(guests.remove('g1')).toBe(true)
    expect(guests.remove('g1')).toBe(false)
    expect(guests.where().map(({ id }) => id)).toEqual(['g2'])
    expect(guests.insert(guest)).toEqual(guest)
  })

  it('throws when searched by a nested column', () => {
    const { orders } = open()
    expect(() => orders.where({ productIds: ['tea'] })).toThrow('orders cannot be searched by productIds')
  })

  it('changes several tables as one: all of it, or nothing when it fails in the middle', () => {
    const { orders, guests, transaction } = open()
    const write = () => {
      guests.remove('g2')
      orders.update('o1', { status: 'READY' })
      return orders.insert({ ...order, id: 'o2', productIds: [] }).id
    }
    const fail = () => {
      transaction(write)
      throw new Error('in the middle')
    }
    expect(() => transaction(fail)).toThrow('in the middle')
    expect([guests.where().length, orders.where()]).toEqual([2, [order]])
    expect(transaction(write)).toBe('o2')
    expect([guests.where().length, orders.where().map(({ status }) => status)]).toEqual([1, ['READY', 'CREATED']])
  })

  it('can be copied out whole and put back', () => {
    const store = open()
    const before = store.dump()
    expect(before).toEqual(fewRows())
    before.guests.length = 0
    expect(store.guests.where()).toHaveLength(2)
    store.orders.insert({ ...order, id: 'o2' })
    store.reset(fewRows())
    expect(store.dump()).toEqual(fewRows())
    const rows = fewRows()
    store.reset(rows)
    rows.orders[0]?.productIds.push('cake')
    expect(store.orders.find({ id: 'o1' })).toEqual(order)
  })
})

describe('a store with a snapshot', () => {
  it('reads at once what another tab wrote, and adds to it', () => {
    const snapshot = memoryKeyValueStorage()
    const [one, other] = [openStore(fewRows, snapshot), openStore(fewRows, snapshot)]
    one.sessions.insert({ id: 's1', guestId: 'g1', startedAt: '' })
    other.sessions.insert({ id: 's2', guestId: 'g2', startedAt: '' })
    expect(one.sessions.where().map(({ id }) => id)).toEqual(['s1', 's2'])
    other.reset({ ...fewRows(), guests: [] })
    expect(one.guests.where()).toEqual([])
    one.unload()
    expect(one.sessions.where()).toEqual([])
  })

  it.each(['', '{}', '{"guests":[{}]}', JSON.stringify(fewRows()).slice(0, -20)])(
    'begins with the seed where the text cannot be read: %j',
    (text) => expect(openStore(fewRows, memoryKeyValueStorage(text)).dump()).toEqual(fewRows()),
  )

  it('changes nothing when a change cannot be stored, and stores the next one', () => {
    const snapshot = memoryKeyValueStorage()
    let isFull = false
    const write = (text: string) => {
      if (isFull) throw new Error('ENOSPC')
      snapshot.write(text)
    }
    const store = openStore(fewRows, { ...snapshot, write })
    const place = (id: string) => store.orders.insert({ ...order, id })
    place('first')
    isFull = true
    expect(() => place('lost')).toThrow('ENOSPC')
    isFull = false
    place('last')
    for (const each of [store, openStore(fewRows, snapshot)])
      expect(each.orders.where().map(({ id }) => id)).toEqual(['o1', 'first', 'last'])
  })

  it('opens no BroadcastChannel of the library', () => {
    const before = globalThis.BroadcastChannel
    Reflect.set(globalThis, 'window', {})
    Reflect.set(globalThis, 'BroadcastChannel', () => expect.unreachable('a channel was opened'))
    try {
      expect(openStore(fewRows).guests.where()).toHaveLength(2)
    } finally {
      Reflect.deleteProperty(globalThis, 'window')
      Reflect.set(globalThis, 'BroadcastChannel', before)
    }
  })
})
