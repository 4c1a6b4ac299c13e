/** The first guest of the seed, in every sandbox. */
export const GUEST = { id: '1001', accountNumber: '100200', roomNumber: '305' } as const

/** The id of the sandbox with this number. */
export function sandboxAt(number: number): string {
  return number.toString(16).padStart(32, '0')
}

/** An order as both hosts store it. */
export function orderOf(index: number) {
  return {
    id: `kept-${index}`,
    orderNumber: String(3000 + index),
    status: 'DELIVERED',
    totalPrice: 21.5,
    productIds: ['shopska-salad', 'moussaka', 'still-water'],
    message: '',
    reservationDate: 'May 14th, 2026',
    createdAt: new Date(Date.UTC(2026, 4, 14, 9) + index * 1000).toISOString(),
  }
}
