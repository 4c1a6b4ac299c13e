import { describe, expect, it, vi } from 'vitest'
import { endTracking, routePattern } from './pageViews.ts'

it('ending tracking removes the tracker’s two keys and no other', () => {
  for (const key of ['tracker_session_id', 'tracker_session_timestamp', 'draft']) sessionStorage.setItem(key, '1')
  endTracking()
  expect(Object.keys(sessionStorage)).toEqual(['draft'])
})

it('blocked storage does not prevent logging out', () => {
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(endTracking).not.toThrow()
})

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
