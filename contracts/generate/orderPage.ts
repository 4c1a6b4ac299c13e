import { callNameOf, endpointOf, isProposed } from '#contracts/calls.ts'
import { interactionsOf, type Interaction } from '#contracts/interactions.ts'
import { GENERATED } from './generated.ts'
import { steps, type Step } from './operations.ts'

/** GitHub's anchor of a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
}

function section(
  interactions: readonly Interaction[],
  { name, calls, works, interactions: filter }: Step,
  index: number,
): string {
  const own = interactions.filter((interaction) => calls.includes(callNameOf(interaction)))
  const states = [...new Set(own.flatMap(({ providerStates }) => providerStates.map((state) => state.name)))]
  const links = calls.map((call) => {
    const { method, path } = endpointOf(call)
    const heading = `${method} ${path}${isProposed(call) ? ' (proposal)' : ''}`
    return `[${heading}](endpoints.md#${anchorOf(heading)})`
  })
  return [
    `## ${index + 1}. ${name}\n`,
    `**Build** ${links.join(' · ')}\n`,
    `**States** ${states.map((state) => `[${state}](states.md#${anchorOf(state)})`).join(' · ')}\n`,
    `**Works then:** ${works}\n`,
    `**Verify** ${own.length} interactions: \`-Dpact.filter.description='${filter}'\`\n`,
  ].join('\n')
}

/** The page with an order in which to build the API. */
export function orderPage(): string {
  const interactions = interactionsOf('pact')
  return `# An order of work

${GENERATED}

Each step works in the app without the steps after it. Until a call exists, its screen says that it could not be loaded, and the rest of
the app works. Verify a step alone with its filter, given to [Maven](../README.md#with-java-jdk-17-or-later-maven-38-or-later).

Before step 1: let the API answer preflights (CORS) if the app has another origin, and errors as JSON; see the
[checklist](../README.md#what-the-pact-does-not-verify).

${steps.map((step, index) => section(interactions, step, index)).join('\n')}
## Not wanted yet

\`Idempotency-Key\` and \`GET /reports/customer/{personId}\` are proposals: [the proposals](../pacts/proposals) are not part of
the pact, and the app sends neither unless the options \`idempotencyKey\` and \`reportsEndpoint\` are on. Leave both for after step 8.
`
}
