import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import { openGuestClient } from '#tests/support/servers/guestClient.ts'
import { aDate, anId, aSessionId, aText, fromState, newPact, publicHeaders } from './pact.ts'

const { login } = hotelApi.endpoints
const pact = newPact()
const numbers = { accountNumber: '100200', roomNumber: '305' }
/** The name is expected exactly, because a wrong encoding makes another text of Cyrillic letters. */
const guest = { ...numbers, fullName: 'Елена Димитрова' }
const numbersFromState = {
  accountNumber: fromState('accountNumber', numbers.accountNumber),
  roomNumber: fromState('roomNumber', numbers.roomNumber),
}
const session = { personId: anId('1001'), sessionId: aSessionId('f3b1c7d2a9e84506b7c8d9e0f1a2b3c4') }

describe('signing in', () => {
  it('returns the guest\u2019s session', async () => {
    await pact
      .addInteraction()
      .given('a guest who can sign in', guest)
      .uponReceiving('a login with the right account and room number')
      .withRequest('POST', '/customer/login', (request) => request.headers(publicHeaders).jsonBody(numbersFromState))
      .willRespondWith(200, (response) => {
        const about = { fullName: guest.fullName, roomNumber: aText('305') }
        response.jsonBody({ ...session, ...about, checkInDate: aDate('2026-11-19'), checkOutDate: aDate('2026-11-25') })
      })
      .executeTest(async ({ url }) => {
        const { data } = await openGuestClient(url, null).dispatch(login.initiate(numbers))
        expect(data).toEqual({
          ...{ personId: '1001', sessionId: 'f3b1c7d2a9e84506b7c8d9e0f1a2b3c4', fullName: guest.fullName },
          ...{ roomNumber: '305', checkInDate: '2026-11-19', checkOutDate: '2026-11-25' },
        })
      })
  })

  it('succeeds when the response has only the two ids', async () => {
    await pact
      .addInteraction()
      .given('a guest who can sign in', guest)
      .uponReceiving('a login whose answer says only what is required')
      .withRequest('POST', '/customer/login', (request) => request.headers(publicHeaders).jsonBody(numbersFromState))
      .willRespondWith(200, (response) => response.jsonBody(session))
      .executeTest(async ({ url }) => {
        const { data } = await openGuestClient(url, null).dispatch(login.initiate(numbers))
        expect(data).toEqual({ personId: '1001', sessionId: 'f3b1c7d2a9e84506b7c8d9e0f1a2b3c4' })
      })
  })

  it.each([
    ['an account number the hotel does not know', { accountNumber: '000000', roomNumber: '999' }, '000000'],
    [
      'the right account number and a wrong room',
      { accountNumber: '100200', roomNumber: '999' },
      numbersFromState.accountNumber,
    ],
  ])('is rejected with %s, and nobody is signed in', async (description, wrongNumbers, accountNumber) => {
    await pact
      .addInteraction()
      .given('a guest who can sign in', guest)
      .uponReceiving(`a login with ${description}`)
      .withRequest('POST', '/customer/login', (request) =>
        request.headers(publicHeaders).jsonBody({ ...wrongNumbers, accountNumber }),
      )
      .willRespondWith(401)
      .executeTest(async ({ url }) => {
        const client = openGuestClient(url, null)
        expect(await client.dispatch(login.initiate(wrongNumbers))).toMatchObject({ error: { status: 401 } })
        expect(client.getState().session).toMatchObject({ isAuthenticated: false, notice: null })
      })
  })
})
