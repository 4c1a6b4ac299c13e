import { describe, expect, it } from 'vitest'
import { routePattern } from './routePattern.ts'

describe('the pattern of a route', () => {
  it.each([
    ['/', {}, '/'],
    ['/room-service/finalize-order', {}, '/room-service/finalize-order'],
    ['/leave-rating/', {}, '/leave-rating'],
    ['/orders/42/lines', { orderId: '42' }, '/orders/:orderId/lines'],
    ['/guests/%D0%90%D0%BD%D0%B0', { guest: 'Ана' }, '/guests/:guest'],
    ['/my-secret-token', { '*': 'my-secret-token' }, '/*'],
    ['/%E0%A4%A', { '*': '%E0%A4%A' }, '/*'],
  ])('of %s contains no values', (pathname, params, pattern) => {
    expect(routePattern({ pathname, params })).toBe(pattern)
  })
})
