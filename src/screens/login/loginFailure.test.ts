import { describe, expect, it } from 'vitest'
import { loginFailure } from './loginFailure.ts'

describe('loginFailure', () => {
  it.each([400, 401, 403, 404, 422, 429, 499])('refers the guest to reception after a %s', (status) => {
    expect(loginFailure({ status, message: '' })).toBe('reception')
  })

  const others = [500, 503, 'network', 'timeout', 'html', 'unreadable', 'invalid-response']
  it.each(others)('reports a problem after %s', (status) => {
    expect(loginFailure({ status, message: '' })).toBe('problem')
  })

  it('reports a problem after an unexpected error', () => {
    expect(loginFailure(new TypeError('x'))).toBe('problem')
    expect(loginFailure(undefined)).toBe('problem')
  })
})
