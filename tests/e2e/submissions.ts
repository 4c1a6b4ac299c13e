import { paths } from '#src/navigation/paths.ts'
import { supper } from './guest.ts'
import type { UserDriver } from './userDriver.ts'
import { text, type Language } from './texts.ts'

/** Something a guest sends to the hotel, from its form to the list where it is found again. */
export interface Submission {
  readonly kind: 'order' | 'reservation' | 'problem' | 'request' | 'rating'
  readonly form: string
  /** Fills in the form and sends it. */
  send(hand: UserDriver, language?: Language): Promise<void>
  /** What the hotel must receive (spec 3, 7), of the first guest. */
  readonly path: string
  readonly body: unknown
  readonly successPath: string
  /** The links from the success page to where it is listed, and what is seen there. */
  readonly list?: { readonly links: readonly string[]; readonly path: string; readonly row: RegExp }
}

const more = (label: string, language: Language) => text('roomService:increase', language).replace('{{label}}', label)

function optional(field: string, language: Language): string {
  return text('reserveTable:optional', language).replace('{{field}}', text(field, language))
}

export const submissions: readonly Submission[] = [
  {
    kind: 'order',
    form: paths.roomService,
    async send(hand, language = 'bg') {
      await hand.press('button', more(supper.twice, language))
      await hand.press('button', more(supper.twice, language))
      await hand.press('button', more(supper.once, language))
      await hand.press('button', new RegExp(text('roomService:finish', language)))
      await hand.press('button', new RegExp(text('roomService:finalize.order', language)))
    },
    path: '/api/orders/customer/1001',
    body: { message: '', productIds: ['tarator', 'tarator', 'espresso'] },
    successPath: '/room-service/success',
    list: { links: [text('roomService:success.myOrders')], path: '/my-orders', row: supper.total },
  },
  {
    kind: 'reservation',
    form: paths.reserveTable,
    async send(hand, language = 'bg') {
      await hand.choose(text('reserveTable:fields.people', language), 3)
      await hand.choose(text('reserveTable:fields.date', language), 1)
      await hand.write(text('reserveTable:fields.time', language), '20:15')
      await hand.write(optional('reserveTable:fields.instructions', language), 'До прозореца')
      await hand.press('checkbox', /.+/)
      await hand.press('button', text('reserveTable:next', language))
      await hand.press('button', text('reserveTable:confirm.proceed', language))
    },
    path: '/api/dining/reservation/customer/1001',
    body: {
      numberOfPeople: 4,
      diningDailyAvailabilityConfigId: 6,
      customerMessage: 'До прозореца',
      internalMessage: '',
    },
    successPath: '/reserve-table/success',
    list: { links: [text('reserveTable:success.toMyReservations')], path: '/my-reservations', row: /4 гости/ },
  },
  {
    kind: 'problem',
    form: paths.reportProblem,
    async send(hand, language = 'bg') {
      await hand.choose(text('reportProblem:category', language), 2)
      await hand.write(text('reportProblem:message', language), 'Музика след полунощ')
      await hand.press('button', text('reportProblem:next', language))
    },
    path: '/api/reports/customer/1001',
    body: { customerMessage: 'Музика след полунощ', status: 'CREATED', category: 'Шум' },
    successPath: '/report-problem/success',
    // The page links to an address that no screen has, as found; the not-found page there leads on.
    list: {
      links: [text('reportProblem:success.toMyProblems'), text('notFound:reportedLink')],
      path: '/report-problem/reported-problems',
      row: /Музика след полунощ/,
    },
  },
  {
    kind: 'request',
    form: paths.requestAmenities,
    async send(hand, language = 'bg') {
      await hand.choose(text('requestAmenities:category', language), 4)
      await hand.press('button', text('requestAmenities:send', language))
    },
    path: '/api/generic-requests/customer/1001',
    body: { customerMessageRequest: '', status: 'CREATED', category: 'Шампоан и Сапун' },
    successPath: '/request-amenities/success',
    list: {
      links: [text('requestAmenities:success.toMyRequests')],
      path: '/request-amenities/requests',
      row: /Шампоан/,
    },
  },
  {
    kind: 'rating',
    form: paths.leaveRating,
    async send(hand, language = 'bg') {
      await hand.rate(3.5)
      await hand.write(text('leaveRating:internal', language), 'Топла стая')
      await hand.write(text('leaveRating:public', language), 'Хубава гледка')
      await hand.press('button', text('leaveRating:next', language))
    },
    path: '/api/customers/rating/1001',
    body: { ratingValue: 3.5, internalMessage: 'Топла стая', publicMessage: 'Хубава гледка' },
    successPath: '/leave-rating/success',
  },
]
