import { fileURLToPath } from 'node:url'
import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact'
import { signedInAs } from '#tests/support/servers/guestClient.ts'

/** The folder that the consumer tests write to. Its pacts are then compared with the committed ones. */
export const FRESH_PACTS = fileURLToPath(new URL('../.cache/pacts', import.meta.url))

/** The folder of the committed pact, which the backend team verifies. */
export const COMMITTED_PACTS = fileURLToPath(new URL('./pacts', import.meta.url))

/** The pact, and the proposals, which never block the backend's build. Relative to the folders above. */
export const pactFiles = {
  pact: 'hotel-guest-companion-hotel-java-api.json',
  proposals: 'proposals/hotel-guest-companion-hotel-java-api.json',
} as const

function pactIn(dir: string): PactV4 {
  return new PactV4({
    consumer: 'hotel-guest-companion',
    provider: 'hotel-java-api',
    dir,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  })
}

/** A pact between this app and the Java API. The interactions of all test files are merged into one file. */
export function newPact(): PactV4 {
  return pactIn(FRESH_PACTS)
}

/** A pact of proposals to the backend, written to a separate file. */
export function newProposal(): PactV4 {
  return pactIn(`${FRESH_PACTS}/proposals`)
}

/** Example statuses. `freshPacts.ts` widens them: to any 2xx, and to the statuses of a refusal. */
export const ACCEPTED = 201
export const REJECTED = 400

const { fromProviderState, regex } = MatchersV3

/**
 * A request value from the provider state: a text with values in `${…}`, or the name of one value, which keeps its type (pact-jvm makes a
 * text of a number in `${…}`). Matched by equality, because Pact's default accepts any text.
 */
export function fromState(expression: string, example: string) {
  return { ...fromProviderState(expression, example), 'pact:matcher:type': 'equality' as const }
}

/** The headers of a call without a session. */
export const publicHeaders = { accept: 'application/json' }

/** The headers of a guest's call: the bearer is the session id from the provider state. */
export const guestHeaders = {
  ...publicHeaders,
  authorization: fromState('Bearer ${sessionId}', `Bearer ${signedInAs.sessionId}`),
}

/** A path that ends in the guest's `personId` from the provider state. */
export function guestPath(collection: string) {
  return fromState(`${collection}/\${personId}`, `${collection}/${signedInAs.personId}`)
}

/** An id in a response: a text without white space around it. */
export function anId(example: string) {
  return regex('^\\S(.*\\S)?$', example)
}

/**
 * A text that a guest can see: more than white space, and without the replacement character, as which pact-jvm reads what is not
 * encoded in UTF-8.
 */
export function aText(example: string) {
  return regex('^[^\\uFFFD]*[^\\s\\uFFFD][^\\uFFFD]*$', example)
}

/** A session id, which becomes the value of a header: printable ASCII without a space at its start and end. */
export function aSessionId(example: string) {
  return regex('^[!-~]([ -~]*[!-~])?$', example)
}

/** An `https:` address, or a path on the API's origin. A JPEG in Base64 begins with `/9j/`. */
export const PICTURE = /^(https:\/\/|\/[^9\s])\S+$/

/** A picture. */
export function aPicture(example: string) {
  return regex(PICTURE, example)
}

/** A number whose decimal notation matches a pattern. */
function aNumber(pattern: string, example: number) {
  const rules = [{ 'pact:matcher:type': 'number' }, { 'pact:matcher:type': 'regex', regex: pattern }]
  return { 'pact:matcher:type': rules, value: example }
}

/** An amount of money, never negative. */
export function aPrice(example: number) {
  return aNumber('^\\d+(\\.\\d+)?$', example)
}

/** A rating from 0.5 to 5. */
export function aRating(example: number) {
  return aNumber('^(0\\.[5-9]\\d*|[1-4](\\.\\d+)?|5(\\.0+)?)$', example)
}

/** A date, `yyyy-MM-dd`. */
export function aDate(example: string) {
  return regex('^\\d{4}-\\d{2}-\\d{2}$', example)
}

/** An ISO date-time. */
export function aDateTime(example: string) {
  return regex('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}.*$', example)
}
