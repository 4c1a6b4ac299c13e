import { allInteractions, isProposedState, type Interaction } from '#contracts/interactions.ts'
import { providerStates } from '#mock-server/scenarios/providerStates.ts'
import type { GivenValue, ProviderState } from '#mock-server/scenarios/scenario.ts'
import { signedInAs } from '#tests/support/servers/guestClient.ts'
import { GENERATED } from './generated.ts'

const states: readonly ProviderState[] = providerStates

/** Values that a state may answer with. */
const givenValues: Readonly<Record<GivenValue, string>> = {
  personId: '1001',
  sessionId: signedInAs.sessionId,
  accountNumber: '100200',
  roomNumber: '305',
  productId: 'shopska-salad',
  otherPersonId: '1002',
}

function example({ name, gives }: ProviderState, [user]: readonly Interaction[]): string[] {
  const params = user?.providerStates.find((each) => each.name === name)?.params ?? {}
  return [
    '```http',
    `POST ${JSON.stringify({ state: name, params, action: 'setup' })}`,
    `200  ${JSON.stringify(Object.fromEntries(gives.map((value) => [value, givenValues[value]])))}`,
    '```\n',
  ]
}

function section(interactions: readonly Interaction[], state: ProviderState): string {
  const { name, data, parameters = {}, gives } = state
  const users = interactions.filter(({ providerStates: given }) => given.some((each) => each.name === name))
  const named = Object.entries(parameters).map(([parameter, meaning]) => `\`${parameter}\` – ${meaning}`)
  return [
    `## ${name}\n`,
    isProposedState(name) ? '**Only for proposals, not wanted yet.**\n' : '',
    `**In the database:** ${data}\n`,
    named.length > 0 ? `**Parameters:** ${named.join('; ')}\n` : '',
    gives.length > 0 ? `**Answers with:** ${gives.map((value) => `\`${value}\``).join(', ')}\n` : '',
    ...example(state, users),
    '**Used by:**\n',
    ...users.map(({ description }) => `- ${description}`),
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n')
}

/** The page of provider states, for developers who implement them in a backend. */
export function statesPage(): string {
  const interactions = allInteractions()
  const intro = `# States

${GENERATED}

Before each interaction the verifier requests one of these states from the provider, by name. Insert the rows described, and
answer with the listed values. The verifier takes ids and the session id from your answer, so you can choose them; the values below
are examples. The request has the header \`content-type: application/json\`.

- *Every field* means the fields of the response on the page of [endpoints](endpoints.md), none of them \`null\` or empty.
- An id may be a number: every verifier then sends it as a number. The session id, the account number and the room number are texts,
  as the app sends them.
- A state may leave its rows behind: no interaction reads what another one stored. Each state must only be true when it is set up, so
  one that says *no order* deletes the guest’s orders, or takes a guest without any.
- \`action\` may also be \`teardown\`, after the interaction: answer 200 with \`{}\`; there is nothing to do.
- A state that cannot be set up, for whatever reason, also an exception: 400 with the reason in the body. Verifiers repeat a 500
  for minutes.
- In Java, \`HotelStates.setUp\` of [the library](../README.md#in-your-own-spring-boot-build) sets a state up by its name, and
  [StateUrl](../jvm/example/src/test/java/hotel/example/StateUrl.java) of the example is such an endpoint.
- The endpoint exists in test builds only.
`
  return [intro, ...states.map((state) => section(interactions, state))].join('\n')
}
