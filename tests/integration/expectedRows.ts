import { expect } from 'vitest'
import { amountIn, costOf } from '#tests/support/orders.ts'
import type { Submission } from '#tests/e2e/submissions.ts'
import type { TableName } from '#mock-server/models.ts'

/** The expected data of a submission, on the device and at the hotel. */
interface Expected {
  /** The guest's input in the stored receipt. */
  readonly content: object
  /** Texts on the success page, and above the list after signing in again. */
  readonly words: readonly RegExp[]
  /** The table and the row at the hotel. */
  readonly table: TableName
  readonly row: object
  /** Whether the API lists it. */
  readonly isListed?: true
}

const tarator = costOf('tarator', 2)
const espresso = costOf('espresso')
const day: unknown = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)
const inOtherLanguages = {
  tarator: {}, // No menu has it, and this hotel's configuration does not name it.
  espresso: { en: 'Espresso', es: 'Café expreso' },
}
const report = { category: 'Шум', message: 'Музика след полунощ' }
const request = { category: 'Шампоан и Сапун', message: '× 1' }
const rating = { ratingValue: 3.5, internalMessage: 'Топла стая', publicMessage: 'Хубава гледка' }

/** The expected data of each submission of the browser tests. */
export const expectedRows: Readonly<Record<Submission['kind'], Expected>> = {
  order: {
    content: {
      lines: [
        {
          productId: 'tarator',
          label: 'Таратор с орехи',
          names: inOtherLanguages.tarator,
          quantity: 2,
          lineTotal: tarator,
        },
        { productId: 'espresso', label: 'Еспресо', names: inOtherLanguages.espresso, quantity: 1, lineTotal: espresso },
      ],
      total: tarator + espresso,
      payment: 'room',
    },
    words: [/Таратор с орехи/, /Еспресо/, amountIn('lv', tarator + espresso)],
    table: 'orders',
    row: { productIds: ['tarator', 'tarator', 'espresso'], totalPrice: (tarator + espresso) / 100 },
    isListed: true,
  },
  reservation: {
    content: { numberOfPeople: 4, meal: 'Dinner', date: day, time: '20:15', instructions: 'До прозореца' },
    words: [/20:15/, /До прозореца/],
    table: 'reservations',
    row: { numberOfPeople: 4, specialInstructions: 'До прозореца' },
    isListed: true,
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
    row: { category: request.category, customerMessageRequest: request.message },
    isListed: true,
  },
  rating: { content: rating, words: [/Топла стая/, /Хубава гледка/], table: 'ratings', row: rating },
}
