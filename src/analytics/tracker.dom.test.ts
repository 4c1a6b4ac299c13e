import { expect, it, vi } from 'vitest'
import { endTracking } from './tracker.ts'

it('blocked storage does not prevent logging out', () => {
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(endTracking).not.toThrow()
})
