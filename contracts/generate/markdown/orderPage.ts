import { callNameOf, endpointOf, isProposed } from '#contracts/calls.ts'
import { interactionsOf, type Interaction } from '#contracts/interactions.ts'
import { anchorOf } from './anchor.ts'
import { GENERATED } from './generated.ts'
import { steps, type Step } from '#contracts/generate/calls/operations.ts'

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
the app works. A call is done when its interactions pass. The filter of each step is an option of
[Maven](../README.md#with-java-jdk-17-or-later-maven-38-or-later), and its expression is also one for the Pact CLI
(\`--filter-description\`). Other filters, such as \`(a login|an order).*\` for two calls, must match the whole description of an
interaction. \`npm run fake\` starts a server with the same calls.

## Before step 1

- Choose the base path, such as \`https://api.hotel.example/guest\`: the hotel’s \`config.json\` names it as \`COMPANION_BASE_JAVA_URL\`,
  and all paths stand below it.
- JSON in UTF-8 both ways, and [errors](errors.md) as JSON too.
- Let any path answer preflights (CORS), if the app has another origin: the
  [checklist](../doctor/README.md#by-hand) says how.
- 404 for calls that do not exist yet. Spring Security answers them with 401 or 403 by default, which signs the guest out.
- Ids: choose text or numbers; see [formats](constants.md#formats).
- The endpoint of the [provider states](states.md), in test builds.

${steps.map((step, index) => section(interactions, step, index)).join('\n')}
## Not wanted yet

\`Idempotency-Key\` and \`GET /reports/customer/{personId}\` are proposals: [the proposals](../pacts/proposals/README.md) are not part of
the pact, and the app uses neither unless the options \`idempotencyKey\` and \`reportsEndpoint\` are on. Leave both for after step 8.
`
}
