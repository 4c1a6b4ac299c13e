import { expect, it } from 'vitest'
import { openHotel, resetHotel, rowsOf } from './hotel.ts'
import { byId, type Database } from '#mock-server/models.ts'
import { seed } from '#mock-server/seed.ts'
import { memoryTextStorage } from '#mock-server/hotel/storage.ts'

const fresh = () => seed(new Date('2026-05-14T09:00:00Z'))
const open = (snapshot = memoryTextStorage()) => openHotel({ seed: fresh, snapshot })
const session = (id: string) => ({ id, guestId: '1001', startedAt: '' })

it('a change is all of it, or nothing when it fails in the middle', () => {
  const hotel = open()
  const write = (db: Database) => {
    db.guests.delete(byId('1002'))
    return db.orders.update({ ...byId('order-2002'), data: { status: 'READY', productIds: [] } })?.status
  }
  const fail = () => {
    hotel.change(write)
    throw new Error('in the middle')
  }
  expect(() => hotel.change(fail)).toThrow('in the middle')
  expect(rowsOf(hotel)).toEqual(fresh())
  expect(hotel.change(write)).toBe('READY')
  expect(hotel.db.guests.findFirst(byId('1002'))).toBeNull()
  expect(hotel.db.orders.findFirst(byId('order-2002'))).toMatchObject({ status: 'READY', productIds: [] })
})

it('rows are read at once as another tab wrote them, and in their order', () => {
  const snapshot = memoryTextStorage()
  const [one, other] = [open(snapshot), open(snapshot)]
  one.change((db) => db.sessions.create(session('s1')))
  other.change((db) => db.sessions.create(session('s2')))
  one.change((db) => db.sessions.update({ ...byId('s1'), data: { startedAt: 'later' } }))
  expect(other.db.sessions.getAll().map(({ id }) => id)).toEqual(['s1', 's2'])
  other.replaceRows({ ...fresh(), guests: [] })
  expect(one.db.guests.getAll()).toEqual([])
  one.unload()
  expect(one.db.sessions.getAll()).toEqual([])
})

it('a snapshot gives all rows back as they were: nulls, empty texts, zero, lists and nested values', () => {
  const snapshot = memoryTextStorage()
  const hotel = open(snapshot)
  hotel.change((db) => {
    db.contentModules.update({ ...byId('bar'), data: { sortOrder: 0 } })
    db.products.update({ ...byId('espresso'), data: { image: null, label: '' } })
  })
  hotel.prospect.write({ list: [1, [2]], nothing: null })
  hotel.prospect.write({ other: '"' })
  expect(rowsOf(open(snapshot))).toEqual(rowsOf(hotel))
  expect(open(snapshot).prospect.read()).toEqual({ other: '"' })
})

it.each([
  ...['', 'null', '{}', '{"guests":[{}]}', JSON.stringify(fresh()).slice(0, -20)],
  JSON.stringify({ ...fresh(), sessions: [session('twice'), session('twice')] }),
  JSON.stringify({ ...fresh(), sessions: [{ ...session('a'), more: 1 }] }),
])('a hotel begins with the fixtures where its snapshot cannot be read', (text) => {
  expect(rowsOf(open(memoryTextStorage(text)))).toEqual(fresh())
})

it('a hotel that an older version stored has the tables that it did not know', () => {
  const { pictures: _pictures, reports: _reports, ...known } = { ...fresh(), sessions: [session('kept')] }
  const { db } = open(memoryTextStorage(JSON.stringify(known)))
  expect([db.sessions.getAll().length, db.pictures.count(), db.reports.count()]).toEqual([1, 0, fresh().reports.length])
})

it('a row that does not fit its table is not written', () => {
  const hotel = open()
  const price = (totalPrice: number) => () =>
    hotel.change((db) => db.orders.update({ ...byId('order-2002'), data: { totalPrice } }))
  expect(price(Number.NaN)).toThrow(/^orders\.totalPrice: /)
  expect(rowsOf(hotel)).toEqual(fresh())
  price(7)()
  expect(hotel.db.orders.findFirst(byId('order-2002'))?.totalPrice).toBe(7)
})

it('nothing changes when a change cannot be stored, and the next one is stored', () => {
  const snapshot = memoryTextStorage()
  let isFull = false
  const write = (text: string) => {
    if (isFull) throw new Error('ENOSPC')
    snapshot.write(text)
  }
  const hotel = open({ ...snapshot, write })
  const enter = (id: string) => hotel.change((db) => db.sessions.create(session(id)))
  enter('first')
  isFull = true
  expect(() => enter('lost')).toThrow('ENOSPC')
  expect(() => resetHotel(hotel)).toThrow('ENOSPC')
  isFull = false
  enter('last')
  for (const each of [hotel, open(snapshot)])
    expect(each.db.sessions.getAll().map(({ id }) => id)).toEqual(['first', 'last'])
})

it('no BroadcastChannel of the library copies rows to other tabs', () => {
  const before = globalThis.BroadcastChannel
  Reflect.set(globalThis, 'window', {})
  Reflect.set(globalThis, 'BroadcastChannel', () => expect.unreachable('a channel was opened'))
  try {
    expect(open().db.guests.getAll()).not.toEqual([])
  } finally {
    Reflect.deleteProperty(globalThis, 'window')
    Reflect.set(globalThis, 'BroadcastChannel', before)
  }
})
