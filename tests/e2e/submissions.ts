import { expect } from '@playwright/test'
import { paths } from '#src/navigation/paths.ts'
import { moreOf, twoDishes } from './guest.ts'
import type { UserDriver } from './userDriver.ts'
import { text, type Language } from './texts.ts'

/** A submission of a guest, from its form to the list that shows it. */
export interface Submission {
  readonly kind: 'order' | 'reservation' | 'problem' | 'request' | 'rating'
  readonly form: string
  /** Fills in the form and sends it. */
  send(user: UserDriver, language?: Language): Promise<void>
  /** The expected request of the first guest (spec 3, 7). */
  readonly path: string
  readonly body: unknown
  /** The request at the demo hotel where it differs: its configuration puts the details into the message. */
  readonly demoBody?: unknown
  readonly successPath: string
  /** The links from the success page to the list, and the text of its row. */
  readonly list?: { readonly links: readonly string[]; readonly path: string; readonly row: RegExp }
}

function optional(field: string, language: Language): string {
  return text('reserveTable:optional', language).replace('{{field}}', text(field, language))
}

/** The five submissions of the app. */
export const submissions: readonly [order: Submission, ...Submission[]] = [
  {
    kind: 'order',
    form: paths.roomService,
    async send(user, language = 'bg') {
      await user.press('button', moreOf(twoDishes.twice, language))
      await user.press('button', moreOf(twoDishes.twice, language))
      await user.press('button', moreOf(twoDishes.once, language))
      await user.press('button', new RegExp(text('roomService:finish', language)))
      await user.press('button', new RegExp(text('roomService:finalize.order', language)))
    },
    path: '/api/orders/customer/1001',
    body: { message: '', productIds: ['tarator', 'tarator', 'espresso'] },
    successPath: '/room-service/success',
    list: { links: [text('roomService:success.follow')], path: '/my-orders', row: twoDishes.total },
  },
  {
    kind: 'reservation',
    form: paths.reserveTable,
    async send(user, language = 'bg') {
      await user.pick(new RegExp(text('reserveTable:fields.people', language)), 3)
      await user.pick(new RegExp(text('reserveTable:fields.date', language)), 0)
      await user.write(text('reserveTable:fields.time', language), '20:15')
      await user.write(optional('reserveTable:fields.instructions', language), 'До прозореца')
      await user.press('checkbox', /.+/)
      await user.press('button', text('reserveTable:next', language))
      await user.press('button', text('reserveTable:confirm.proceed', language))
    },
    path: '/api/dining/reservation/customer/1001',
    body: {
      numberOfPeople: 4,
      diningDailyAvailabilityConfigId: 6,
      customerMessage: 'До прозореца',
      internalMessage: '',
    },
    demoBody: {
      numberOfPeople: 4,
      diningDailyAvailabilityConfigId: 6,
      customerMessage: expect.stringMatching(/^Вечеря, дата \d\d\.\d\d\.\d{4}, час 20:15\nДо прозореца$/) as unknown,
      internalMessage: '',
    },
    successPath: '/reserve-table/success',
    list: { links: [text('reserveTable:success.toMyReservations')], path: '/my-reservations', row: /4 гости/ },
  },
  {
    kind: 'problem',
    form: paths.reportProblem,
    async send(user, language = 'bg') {
      await user.pick(text('reportProblem:category', language), 1)
      await user.write(text('reportProblem:message', language), 'Музика след полунощ')
      await user.press('button', text('reportProblem:next', language))
    },
    path: '/api/reports/customer/1001',
    body: { customerMessage: 'Музика след полунощ', status: 'CREATED', category: 'Шум' },
    successPath: '/report-problem/success',
    list: {
      links: [text('reportProblem:success.toMyProblems')],
      path: '/my-reported-problems',
      row: /Музика след полунощ/,
    },
  },
  {
    kind: 'request',
    form: paths.requestAmenities,
    async send(user, language = 'bg') {
      await user.pick(text('requestAmenities:category', language), 3)
      await user.press('button', text('requestAmenities:send', language))
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
    async send(user, language = 'bg') {
      await user.rate(3.5)
      await user.write(text('leaveRating:internal', language), 'Топла стая')
      await user.write(text('leaveRating:public', language), 'Хубава гледка')
      await user.press('button', text('leaveRating:next', language))
    },
    path: '/api/customers/rating/1001',
    body: { ratingValue: 3.5, internalMessage: 'Топла стая', publicMessage: 'Хубава гледка' },
    successPath: '/leave-rating/success',
  },
]
