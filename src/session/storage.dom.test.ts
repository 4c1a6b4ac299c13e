import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readGuest, writeGuest } from './storage.ts'

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

  it('comes back after a reload, in the shape the spec gives', () => {
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
  ])('that is damaged or foreign means signed out: %s', (text) => {
    localStorage.setItem('auth-storage', text)
    expect(readGuest()).toBeNull()
  })

  it('that the phone does not take lasts until the page is closed, and no earlier one comes back', () => {
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

  it('in a blocked storage means signed out, never a crash', () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(readGuest()).toBeNull()
    blocked.mockRestore()
  })
})
