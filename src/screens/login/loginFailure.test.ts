import { describe, expect, it } from 'vitest'
import { loginFailure } from './loginFailure.ts'

describe('a guest whose login failed', () => {
  it.each([400, 401, 403, 404, 422, 429, 499])('is sent to the reception after a %s', (status) => {
    expect(loginFailure({ status, message: '' })).toBe('reception')
  })

  const others = [500, 503, 'network', 'timeout', 'html', 'unreadable', 'invalid-response']
  it.each(others)('is told of a problem after %s', (status) => {
    expect(loginFailure({ status, message: '' })).toBe('problem')
  })

  it('is told of a problem when something unforeseen was thrown', () => {
    expect(loginFailure(new TypeError('x'))).toBe('problem')
    expect(loginFailure(undefined)).toBe('problem')
  })
})
