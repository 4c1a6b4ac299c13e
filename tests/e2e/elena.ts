import { amountIn, costOf } from '#tests/support/orders.ts'
import { text } from './texts.ts'

/** The first guest of the fixtures. */
export const elena = { accountNumber: '100200', roomNumber: '305', fullName: 'Елена Петрова' }

/** The name of a button that adds one piece of a product. */
export function moreOf(label: string): string {
  return text('roomService:increase').replace('{{label}}', label)
}

/** An order of one product twice and another once. */
export const twoDishes = {
  ...{ twice: 'Таратор с орехи', once: 'Еспресо', items: '3 броя' },
  total: amountIn('lv', costOf('tarator', 2) + costOf('espresso')),
}
