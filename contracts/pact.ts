import { fileURLToPath } from 'node:url'
import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact'
import { signedInAs } from '#tests/support/guestClient.ts'

/** Where the consumer tests write the pacts before they are compared with the committed ones. */
export const FRESH_PACTS = fileURLToPath(new URL('../.cache/pacts', import.meta.url))

/** The folder of the committed pact, which the backend team verifies. */
export const COMMITTED_PACTS = fileURLToPath(new URL('./pacts', import.meta.url))

/** The pact, and what waits for the backend, which never blocks its build; both relative to the folders above. */
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

/** A new pact between this app and the Java API. Interactions of all files are gathered in one file. */
export function newPact(): PactV4 {
  return pactIn(FRESH_PACTS)
}

/** The same for what is only proposed to the backend, in a file of its own. */
export function newProposal(): PactV4 {
  return pactIn(`${FRESH_PACTS}/proposals`)
}

/** Example statuses that stand for all to which the app reacts alike: any 2xx, and a refusal (400, 404, 422; at login any 4xx). */
export const ACCEPTED = 201
export const REFUSED = 400

const { fromProviderState, regex } = MatchersV3

/** A value of a request that the provider's state gives. The app must send exactly that, where Pact would take any text. */
export function fromState(expression: string, example: string) {
  return { ...fromProviderState(expression, example), 'pact:matcher:type': 'equality' as const }
}

/** The bearer header of the signed-in guest, whose session id the provider gives. */
export const bearer = { authorization: fromState('Bearer ${sessionId}', `Bearer ${signedInAs.sessionId}`) }

/** A path that ends in the signed-in guest's `personId`, which the provider gives. */
export function guestPath(collection: string) {
  return fromState(`${collection}/\${personId}`, `${collection}/${signedInAs.personId}`)
}

/** Marks the ids, for `freshPacts.ts`: pact-js has no matcher for "a text or a number". */
export const ID_PATTERN = '^id$|^\\S+$'

/** An id as the hotel sends it: a text or a number. */
export function anId(example: string) {
  return regex(ID_PATTERN, example)
}

/** A day, `yyyy-MM-dd`. */
export function aDate(example: string) {
  return regex('^\\d{4}-\\d{2}-\\d{2}$', example)
}

/** An ISO date-time. */
export function aDateTime(example: string) {
  return regex('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}.*$', example)
}
