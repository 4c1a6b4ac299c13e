import { http } from 'msw'
import * as v from 'valibot'
import amenityRequests from '#fixtures/amenityRequests.json'
import orders from '#fixtures/orders.json'
import reports from '#fixtures/reports.json'
import reservations from '#fixtures/reservations.json'
import { newestFirst, readBody, json, HttpError } from '#mock-server/handlers/http.ts'
import type { Resolvers } from '#mock-server/handlers/calls.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { byId, type OrderRow } from '#mock-server/models.ts'
import { shownBrand } from './brand.ts'
import { PREFLIGHT_GUEST } from './preflight.ts'

type BoardKind = 'orders' | 'reservations' | 'amenityRequests' | 'reports'

const firstSteps = { CREATED: ['ACCEPTED', 'REJECTED'], ACCEPTED: ['IN_PROGRESS', 'REJECTED'] }

/** The statuses that may follow each status, the usual one first. Any other status is final. */
const steps: Readonly<Record<BoardKind, Readonly<Record<string, readonly string[]>>>> = {
  orders: {
    CREATED: ['ACCEPTED', 'REJECTED'],
    ACCEPTED: ['PREPARING', 'REJECTED'],
    PREPARING: ['ON_THE_WAY', 'CANCELLED'],
    ON_THE_WAY: ['DELIVERED', 'CANCELLED'],
  },
  reservations: { CREATED: ['CONFIRMED', 'REJECTED'], CONFIRMED: ['COMPLETED', 'CANCELLED'] },
  amenityRequests: { ...firstSteps, IN_PROGRESS: ['DONE', 'CANCELLED'] },
  reports: { ...firstSteps, IN_PROGRESS: ['RESOLVED', 'CANCELLED'] },
}

const boardKinds = Object.keys(steps) as BoardKind[] // `Object.keys` widens the type to `string[]`

/** The products of an order by the label with which they were ordered. */
function linesOf(offered: ReadonlyMap<string, string>, { productIds, labels }: OrderRow) {
  const quantities = new Map<string, number>()
  const ordered = productIds.map((id, index) => labels[index] ?? offered.get(id) ?? id)
  for (const label of ordered) quantities.set(label, (quantities.get(label) ?? 0) + 1)
  return [...quantities].map(([label, quantity]) => ({ label, quantity }))
}

/** The ids of what every hotel begins with: no guest has sent it in this demo. */
const seededIds = new Set([...orders, ...reservations, ...amenityRequests, ...reports].map(({ id }) => id))

/** Everything guests sent, as the staff see it, newest first. */
export function boardOf(hotel: Hotel) {
  const { db } = hotel
  const offered = new Map(hotel.db.products.getAll().map(({ id, label }) => [id, label]))
  const guests = new Map(db.guests.getAll().map((guest) => [guest.id, guest]))
  const ofGuests = <Row extends { guestId: string }>(rows: Row[]) =>
    rows.filter(({ guestId }) => guestId !== PREFLIGHT_GUEST)
  function common<Kind extends BoardKind>(
    kind: Kind,
    { id, guestId, status }: { id: string; guestId: string; status: string },
    sentAt: string,
  ) {
    const { fullName, roomNumber } = guests.get(guestId) ?? { fullName: guestId, roomNumber: '' }
    const next = steps[kind][status] ?? []
    return { kind, id, status, next, sentAt, guest: { fullName, roomNumber }, isEarlier: seededIds.has(id) }
  }
  const entries = [
    ...ofGuests(db.orders.getAll()).map((row) => ({
      ...common('orders', row, row.createdAt),
      ...{ orderNumber: row.orderNumber, lines: linesOf(offered, row), total: row.totalPrice, message: row.message },
    })),
    ...ofGuests(db.reservations.getAll()).map((row) => ({
      ...common('reservations', row, row.createdAt),
      ...{ people: row.numberOfPeople, mealTime: row.mealTime, time: row.reservationTime, day: row.reservationDate },
      message: row.specialInstructions ?? '',
    })),
    ...ofGuests(db.amenityRequests.getAll()).map((row) => ({
      ...common('amenityRequests', row, row.createdTime),
      ...{ category: row.category, message: row.customerMessageRequest },
    })),
    ...ofGuests(db.reports.getAll()).map((row) => ({
      ...common('reports', row, row.createdAt),
      ...{ category: row.category, message: row.customerMessage },
    })),
  ]
  return newestFirst(entries, ({ sentAt }) => sentAt)
}

export type BoardEntry = ReturnType<typeof boardOf>[number]

/** Changes a status. Throws a 404 for an unknown id, a 409 that names the possible statuses for any other. */
function changeStatus({ db, change, clock }: Hotel, kind: BoardKind, id: string, to: string): void {
  const row = db[kind].findFirst(byId(id))
  if (row === null) throw new HttpError(404, `There is nothing under ${JSON.stringify(id)} among the ${kind}`)
  const next = steps[kind][row.status] ?? []
  if (!next.includes(to)) {
    const known = next.length === 0 ? 'nothing' : next.join(' or ')
    throw new HttpError(409, `From ${row.status} it can go on to ${known}, not to ${JSON.stringify(to)}`)
  }
  change((tables) => {
    tables[kind].update({ ...byId(id), data: { status: to } })
    if (kind === 'amenityRequests')
      tables[kind].update({ ...byId(id), data: { lastUpdatedTime: clock.now().toISOString() } })
  })
}

/** What the staff's screen shows on a device of its own. */
function staffState(hotel: Hotel) {
  return { brand: shownBrand(hotel), board: boardOf(hotel) }
}
export type StaffState = ReturnType<typeof staffState>

/** Resolvers of the staff's board. */
export const boardHandlers = ({ demo, staffCall }: Resolvers) => [
  http.get(
    `${demo}/board`,
    staffCall(({ hotel }) => json(200, staffState(hotel))),
  ),
  http.post(
    `${demo}/board/:kind/:id`,
    staffCall(async ({ request, hotel, params }) => {
      const { status } = await readBody(request, v.object({ status: v.string() }))
      const { id = '' } = params
      const kind = boardKinds.find((name) => name === params['kind'])
      if (kind === undefined) {
        const known = boardKinds.join(', ')
        throw new HttpError(404, `There is no board ${JSON.stringify(params['kind'])}; there are: ${known}`)
      }
      changeStatus(hotel, kind, id, status)
      return json(200, { board: boardOf(hotel) })
    }),
  ),
]
