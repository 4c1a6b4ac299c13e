import { MatchersV3 } from '@pact-foundation/pact'
import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { openPhone } from './guestPhone.ts'
import { newPact } from './pact.ts'

const { like, fromProviderState } = MatchersV3
const { login } = hotelApi.endpoints
const hotel = newPact()

describe('signing in', () => {
  it('gives the guest session', async () => {
    await hotel
      .addInteraction()
      .given('a guest who can sign in')
      .uponReceiving('a login with the right account and room number')
      .withRequest('POST', '/customer/login', (request) => {
        request.jsonBody({
          accountNumber: fromProviderState('${accountNumber}', '100200'),
          roomNumber: fromProviderState('${roomNumber}', '305'),
        })
      })
      .willRespondWith(200, (response) => {
        response.jsonBody({
          personId: like('guest-1'),
          sessionId: like('f3b1c7d2a9e84506b7c8d9e0f1a2b3c4'),
          fullName: like('Елена Димитрова'),
          roomNumber: like('305'),
          checkInDate: like('2026-11-19'),
          checkOutDate: like('2026-11-25'),
        })
      })
      .executeTest(async ({ url }) => {
        const phone = openPhone(url, null)
        const { data } = await phone.dispatch(login.initiate({ accountNumber: '100200', roomNumber: '305' }))
        expect(data).toMatchObject({ personId: 'guest-1', roomNumber: '305', checkOutDate: '2026-11-25' })
      })
  })

  it('is refused to a stranger, who stays signed out', async () => {
    await hotel
      .addInteraction()
      .given('a guest who can sign in')
      .uponReceiving('a login with an account number the hotel does not know')
      .withRequest('POST', '/customer/login', (request) => {
        request.jsonBody({ accountNumber: '000000', roomNumber: '999' })
      })
      .willRespondWith(401)
      .executeTest(async ({ url }) => {
        const phone = openPhone(url, null)
        const { error } = await phone.dispatch(login.initiate({ accountNumber: '000000', roomNumber: '999' }))
        expect(error).toMatchObject({ status: 401 })
        expect(phone.getState().session.notice).toBeNull()
      })
  })
})
