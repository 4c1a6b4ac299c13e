import type { PactV4 } from '@pact-foundation/pact'
import { expect, it } from 'vitest'
import { openGuestClient, signedInAs, type GuestClient } from '#tests/support/guestClient.ts'
import { bearer, fromState, guestPath } from './pact.ts'

/** A protected call, spelled out, and how the app makes it. */
interface ProtectedCall {
  /** As in "a request for …". */
  readonly what: string
  readonly method: 'GET' | 'POST'
  /** What stands before the `personId`. */
  readonly collection: string
  readonly body?: object
  /** The same with what the state gives in it. */
  readonly sent?: object
  readonly make: (client: GuestClient, personId: string) => Promise<unknown>
}

const OTHER_PERSON_ID = 'guest-2'

/** Pins that an ended session is answered with 401 and another guest's `personId` with 403, and that both sign the guest out. */
export function itSignsOut(hotel: PactV4, { what, method, collection, body, sent = body, make }: ProtectedCall): void {
  const refusals = [
    {
      state: "the guest's session has expired",
      because: 'after the session has ended',
      status: 401,
      personId: signedInAs.personId,
      path: guestPath(collection),
    },
    {
      state: 'another guest in the hotel',
      because: 'of another guest',
      status: 403,
      personId: OTHER_PERSON_ID,
      path: fromState(`${collection}/\${otherPersonId}`, `${collection}/${OTHER_PERSON_ID}`),
    },
  ]
  it.each(refusals)('$because is answered with $status, and the guest is signed out', async (refusal) => {
    await hotel
      .addInteraction()
      .given(refusal.state)
      .uponReceiving(`${what} ${refusal.because}`)
      .withRequest(method, refusal.path, (request) => {
        request.headers(bearer)
        if (sent !== undefined) request.jsonBody(sent)
      })
      .willRespondWith(refusal.status)
      .executeTest(async ({ url }) => {
        const client = openGuestClient(url)
        await make(client, refusal.personId)
        expect(client.getState().session).toMatchObject({ isAuthenticated: false, notice: 'signed-out-by-hotel' })
      })
  })
}
