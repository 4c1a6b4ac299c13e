import { MatchersV3, type PactV4 } from '@pact-foundation/pact'
import { expect, it } from 'vitest'
import { openGuestClient, signedInAs, type GuestClient } from '#tests/support/servers/guestClient.ts'
import { ACCEPTED, anId, fromState, guestHeaders, guestPath, REJECTED } from './pact.ts'

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
      ...{ rows: eachLike({ id: anId(id) }), expected: [{ id }] },
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

/** A submission as it is in the pact, and the function that makes it. */
interface Submission {
  readonly state: string
  readonly parameters?: Readonly<Record<string, number>>
  readonly description: string
  readonly collection: string
  readonly body: object
  /** The body with matchers for values from the provider state; `body` by default. */
  readonly bodyMatcher?: object
  readonly make: (client: GuestClient) => Promise<unknown>
}

function answersWith(
  pact: PactV4,
  status: number,
  { state, parameters, description, collection, body, bodyMatcher = body, make }: Submission,
  check: (made: unknown, client: GuestClient) => void,
): Promise<void | undefined> {
  return pact
    .addInteraction()
    .given(state, parameters)
    .uponReceiving(description)
    .withRequest('POST', guestPath(collection), (request) => request.headers(guestHeaders).jsonBody(bodyMatcher))
    .willRespondWith(status)
    .executeTest(async ({ url }) => {
      const client = openGuestClient(url)
      check(await make(client), client)
    })
}

/** Tests that a submission is accepted. */
export function itIsAccepted(pact: PactV4, submission: Submission): void {
  it(`${submission.description} is accepted`, () =>
    answersWith(pact, ACCEPTED, submission, (made) => expect(made).toEqual({ data: null })))
}

/** Tests that a submission is rejected, and that the guest stays signed in. */
export function itIsRejected(pact: PactV4, submission: Submission): void {
  it(`${submission.description} is rejected, and the guest stays signed in`, () =>
    answersWith(pact, REJECTED, submission, (made, client) => {
      expect(made).toMatchObject({ error: { status: REJECTED } })
      expect(client.getState().session.isAuthenticated).toBe(true)
    }))
}

/** A protected call as it is in the pact, and the function that makes it. */
interface ProtectedCall {
  /** As in "a request for …". */
  readonly description: string
  readonly method: 'GET' | 'POST'
  /** The path before the `personId`. */
  readonly collection: string
  /** Whether the path ends in a `personId`. */
  readonly hasPersonId?: boolean
  readonly body?: object
  /** The body with matchers for values from the provider state; `body` by default. */
  readonly bodyMatcher?: object
  readonly make: (client: GuestClient, personId: string) => Promise<unknown>
}

const OTHER_PERSON_ID = '1002'

/** Tests that 401 for an ended session signs the guest out, and 403 for another guest's `personId`, where the path has one. */
export function itSignsOut(
  pact: PactV4,
  { description, method, collection, hasPersonId = true, body, bodyMatcher = body, make }: ProtectedCall,
): void {
  const sessionEndings = [
    {
      state: "the guest's session has expired",
      suffix: 'after the session has ended',
      status: 401,
      personId: signedInAs.personId,
      path: hasPersonId ? guestPath(collection) : collection,
    },
    {
      state: 'another guest in the hotel',
      suffix: 'of another guest',
      status: 403,
      personId: OTHER_PERSON_ID,
      path: fromState(`${collection}/\${otherPersonId}`, `${collection}/${OTHER_PERSON_ID}`),
    },
  ]
  it.each(hasPersonId ? sessionEndings : sessionEndings.slice(0, 1))(
    `${description} $suffix: the response $status signs the guest out`,
    async (ending) => {
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
    },
  )
}
