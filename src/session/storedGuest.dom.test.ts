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

  it('is restored after a reload, in the specified shape', () => {
    writeGuest(guest)
    expect(readGuest()).toEqual(guest)
    expect(JSON.parse(localStorage.getItem('auth-storage') ?? '')).toMatchObject({
      state: { isAuthenticated: true, user: { personId: 7, sessionId: 's' } },
      version: 0,
    })
  })

  it('is gone after Log Out', () => {
    writeGuest(guest)
    writeGuest(null)
    expect(localStorage.getItem('auth-storage')).toBeNull()
  })

  it.each([
    '{',
    'null',
    '[]',
    '{"state":{"isAuthenticated":false,"user":null},"version":0}',
    '{"state":{"isAuthenticated":true,"user":{}}}',
  ])('means signed out when it is damaged or foreign: %s', (text) => {
    localStorage.setItem('auth-storage', text)
    expect(readGuest()).toBeNull()
  })

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
