import { expect } from 'vitest'
import type { Submission } from '#tests/e2e/submissions.ts'
import type { TableName, Tables } from '#mock-server/store/tables.ts'

type Row = Tables[TableName]

/** What must be left of a submission when it is over. */
interface Memory {
  /** What its receipt remembers, as the guest gave it. */
  readonly content: object
  /** What the guest reads again: on the success page, and above the list after signing in again. */
  readonly words: readonly RegExp[]
  /** Where the hotel keeps it, and as what. */
  readonly table: TableName
  readonly row: object
  /** The words for the row that was seen in the hotel's list; none where the API has no list of these. */
  readonly seen?: (row: Row) => readonly string[]
}

const day: unknown = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
const report = { category: 'Шум', message: 'Музика след полунощ' }
const request = { category: 'Шампоан и Сапун', message: '' }
const rating = { ratingValue: 3.5, internalMessage: 'Топла стая', publicMessage: 'Хубава гледка' }

/** Of each submission of the browser tests, what is left of it on the phone and at the hotel. */
export const expectedRows: Readonly<Record<Submission['kind'], Memory>> = {
  order: {
    content: {
      lines: [
        { productId: 'tarator', label: 'Таратор с орехи', quantity: 2, lineTotal: 1380 },
        { productId: 'espresso', label: 'Еспресо', quantity: 1, lineTotal: 390 },
      ],
      total: 1770,
      payment: 'room',
    },
    words: [/Таратор с орехи/, /Еспресо/, /17[.]70\sлв/],
    table: 'orders',
    row: { productIds: ['tarator', 'tarator', 'espresso'], totalPrice: 17.7 },
    seen: (row) => ['orderNumber' in row ? `Поръчка ${row.orderNumber}` : '', '17.70'],
  },
  reservation: {
    content: { numberOfPeople: 4, meal: 'Dinner', date: day, time: '20:15', instructions: 'До прозореца' },
    words: [/20:15/, /До прозореца/],
    table: 'reservations',
    row: { numberOfPeople: 4, specialInstructions: 'До прозореца' },
    seen: (row) => ['reservationDate' in row ? row.reservationDate : '', '4 гости'],
  },
  problem: {
    content: report,
    words: [/Шум/, /Музика след полунощ/],
    table: 'reports',
    row: { category: report.category, customerMessage: report.message },
  },
  request: {
    content: request,
    words: [/Шампоан/],
    table: 'amenityRequests',
    row: { category: request.category, customerMessageRequest: '' },
    seen: () => [request.category],
  },
  rating: { content: rating, words: [/Топла стая/, /Хубава гледка/], table: 'ratings', row: rating },
}
