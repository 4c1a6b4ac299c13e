import { hotelDayText } from '#mock-server/clock.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { randomId } from '#src/lib/randomId.ts'
import type { GuestRow } from '#mock-server/store/tables.ts'
import { theGuest } from './scenario.ts'

type HistoryTable = 'orders' | 'reservations' | 'reports' | 'amenityRequests'

type AddRow = (hotel: Hotel, guest: GuestRow, now: { text: string; iso: string }) => void

const add: Readonly<Record<HistoryTable, AddRow>> = {
  orders({ store }, guest, now) {
    const product = store.products.find({})
    store.orders.insert({
      id: randomId(),
      guestId: guest.id,
      orderNumber: '1001',
      status: 'DELIVERED',
      totalPrice: product?.price ?? 0,
      productIds: product === undefined ? [] : [product.id],
      labels: product === undefined ? [] : [product.label],
      message: '',
      reservationDate: now.text,
      createdAt: now.iso,
    })
  },
  reservations({ store }, guest, now) {
    store.reservations.insert({
      id: randomId(),
      guestId: guest.id,
      reservationDate: now.text,
      numberOfPeople: 2,
      mealTime: 'Dinner',
      reservationTime: '19:00',
      name: guest.fullName,
      roomNumber: guest.roomNumber,
      email: 'guest@hotel.example',
      phoneNumber: '+359 2 555 01 05',
      specialInstructions: 'Маса до прозореца, моля.',
      status: 'CREATED',
      createdAt: now.iso,
    })
  },
  reports({ store }, guest, now) {
    store.reports.insert({
      id: randomId(),
      guestId: guest.id,
      customerMessage: 'Нощната лампа не свети.',
      category: 'Стая',
      status: 'CREATED',
      createdAt: now.iso,
    })
  },
  amenityRequests({ store }, guest, now) {
    store.amenityRequests.insert({
      id: randomId(),
      guestId: guest.id,
      customerMessageRequest: 'Две хавлии, моля.',
      category: 'Нови Кърпи',
      status: 'CREATED',
      reservationDate: now.text,
      createdTime: now.iso,
      lastUpdatedTime: now.iso,
    })
  },
}

/** Whether a column of the row is `null`. */
export function hasMissingValues(row: object): boolean {
  return (Object.values(row) as unknown[]).includes(null)
}

/** Ensures that the guest has a row in this table, and only rows without missing values. */
export function ensureRow(table: HistoryTable): (hotel: Hotel) => void {
  return (hotel) => {
    const guest = theGuest(hotel)
    const rows: { id: string }[] = hotel.store[table].where({ guestId: guest.id })
    const incomplete = rows.filter(hasMissingValues)
    for (const { id } of incomplete) hotel.store[table].remove(id)
    if (rows.length === incomplete.length) addOne(hotel, table)
  }
}

/** Adds a row for the guest. */
export function addOne(hotel: Hotel, table: HistoryTable): void {
  const now = hotel.clock.now()
  add[table](hotel, theGuest(hotel), { text: hotelDayText(now), iso: now.toISOString() })
}

/** Removes the guest's rows from this table. */
export function removeRows(table: HistoryTable): (hotel: Hotel) => void {
  return (hotel) => {
    for (const { id } of hotel.store[table].where({ guestId: theGuest(hotel).id })) hotel.store[table].remove(id)
  }
}
