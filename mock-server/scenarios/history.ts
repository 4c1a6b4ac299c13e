import * as v from 'valibot'
import { rememberResponse, requestFingerprint, runningKeyOf, underKey } from '#mock-server/handlers/idempotency.ts'
import { toOrder } from '#mock-server/handlers/orders.ts'
import type { Hotel, IdempotencyKey } from '#mock-server/hotel/hotel.ts'
import { theGuest, type ScenarioParameters } from './scenario.ts'
import { hotelDayText } from '#mock-server/hotel/clock.ts'
import { ofGuest, type Tables } from '#mock-server/models.ts'
import { randomId } from '#src/lib/randomId.ts'

type HistoryTable = 'orders' | 'reservations' | 'reports' | 'amenityRequests'

/** A row of the guest for each table, of this moment. */
function rowsNow(hotel: Hotel): { readonly [Name in HistoryTable]: Tables[Name] } {
  const [guest, now] = [theGuest(hotel), hotel.clock.now()]
  const [day, createdAt] = [hotelDayText(now), now.toISOString()]
  const products = hotel.db.products.getAll().slice(0, 1)
  const own = { id: randomId(), guestId: guest.id }
  return {
    orders: {
      ...own,
      orderNumber: '1001',
      status: 'DELIVERED',
      totalPrice: products[0]?.price ?? 0,
      productIds: products.map(({ id }) => id),
      labels: products.map(({ label }) => label),
      message: '',
      reservationDate: day,
      createdAt,
    },
    reservations: {
      ...own,
      reservationDate: day,
      numberOfPeople: 2,
      mealTime: 'Dinner',
      reservationTime: '19:00',
      name: guest.fullName,
      roomNumber: guest.roomNumber,
      email: 'guest@hotel.example',
      phoneNumber: '+359 2 555 01 05',
      specialInstructions: 'Маса до прозореца, моля.',
      status: 'CREATED',
      createdAt,
    },
    reports: { ...own, customerMessage: 'Нощната лампа не свети.', category: 'Стая', status: 'CREATED', createdAt },
    amenityRequests: {
      ...own,
      customerMessageRequest: 'Две хавлии, моля.',
      category: 'Нови Кърпи',
      status: 'CREATED',
      reservationDate: day,
      createdTime: createdAt,
      lastUpdatedTime: createdAt,
    },
  }
}

/** Whether a column of the row is `null`. */
export function hasMissingValues(row: object): boolean {
  return (Object.values(row) as unknown[]).includes(null)
}

/** Ensures that the guest has a row in this table, and only rows without missing values. */
export function ensureRow(table: HistoryTable): (hotel: Hotel) => void {
  return (hotel) => {
    const rows: { id: string }[] = hotel.db[table].findMany(ofGuest(theGuest(hotel).id))
    const incomplete = rows.filter(hasMissingValues).map(({ id }) => id)
    hotel.change((db) => db[table].deleteMany({ where: { id: { in: incomplete } } }))
    if (rows.length === incomplete.length) addOne(hotel, table)
  }
}

/** Adds a row for the guest. */
function addOne(hotel: Hotel, table: HistoryTable): void {
  const row = rowsNow(hotel)[table]
  hotel.change((db) => (db[table].create as (created: object) => void)(row)) // the row is one of this table
}

/** Removes the guest's rows from this table. */
export function removeRows(table: HistoryTable): (hotel: Hotel) => void {
  return (hotel) => void hotel.change((db) => db[table].deleteMany(ofGuest(theGuest(hotel).id)))
}

const keyParameters = v.object({ idempotencyKey: v.exactOptional(v.string(), 'a-key') })

/** An order of one unit of the first product under the key. Releases the key first. */
function keyedOrder(hotel: Hotel, parameters: ScenarioParameters): IdempotencyKey {
  const { idempotencyKey } = v.parse(keyParameters, parameters)
  const { id: guestId } = theGuest(hotel)
  const product = hotel.db.products.getAll()[0]
  if (product === undefined) throw new Error('The hotel has no products: reset it first')
  hotel.change((db) => db.idempotentResponses.deleteMany(underKey({ guestId, idempotencyKey })))
  const body = JSON.stringify({ message: '', productIds: [product.id] })
  const keyed = { guestId, idempotencyKey, fingerprint: requestFingerprint(`orders/customer/${guestId}`, body) }
  hotel.running.delete(runningKeyOf(keyed))
  return keyed
}

/** The hotel has accepted an order under a key. */
export function orderAccepted(hotel: Hotel, parameters: ScenarioParameters): void {
  const keyed = keyedOrder(hotel, parameters)
  addOne(hotel, 'orders')
  const order = hotel.db.orders.findMany(ofGuest(keyed.guestId)).at(-1)
  if (order !== undefined) hotel.change((db) => rememberResponse(db, keyed, JSON.stringify(toOrder(order))))
}

/** The hotel is processing an order under a key, and never answers it. */
export function orderRunning(hotel: Hotel, parameters: ScenarioParameters): void {
  const keyed = keyedOrder(hotel, parameters)
  hotel.running.set(runningKeyOf(keyed), keyed)
}
