import { describe, expect, it } from 'vitest'
import { orderStatus } from './orderStatus.ts'

describe('the status of an order', () => {
  it.each([
    ['CREATED', 'created'],
    ['accepted', 'accepted'],
    ['In progress', 'preparing'],
    ['IN-PROGRESS', 'preparing'],
    ['PREPARING', 'preparing'],
    ['DELIVERED', 'delivered'],
    ['COMPLETED', 'completed'],
    ['CANCELED', 'cancelled'],
    ['CANCELLED', 'cancelled'],
    ['REJECTED', 'rejected'],
  ])('%s has words in the guest’s language', (received, words) => {
    expect(orderStatus(received).words).toBe(words)
  })

  const others = ['AT_THE_DOOR', 'constructor', 'toString', '__proto__', '']
  it.each(others)('%j has none and is shown as received', (received) => {
    expect(orderStatus(received)).toEqual({ tone: 'neutral' })
  })
})
