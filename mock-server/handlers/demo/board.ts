import * as v from 'valibot'
import amenityRequests from '#fixtures/amenityRequests.json'
import orders from '#fixtures/orders.json'
import reports from '#fixtures/reports.json'
import reservations from '#fixtures/reservations.json'
import { productsOf } from '#mock-server/handlers/dishes.ts'
import { newestFirst } from '#mock-server/handlers/newestFirst.ts'
import { readBody } from '#mock-server/handlers/http/parse.ts'
import { json, HttpError } from '#mock-server/handlers/http/responses.ts'
import type { PresenterRoute } from '#mock-server/handlers/route.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import type { OrderRow } from '#mock-server/store/tables.ts'
import { PREFLIGHT_GUEST } from './preflight.ts'

/** The statuses that may follow each status, the usual one first. Any other status is final. */
const steps = {
  orders: {
    CREATED: ['ACCEPTED', 'REJECTED'],
    ACCEPTED: ['PREPARING', 'REJECTED'],
    PREPARING: ['ON_THE_WAY', 'CANCELLED'],
    ON_THE_WAY: ['DELIVERED', 'CANCELLED'],
  },
  reservations: {
    CREATED: ['CONFIRMED', 'REJECTED'],
    CONFIRMED: ['COMPLETED', 'CANCELLED'],
  },
  amenityRequests: {
    CREATED: ['ACCEPTED', 'REJECTED'],
    ACCEPTED: ['IN_PROGRESS', 'REJECTED'],
    IN_PROGRESS: ['DONE', 'CANCELLED'],
  },
  reports: {
    CREATED: ['ACCEPTED', 'REJECTED'],
    ACCEPTED: ['IN_PROGRESS', 'REJECTED'],
    IN_PROGRESS: ['RESOLVED', 'CANCELLED'],
  },
} as const satisfies Record<string, Readonly<Record<string, readonly string[]>>>

type BoardKind = keyof typeof steps
const boardKinds = Object.keys(steps) as BoardKind[] // `Object.keys` widens the type to `string[]`

/** A submission as the staff see it. */
export type BoardEntry = {
  readonly id: string
  readonly status: string
  /** The statuses that may follow, the usual one first. */
  readonly next: readonly string[]
  /** ISO date-time in UTC. */
  readonly sentAt: string
  readonly guest: { readonly fullName: string; readonly roomNumber: string }
  /** Whether the hotel began with it: no guest has sent it in this demo. */
  readonly isEarlier: boolean
} & (
  | {
      readonly kind: 'orders'
      readonly orderNumber: string
      readonly lines: readonly { readonly label: string; readonly quantity: number }[]
      /** As in the API: a decimal number in the currency of the prices. */
      readonly total: number
      readonly message: string
    }
  | {
      readonly kind: 'reservations'
      readonly people: number
      readonly mealTime: string
      readonly time: string
      readonly day: string
      readonly message: string
    }
  | { readonly kind: 'amenityRequests' | 'reports'; readonly category: string; readonly message: string }
)

function nextStatuses(kind: BoardKind, status: string): readonly string[] {
  const known: Readonly<Record<string, readonly string[]>> = steps[kind]
  return Object.hasOwn(known, status) ? (known[status] ?? []) : []
}

/** The products of an order by the label with which they were ordered. */
function linesOf(offered: ReadonlyMap<string, string>, { productIds, labels }: OrderRow) {
  const quantities = new Map<string, number>()
  const ordered = productIds.map((id, index) => labels[index] ?? offered.get(id) ?? id)
  for (const label of ordered) quantities.set(label, (quantities.get(label) ?? 0) + 1)
  return [...quantities].map(([label, quantity]) => ({ label, quantity }))
}

const idsOf = (rows: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id))

/** The ids of what every hotel begins with. */
const seededIds: Readonly<Record<BoardKind, ReadonlySet<string>>> = {
  orders: idsOf(orders),
  reservations: idsOf(reservations),
  amenityRequests: idsOf(amenityRequests),
  reports: idsOf(reports),
}

/** Everything guests sent, newest first. */
export function boardOf(hotel: Hotel): BoardEntry[] {
  const { store } = hotel
  const offered = new Map(productsOf(hotel).map(({ id, label }) => [id, label]))
  const guests = new Map(store.guests.where().map((guest) => [guest.id, guest]))
  const ofGuests = <Row extends { guestId: string }>(rows: Row[]) =>
    rows.filter(({ guestId }) => guestId !== PREFLIGHT_GUEST)
  function common(
    kind: BoardKind,
    { id, guestId, status }: { id: string; guestId: string; status: string },
    sentAt: string,
  ) {
    const { fullName, roomNumber } = guests.get(guestId) ?? { fullName: guestId, roomNumber: '' }
    const isEarlier = seededIds[kind].has(id)
    return { id, status, next: nextStatuses(kind, status), sentAt, guest: { fullName, roomNumber }, isEarlier }
  }
  const entries: BoardEntry[] = [
    ...ofGuests(store.orders.where()).map((row) => ({
      ...common('orders', row, row.createdAt),
      ...{ kind: 'orders' as const, orderNumber: row.orderNumber, total: row.totalPrice, message: row.message },
      lines: linesOf(offered, row),
    })),
    ...ofGuests(store.reservations.where()).map((row) => ({
      ...common('reservations', row, row.createdAt),
      ...{ kind: 'reservations' as const, people: row.numberOfPeople, mealTime: row.mealTime },
      ...{ time: row.reservationTime, day: row.reservationDate, message: row.specialInstructions ?? '' },
    })),
    ...ofGuests(store.amenityRequests.where()).map((row) => ({
      ...common('amenityRequests', row, row.createdTime),
      ...{ kind: 'amenityRequests' as const, category: row.category, message: row.customerMessageRequest },
    })),
    ...ofGuests(store.reports.where()).map((row) => ({
      ...common('reports', row, row.createdAt),
      ...{ kind: 'reports' as const, category: row.category, message: row.customerMessage },
    })),
  ]
  return newestFirst(entries, ({ sentAt }) => sentAt)
}

function isBoardKind(text: string | undefined): text is BoardKind {
  return boardKinds.some((name) => name === text)
}

/** Changes a status. Throws a 404 for an unknown id, a 409 that names the possible statuses for any other. */
function changeStatus({ store, clock }: Hotel, kind: BoardKind, id: string, to: string): void {
  const row = store[kind].find({ id })
  if (row === undefined) throw new HttpError(404, `There is nothing under ${JSON.stringify(id)} among the ${kind}`)
  const next = nextStatuses(kind, row.status)
  if (!next.includes(to)) {
    const known = next.length === 0 ? 'nothing' : next.join(' or ')
    throw new HttpError(409, `From ${row.status} it can go on to ${known}, not to ${JSON.stringify(to)}`)
  }
  if (kind === 'amenityRequests') store[kind].update(id, { status: to, lastUpdatedTime: clock.now().toISOString() })
  else store[kind].update(id, { status: to })
}

/** Calls of the staff's board. */
export const boardRoutes: readonly PresenterRoute[] = [
  {
    method: 'POST',
    path: 'board/:kind/:id',
    access: 'presenter',
    async handle(request, { hotel, params }) {
      const { status } = await readBody(request, v.object({ status: v.string() }))
      const { kind, id = '' } = params
      if (!isBoardKind(kind))
        throw new HttpError(404, `There is no board ${JSON.stringify(kind)}; there are: ${boardKinds.join(', ')}`)
      changeStatus(hotel, kind, id, status)
      return json(200, { board: boardOf(hotel) })
    },
  },
]
