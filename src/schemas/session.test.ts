import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { guestSession, loginBody } from './session.ts'

describe('the response to a login', () => {
  it('is a session only with `personId` and `sessionId`', () => {
    expect(v.safeParse(guestSession, { personId: 7, sessionId: 's' }).success).toBe(true)
    expect(v.safeParse(guestSession, { personId: 7 }).success).toBe(false)
    expect(v.safeParse(guestSession, { sessionId: 's' }).success).toBe(false)
  })

  it.each([
    { personId: '.' },
    { personId: '..' },
    { personId: '\u{d800}' },
    { sessionId: 'a\nb' },
    { sessionId: ' a' },
    { sessionId: 'ключ' },
  ])('is rejected as a session that no request could carry: %j', (part) =>
    expect(v.safeParse(guestSession, { personId: 7, sessionId: 's', ...part }).success).toBe(false),
  )

  it.each([
    { personId: '...' },
    { personId: '.a' },
    { personId: 'a..' },
    { sessionId: '!' },
    { sessionId: 'a b' },
    { sessionId: '~a ~' },
  ])('is accepted as a session that requests can carry: %j', (part) => {
    const session = { personId: 7, sessionId: 's', ...part }
    expect(v.parse(guestSession, session)).toMatchObject(session)
  })
})

describe('the request of a login', () => {
  it('trims the account and room number, and needs both', () => {
    expect(v.parse(loginBody, { accountNumber: ' 100200 ', roomNumber: '305' })).toEqual({
      accountNumber: '100200',
      roomNumber: '305',
    })
    expect(v.safeParse(loginBody, { accountNumber: '  ', roomNumber: '305' }).success).toBe(false)
    expect(v.safeParse(loginBody, { accountNumber: 100200, roomNumber: '305' }).success).toBe(false)
  })
})
