import { ofGuest, replaceRow } from '#mock-server/models.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { theGuest } from '#mock-server/scenarios/scenario.ts'
import { paths, type Path } from '#src/navigation/paths.ts'
import type { Outcome } from '#src/outbox/receipt.ts'
import {
  giveFiveStars,
  openDialog,
  openLanguageMenu,
  promptForReview,
  requestMassage,
  openKeptMassage,
  askForTowels,
  scheduleMassage,
  type Steps,
} from './steps.ts'
import type { Kind } from '#src/outbox/kinds.ts'

/** How the gallery opens a state: its path, the data on the device and in the history entry, and the guest's steps. */
export interface Prepared {
  readonly path: string
  readonly state?: unknown
  readonly receipt?: object
  /** The draft of a reservation. */
  readonly draft?: object
  readonly steps?: Steps
}

const words = { category: 'Друго', message: 'Две възглавници, моля.' }

/** The guest's input of a submission, by kind. */
const contents: Readonly<Record<Kind, object>> = {
  order: {
    lines: [
      { productId: 'tarator', label: 'Таратор', names: {}, quantity: 2, lineTotal: 1160 },
      { productId: 'espresso', label: 'Еспресо', names: {}, quantity: 1, lineTotal: 320 },
    ],
    total: 1480,
    payment: 'room',
  },
  reservation: {
    ...{ numberOfPeople: 4, meal: 'Dinner', date: '2026-11-24', time: '20:15' },
    instructions: 'До прозореца, с високо столче за детето; и маса, до която се стига без стъпала.',
  },
  problem: words,
  request: words,
  rating: { ratingValue: 3.5, internalMessage: 'Топла стая', publicMessage: 'Хубава гледка' },
}

const orderBody = { message: '', productIds: ['tarator', 'tarator', 'espresso'] }

const ID = 'gallery'

function receiptOf(hotel: Hotel, kind: Kind, outcome: Outcome): object {
  const { id: personId, roomNumber } = theGuest(hotel)
  const idsBefore = hotel.db.orders.findMany(ofGuest(personId)).map(({ id }) => id)
  const createdAt = hotel.clock.now().toISOString()
  return {
    ...{ id: ID, kind, outcome, content: contents[kind], personId, roomNumber, createdAt },
    ...(kind === 'order' && { body: orderBody }),
    // The hotel's list has no new row, so reconciliation does not find the order.
    ...(outcome === 'unknown' && { idsBefore, confirmedBefore: [] }),
    ...(outcome === 'probably-received' && {
      matchedRow: { ...hotel.db.orders.findMany(ofGuest(personId))[0], totalPrice: 14.8 },
    }),
  }
}

const successPage =
  (kind: Kind, path: Path, outcome: Outcome = 'confirmed', steps?: Steps) =>
  (hotel: Hotel): Prepared => ({
    path,
    state: { submissionId: ID },
    receipt: receiptOf(hotel, kind, outcome),
    ...(steps && { steps }),
  })

const withSteps = (path: Path, steps: Steps) => (): Prepared => ({ path, steps })

/** In a hotel without `spaRequests`: a request for a massage is kept on the phone alone. */
const withLocalMassage = (steps: Steps) => (hotel: Hotel) => {
  hotel.change((db) => {
    for (const row of db.configurations.getAll()) {
      const { spaRequests: _, ...settings } = row.settings
      replaceRow(db.configurations, { ...row, settings })
    }
  })
  return { path: paths.spaCenter, steps }
}

/** The states that only the gallery opens, by the name of their screen. */
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
  'reserve-table-confirm': () => ({
    path: paths.reserveTable,
    state: { step: 'CONFIRM' },
    draft: { ...contents.reservation, email: '', phone: '', acknowledged: true },
  }),
  'order-sending': successPage('order', paths.orderSuccess, 'sending'),
  'order-probably-received': successPage('order', paths.orderSuccess, 'probably-received'),
  'order-not-accepted': successPage('order', paths.orderSuccess, 'not-accepted'),
  'order-not-seen': successPage('order', paths.orderSuccess, 'unknown'),
  'order-not-seen-card': successPage(
    'order',
    paths.orderSuccess,
    'unknown',
    openDialog((text) => [text('receipts:card.show')]),
  ),
  'my-stay-not-seen': (hotel) => ({ path: paths.myStay, receipt: receiptOf(hotel, 'order', 'unknown') }),
  'log-out-dialog': (hotel) => ({
    path: paths.home,
    receipt: receiptOf(hotel, 'order', 'unknown'),
    steps: openDialog((text) => [text('frame:menu.open'), text('frame:menu.logOut')]),
  }),
  'wipe-dialog': withSteps(
    paths.settings,
    openDialog((text) => [text('settings:wipe.button')]),
  ),
  'language-menu': withSteps(paths.home, openLanguageMenu),
  'side-menu': withSteps(
    paths.home,
    openDialog((text) => [text('frame:menu.open')]),
  ),
  'side-menu-guest': withSteps(
    paths.home,
    openDialog((text) => [text('frame:menu.open')]),
  ),
  'spa-center-schedule': withSteps(paths.spaCenter, scheduleMassage),
  'spa-center-request-sent': withLocalMassage(requestMassage),
  'my-stay-spa': withLocalMassage(openKeptMassage),
  'request-amenities-towels': withSteps(paths.requestAmenities, askForTowels),
  'leave-rating-five': withSteps(paths.leaveRating, giveFiveStars),
  'leave-rating-prompt': withSteps(paths.leaveRating, promptForReview),
  'order-sent': successPage('order', paths.orderSuccess),
  'reservation-sent': successPage('reservation', paths.reservationSuccess),
  'problem-sent': successPage('problem', paths.reportSuccess),
  'request-sent': successPage('request', paths.requestSuccess),
  'rating-sent': successPage('rating', paths.ratingSuccess),
}
