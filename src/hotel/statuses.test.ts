import { describe, expect, it } from 'vitest'
import { orderStatus, requestStatus } from './statuses.ts'

const unknown = ['AT_THE_DOOR', 'constructor', 'toString', '__proto__', '']

describe('the status of an order', () => {
  it.each([
    ['CREATED', 'created'],
    ['accepted', 'accepted'],
    ['In progress', 'preparing'],
    ['IN-PROGRESS', 'preparing'],
    ['COMPLETED', 'completed'],
    ['CANCELED', 'cancelled'],
    ['CANCELLED', 'cancelled'],
  ])('%s has a text in the guest’s language', (received, name) => {
    expect(orderStatus(received).name).toBe(name)
  })

  it.each(unknown)('%j has no text and is shown as received', (received) => {
    expect(orderStatus(received)).toEqual({ tone: 'neutral' })
  })
})

describe('the status of a request or report', () => {
  it.each([
    ['CREATED', 'created', 'neutral'],
    ['in progress', 'inProgress', 'info'],
    ['COMPLETED', 'completed', 'success'],
    ['RESOLVED', 'completed', 'success'],
    ['CANCELLED', 'cancelled', 'warning'],
    ['REJECTED', 'rejected', 'danger'],
  ])('%s has a text and a tone', (received, name, tone) => {
    expect(requestStatus(received)).toMatchObject({ name, tone })
  })

  it.each([...unknown, 'DELIVERED'])('%j has no text and is shown as received', (received) => {
    expect(requestStatus(received)).toEqual({ tone: 'neutral' })
  })
})
