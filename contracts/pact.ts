import { fileURLToPath } from 'node:url'
import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact'
import { signedInAs } from './guestPhone.ts'

/** Where the consumer tests write the pact before it is compared with the committed one. */
export const FRESH_PACTS = fileURLToPath(new URL('../.cache/pacts', import.meta.url))

/** The committed pact, which the backend team verifies. */
export const COMMITTED_PACT = fileURLToPath(new URL('./pacts/hotel-guest-companion-hotel-java-api.json', import.meta.url))

/** A new pact between this app and the Java API. Interactions of all files are gathered in one file. */
export function newPact(): PactV4 {
  return new PactV4({
    consumer: 'hotel-guest-companion',
    provider: 'hotel-java-api',
    dir: FRESH_PACTS,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  })
}

const { fromProviderState } = MatchersV3

/** The bearer header of the signed-in guest, whose session id the provider gives. */
export const bearer = { authorization: fromProviderState('Bearer ${sessionId}', `Bearer ${signedInAs.sessionId}`) }

/** A path that ends in the signed-in guest's `personId`, which the provider gives. */
export function guestPath(collection: string) {
  return fromProviderState(`/${collection}/\${personId}`, `/${collection}/${signedInAs.personId}`)
}
