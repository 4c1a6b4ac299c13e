import { MatchersV3, type PactV4 } from '@pact-foundation/pact'
import { expect, it } from 'vitest'
import { openGuestClient, type GuestClient } from '#tests/support/servers/guestClient.ts'
import { anIdText, guestHeaders, guestPath, REJECTED } from './pact.ts'

const { eachLike } = MatchersV3
type AnyTemplate = Parameters<typeof eachLike>[0]

/** The list of a guest's submissions, and the provider states in which it has rows and none. */
interface GuestList {
  /** As in "a request for the …". */
  readonly what: string
  readonly some: string
  readonly none: string
  /** The path before the `personId`. */
  readonly collection: string
  readonly id: string
  /** The body of a response with these rows; the rows themselves by default. */
  readonly bodyOf?: (rows: AnyTemplate) => AnyTemplate
  readonly read: (client: GuestClient) => Promise<{ readonly data?: unknown }>
}

/** Tests that a list may have rows with only an id, and none. */
export function itListsIdsAndNone(
  pact: PactV4,
  { what, some, none, collection, id, bodyOf = (rows) => rows, read }: GuestList,
): void {
  const lists = [
    {
      title: 'are listed when the rows have only an id',
      ...{ state: some, description: `a request for the ${what}, of which only the id is required` },
      ...{ rows: eachLike({ id: anIdText(id) }), expected: [{ id }] },
    },
    {
      title: 'are an empty list before the first',
      ...{ state: none, description: `a request for the ${what} of a guest who has none`, rows: [], expected: [] },
    },
  ]
  it.each(lists)('$title', async ({ state, description, rows, expected }) => {
    await pact
      .addInteraction()
      .given(state)
      .uponReceiving(description)
      .withRequest('GET', guestPath(collection), (request) => request.headers(guestHeaders))
      .willRespondWith(200, (response) => response.jsonBody(bodyOf(rows)))
      .executeTest(async ({ url }) => {
        const { data } = await read(openGuestClient(url))
        expect(data).toMatchObject(expected)
      })
  })
}

/** A submission that the hotel does not accept. */
interface RejectedSubmission {
  readonly state: string
  readonly parameters?: Readonly<Record<string, number>>
  readonly description: string
  readonly collection: string
  readonly body: object
  readonly make: (client: GuestClient) => Promise<unknown>
}

/** Tests that a submission is rejected, and that the guest stays signed in. */
export function itIsRejected(
  pact: PactV4,
  { state, parameters, description, collection, body, make }: RejectedSubmission,
): void {
  it(`${description} is rejected, and the guest stays signed in`, async () => {
    await pact
      .addInteraction()
      .given(state, parameters)
      .uponReceiving(description)
      .withRequest('POST', guestPath(collection), (request) => request.headers(guestHeaders).jsonBody(body))
      .willRespondWith(REJECTED)
      .executeTest(async ({ url }) => {
        const client = openGuestClient(url)
        expect(await make(client)).toMatchObject({ error: { status: REJECTED } })
        expect(client.getState().session.isAuthenticated).toBe(true)
      })
  })
}
