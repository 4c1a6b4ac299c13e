import type { Hotel } from '#mock-server/hotel.ts'
import { theGuest } from '#mock-server/scenarios/scenario.ts'
import { paths } from '#src/navigation/paths.ts'
import type { Kind, Outcome } from '#src/submissions/receipt.ts'

/** The data on the device and in the history entry that opens a state without its steps. */
export interface Prepared {
  readonly path: string
  readonly state?: unknown
  readonly receipt?: object
}

const words = { category: 'Друго', message: 'Две възглавници, моля.' }

/** The guest's input of a submission, by kind. */
const contents: Readonly<Record<Kind, object>> = {
  order: {
    lines: [
      { productId: 'tarator', label: 'Таратор', quantity: 2, lineTotal: 1160 },
      { productId: 'espresso', label: 'Еспресо', quantity: 1, lineTotal: 320 },
    ],
    total: 1480,
    payment: 'room',
  },
  reservation: {
    ...{ numberOfPeople: 4, meal: 'Dinner', date: '2026-11-24', time: '20:15' },
    instructions: 'До прозореца',
  },
  problem: words,
  request: words,
  rating: { ratingValue: 3.5, internalMessage: 'Топла стая', publicMessage: 'Хубава гледка' },
}

const ID = 'gallery'

function receiptOf(hotel: Hotel, kind: Kind, outcome: Outcome): object {
  const { id: personId, roomNumber } = theGuest(hotel)
  const idsBefore = hotel.store.orders.where({ guestId: personId }).map(({ id }) => id)
  const createdAt = hotel.clock.now().toISOString()
  return {
    ...{ id: ID, kind, outcome, content: contents[kind], personId, roomNumber, createdAt },
    // The hotel's list has no new row, so reconciliation does not find the order.
    ...(outcome === 'unknown' && { idsBefore, confirmedBefore: [] }),
  }
}

const sent = (kind: Kind, path: string) => (hotel: Hotel) => ({
  path,
  state: { submissionId: ID },
  receipt: receiptOf(hotel, kind, 'confirmed'),
})

/** The states that the gallery opens without steps, by the name of their screen. */
export const prepared: Readonly<Record<string, (hotel: Hotel) => Prepared>> = {
  'finalize-order': (hotel) => ({
    path: paths.finalizeOrder,
    state: {
      personId: theGuest(hotel).id,
      cart: [
        { productId: 'tarator', quantity: 2 },
        { productId: 'espresso', quantity: 1 },
      ],
    },
  }),
  'reserve-table-confirm': (hotel) => {
    const draft = { ...contents.reservation, email: '', phone: '', acknowledged: true }
    return { path: paths.reserveTable, state: { step: 'CONFIRM', personId: theGuest(hotel).id, draft } }
  },
  'order-not-seen': (hotel) => ({
    path: paths.orderSuccess,
    state: { submissionId: ID },
    receipt: receiptOf(hotel, 'order', 'unknown'),
  }),
  'my-stay-not-seen': (hotel) => ({ path: paths.myStay, receipt: receiptOf(hotel, 'order', 'unknown') }),
  'order-sent': sent('order', paths.orderSuccess),
  'reservation-sent': sent('reservation', paths.reservationSuccess),
  'problem-sent': sent('problem', paths.reportSuccess),
  'request-sent': sent('request', paths.requestSuccess),
  'rating-sent': sent('rating', paths.ratingSuccess),
}
