import { paths } from '#src/navigation/paths.ts'
import { moreOf, twoDishes } from './elena.ts'
import type { UserDriver } from './userDriver.ts'
import { text } from './texts.ts'

/** A submission of a guest, from its form to the list that shows it. */
export interface Submission {
  readonly kind: 'order' | 'reservation' | 'problem' | 'request' | 'rating'
  readonly form: string
  /** Fills in the form and sends it. */
  send(user: UserDriver): Promise<void>
  /** The expected request of the first guest (spec 3, 7). */
  readonly path: string
  readonly body: object
  /** The message at the demo hotel where it differs: its configuration puts the details into it. */
  readonly demoMessage?: RegExp
  readonly successPath: string
  /** The links from the success page to the list, and the text of its row. */
  readonly list?: { readonly links: readonly string[]; readonly path: string; readonly row: RegExp }
}

function optional(field: string): string {
  return text('reserveTable:optional').replace('{{field}}', text(field))
}

/** The five submissions of the app. */
export const submissions: readonly [order: Submission, ...Submission[]] = [
  {
    kind: 'order',
    form: paths.roomService,
    async send(user) {
      await user.press('button', moreOf(twoDishes.twice))
      await user.press('button', moreOf(twoDishes.twice))
      await user.press('button', moreOf(twoDishes.once))
      await user.press('button', new RegExp(text('roomService:finish')))
      await user.press('button', new RegExp(text('roomService:finalize.order')))
    },
    path: '/api/orders/customer/1001',
    body: { message: '', productIds: ['tarator', 'tarator', 'espresso'] },
    demoMessage: /^Плащане: на сметката на стаята$/,
    successPath: '/room-service/success',
    list: { links: [text('roomService:success.follow')], path: '/my-orders', row: twoDishes.total },
  },
  {
    kind: 'reservation',
    form: paths.reserveTable,
    async send(user) {
      await user.pick(new RegExp(text('reserveTable:fields.people')), 3)
      await user.pick(new RegExp(text('reserveTable:fields.date')), 0)
      await user.write(text('reserveTable:fields.time'), '20:15')
      await user.write(optional('reserveTable:fields.instructions'), 'До прозореца')
      await user.press('checkbox', /.+/)
      await user.press('button', text('reserveTable:next'))
      await user.press('button', text('reserveTable:confirm.proceed'))
    },
    path: '/api/dining/reservation/customer/1001',
    body: {
      numberOfPeople: 4,
      diningDailyAvailabilityConfigId: 6,
      customerMessage: 'До прозореца',
      internalMessage: '',
    },
    demoMessage: /^Вечеря, дата \d\d\.\d\d\.\d{4}, час 20:15\nДо прозореца$/,
    successPath: '/reserve-table/success',
    list: { links: [text('frame:crumbs.myReservations')], path: '/my-reservations', row: /Гости\s*4/ },
  },
  {
    kind: 'problem',
    form: paths.reportProblem,
    async send(user) {
      await user.pick(text('reportProblem:category'), 1)
      await user.write(text('reportProblem:message'), 'Музика след полунощ')
      await user.press('button', text('reportProblem:next'))
    },
    path: '/api/reports/customer/1001',
    body: { customerMessage: 'Музика след полунощ', status: 'CREATED', category: 'Шум' },
    successPath: '/report-problem/success',
    list: {
      // The first link has no route, as the specification found it; the not-found page has the other.
      links: [text('frame:crumbs.reportedProblems'), text('frame:crumbs.reportedProblems')],
      path: '/report-problem/reported-problems',
      row: /Музика след полунощ/,
    },
  },
  {
    kind: 'request',
    form: paths.requestAmenities,
    async send(user) {
      await user.pick(text('requestAmenities:category'), 3)
      await user.press('button', text('requestAmenities:send'))
    },
    path: '/api/generic-requests/customer/1001',
    body: { customerMessageRequest: '× 1', status: 'CREATED', category: 'Шампоан и Сапун' },
    successPath: '/request-amenities/success',
    list: {
      links: [text('frame:crumbs.amenityRequests')],
      path: '/request-amenities/requests',
      row: /Шампоан/,
    },
  },
  {
    kind: 'rating',
    form: paths.leaveRating,
    async send(user) {
      await user.rate(3.5)
      await user.write(text('leaveRating:internal'), 'Топла стая')
      await user.write(text('leaveRating:public'), 'Хубава гледка')
      await user.press('button', text('leaveRating:next'))
    },
    path: '/api/customers/rating/1001',
    body: { ratingValue: 3.5, internalMessage: 'Топла стая', publicMessage: 'Хубава гледка' },
    successPath: '/leave-rating/success',
  },
]
