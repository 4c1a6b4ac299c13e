import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readGuest, writeGuest } from './storedGuest.ts'

const guest = {
  personId: 7,
  sessionId: 's',
  fullName: 'Ива',
  roomNumber: '305',
  checkInDate: undefined,
  checkOutDate: undefined,
}

describe('the persisted session', () => {
  beforeEach(() => localStorage.clear())

  it('lasts until the page is closed when storage cannot be written, and no earlier one is restored', () => {
    writeGuest({ ...guest, personId: 8 })
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    writeGuest(guest)
    expect([readGuest(), localStorage.getItem('auth-storage')]).toEqual([guest, null])
    writeGuest(null)
    expect(readGuest()).toBeNull()
    full.mockRestore()
  })

  it('means signed out when storage is blocked, never a crash', () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(readGuest()).toBeNull()
    blocked.mockRestore()
  })
})
