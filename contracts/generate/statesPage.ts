import { allInteractions, type Interaction } from '#contracts/interactions.ts'
import { providerStates } from '#mock-server/scenarios/providerStates.ts'
import type { ProviderState } from '#mock-server/scenarios/scenario.ts'
import { GENERATED } from './generated.ts'

const states: readonly ProviderState[] = providerStates

function section(interactions: readonly Interaction[], { name, data, parameters = {}, gives }: ProviderState): string {
  const standing = interactions.filter(({ providerStates: given }) => given.some((each) => each.name === name))
  const named = Object.entries(parameters).map(([parameter, meaning]) => `\`${parameter}\` – ${meaning}`)
  return [
    `## ${name}\n`,
    `**In the database:** ${data}\n`,
    named.length > 0 ? `**Parameters:** ${named.join('; ')}\n` : '',
    gives.length > 0 ? `**Answers with:** ${gives.map((value) => `\`${value}\``).join(', ')}\n` : '',
    '**Used by:**\n',
    ...standing.map(({ description }) => `- ${description}`),
    '',
  ]
    .filter((line, index, lines) => line !== '' || index === lines.length - 1)
    .join('\n')
}

/** The states that a backend has to be able to bring about, for whoever writes that. */
export function statesPage(): string {
  const interactions = allInteractions()
  const intro = `# States

${GENERATED}

Before each interaction the verifier asks the provider for one of these states, by its sentence. Set up what is said, and
answer with the values named: ids and the session id are taken from your answer, so any will do.
`
  return [intro, ...states.map((state) => section(interactions, state))].join('\n')
}
