import type { PactV4 } from '@pact-foundation/pact'
import { expect, it } from 'vitest'
import { openGuestClient, signedInAs, type GuestClient } from '#tests/support/servers/guestClient.ts'
import { guestHeaders, fromState, guestPath } from './pact.ts'

/** A protected call as it is in the pact, and the function that makes it. */
interface ProtectedCall {
  /** As in "a request for …". */
  readonly description: string
  readonly method: 'GET' | 'POST'
  /** The path before the `personId`. */
  readonly collection: string
  readonly body?: object
  /** The body with matchers for values from the provider state; `body` by default. */
  readonly bodyMatcher?: object
  readonly make: (client: GuestClient, personId: string) => Promise<unknown>
}

const OTHER_PERSON_ID = 'guest-2'

/** Tests that 401 for an ended session and 403 for another guest's `personId` both sign the guest out. */
export function itSignsOut(
  pact: PactV4,
  { description, method, collection, body, bodyMatcher = body, make }: ProtectedCall,
): void {
  const sessionEndings = [
    {
      state: "the guest's session has expired",
      suffix: 'after the session has ended',
      status: 401,
      personId: signedInAs.personId,
      path: guestPath(collection),
    },
    {
      state: 'another guest in the hotel',
      suffix: 'of another guest',
      status: 403,
      personId: OTHER_PERSON_ID,
      path: fromState(`${collection}/\${otherPersonId}`, `${collection}/${OTHER_PERSON_ID}`),
    },
  ]
  it.each(sessionEndings)(`${description} $suffix: the response $status signs the guest out`, async (ending) => {
    await pact
      .addInteraction()
      .given(ending.state)
      .uponReceiving(`${description} ${ending.suffix}`)
      .withRequest(method, ending.path, (request) => {
        request.headers(guestHeaders)
        if (bodyMatcher !== undefined) request.jsonBody(bodyMatcher)
      })
      .willRespondWith(ending.status)
      .executeTest(async ({ url }) => {
        const client = openGuestClient(url)
        await make(client, ending.personId)
        expect(client.getState().session).toMatchObject({ isAuthenticated: false, notice: 'session-ended-by-hotel' })
      })
  })
}

/** Tests that 401 for an ended session signs the guest out, for a call without a `personId`. */
export function itSignsOutWhenEnded(
  pact: PactV4,
  { description, path, make }: { description: string; path: string; make: (client: GuestClient) => Promise<unknown> },
): void {
  it(`${description} after the session has ended signs the guest out`, async () => {
    await pact
      .addInteraction()
      .given("the guest's session has expired")
      .uponReceiving(`${description} after the session has ended`)
      .withRequest('GET', path, (request) => request.headers(guestHeaders))
      .willRespondWith(401)
      .executeTest(async ({ url }) => {
        const client = openGuestClient(url)
        await make(client)
        expect(client.getState().session).toMatchObject({ isAuthenticated: false, notice: 'session-ended-by-hotel' })
      })
  })
}
