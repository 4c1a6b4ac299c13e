import { allInteractions, type Interaction } from '#contracts/interactions.ts'
import { providerStates } from '#mock-server/scenarios/providerStates.ts'
import type { ProviderState } from '#mock-server/scenarios/scenario.ts'
import { GENERATED } from './generated.ts'

const states: readonly ProviderState[] = providerStates

function section(interactions: readonly Interaction[], { name, data, parameters = {}, gives }: ProviderState): string {
  const users = interactions.filter(({ providerStates: given }) => given.some((each) => each.name === name))
  const named = Object.entries(parameters).map(([parameter, meaning]) => `\`${parameter}\` – ${meaning}`)
  return [
    `## ${name}\n`,
    `**In the database:** ${data}\n`,
    named.length > 0 ? `**Parameters:** ${named.join('; ')}\n` : '',
    gives.length > 0 ? `**Answers with:** ${gives.map((value) => `\`${value}\``).join(', ')}\n` : '',
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
answer with the listed values. The verifier takes ids and the session id from your answer, so you can choose them.
`
  return [intro, ...states.map((state) => section(interactions, state))].join('\n')
}
