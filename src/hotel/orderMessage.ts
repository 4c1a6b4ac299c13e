/** How the guest pays, as an order's message has it. */
const payments = { room: 'на сметката на стаята', cash: 'в брой', card: 'с карта' } as const
type Payment = keyof typeof payments

const lineOf = (payment: Payment) => `Плащане: ${payments[payment]}`

/** The message of an order where the hotel takes notes (spec 10.31): how the guest pays, and in further lines the note. */
export function orderMessage(payment: Payment, note: string): string {
  return note === '' ? lineOf(payment) : `${lineOf(payment)}\n${note}`
}

/** The parts of such a message; any other is all note. */
export function readOrderMessage(message: string): { readonly payment?: Payment; readonly note: string } {
  const [first, ...others] = message.split('\n')
  const payment = (Object.keys(payments) as Payment[]).find((each) => lineOf(each) === first) // the keys of `payments`
  return payment === undefined ? { note: message } : { payment, note: others.join('\n') }
}
