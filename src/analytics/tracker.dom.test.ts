import { expect, it, vi } from 'vitest'
import { endTracking } from './tracker.ts'

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
