import { endpointOf, callNames, callNameOf, isProposed, isProtected } from '#contracts/calls.ts'
import type { CallName } from '#src/schemas/calls.ts'
import { acceptedStatuses, bodiesOf, fullest, interactionsOf } from '#contracts/interactions.ts'
import { anchorOf } from './anchor.ts'
import { answersTo, PROPOSAL } from '#contracts/generate/calls/answers.ts'
import { queries, requestBodies, responses } from '#contracts/generate/calls/bodies.ts'
import { configurationElement } from '#contracts/generate/calls/configurationBody.ts'
import type { Documented } from '#contracts/generate/calls/documented.ts'
import { fieldTable } from './fieldRows.ts'
import { GENERATED } from './generated.ts'
import { markdownTable } from './markdownTable.ts'
import { successesOf } from '#contracts/generate/openApi/examples.ts'
import { operations, stepOf, steps } from '#contracts/generate/calls/operations.ts'

function table(title: string, schema: Documented | undefined): string[] {
  if (schema === undefined) return []
  if (schema.items === configurationElement)
    return [`**${title}:** a list of [configurations](constants.md#configuration-keys)\n`]
  return [`**${title}**\n`, fieldTable(schema), '']
}

function example(name: CallName): string[] {
  const interaction = fullest(successesOf(name))
  if (interaction === undefined) throw new Error(`No interaction of ${name} succeeds`)
  const { request, response } = interaction
  const query = new URLSearchParams(request.query).toString()
  const bodies = bodiesOf(interaction)
  const body = (value: unknown) => (value === undefined ? [] : ['', JSON.stringify(value, null, 2)])
  return [
    '**Example**\n',
    '```http',
    `${request.method} ${request.path}${query && `?${query}`} HTTP/1.1`,
    ...Object.entries(request.headers).map(([header, values]) => `${header.toLowerCase()}: ${values.join(', ')}`),
    ...body(bodies.request),
    '',
    `HTTP/1.1 ${response.status}`,
    ...(bodies.response === undefined ? [] : ['content-type: application/json']),
    ...body(bodies.response),
    '```',
    '',
  ]
}

function interactionsOfCall(title: string, pact: 'pact' | 'proposals', name: CallName): string[] {
  const own = interactionsOf(pact).filter((interaction) => callNameOf(interaction) === name)
  if (own.length === 0) return []
  const rows = own.map((interaction) => {
    const states = interaction.providerStates.map((state) => `[${state.name}](states.md#${anchorOf(state.name)})`)
    return [interaction.description, states.join(', '), acceptedStatuses(interaction)]
  })
  return ['', `**${title}**\n`, markdownTable(['interaction', 'state', 'accepted status'], rows)]
}

function section(name: CallName): string {
  const { method, path } = endpointOf(name)
  const { summary, description, errors } = operations[name]
  return [
    `## ${method} ${path}${isProposed(name) ? ' (proposal)' : ''}\n`,
    `${isProposed(name) ? `**${PROPOSAL}** ` : ''}${summary}. ${description}\n`,
    `${isProtected(name) ? 'With `Authorization: Bearer {sessionId}`.' : 'Without authorization.'} Step ${steps.indexOf(stepOf(name)) + 1}, ${stepOf(name).name}.${
      errors.includes(409) ? ` Header \`Idempotency-Key\`: ${PROPOSAL}` : ''
    }\n`,
    ...table('Query', queries[name]),
    ...table('Request', requestBodies[name]),
    ...table('Response; other fields are ignored', responses[name]),
    ...example(name),
    markdownTable(
      ['response', 'when to answer with it', 'what the guest sees'],
      answersTo(name).map(({ status, when, guest }) => [status, when, guest]),
    ),
    ...interactionsOfCall('Verified by', 'pact', name),
    ...interactionsOfCall('Proposals, not wanted yet', 'proposals', name),
    '',
  ].join('\n')
}

/** The page of endpoints: authorization, request and response fields, an example, and the app's reaction to each status. */
export function endpointsPage(): string {
  const intro = `# Endpoints

${GENERATED}

Paths are relative to the API base. *Source* is **specified** (given by the owner), **inferred** (our reading where the
specification is silent), **unknown** (proposed, not confirmed by the hotel) or **option** (an option of the app, which the API may
set). An optional field may be absent or \`null\`, and
an optional text may also be empty. In a state whose description says that a row has every field, the pact requires the optional ones
too. \`[]\` is each element of a list. As specified, products and orders are lists in \`{ "content": […] }\`, and all others bare lists. The [types](constants.md#formats) are explained on another page.

The tables of fields are what the API must answer and what the pact verifies. *Verified by* lists the interactions of a call in
the pact, each with its [state](states.md) and the statuses that the pact accepts. The app itself is more tolerant: it converts numbers to
texts and texts to numbers, treats any other invalid value as absent, and skips rows that lack a required field or repeat an
id. It names each such field in the browser’s console. *An unreadable body* is one without a list, a list without a valid
row, or a session without a required field.

The body of an error may be empty. One like \`{ "error": "Bad Request", "field": "category", "message": "…" }\` helps developers;
a guest never sees it.
`
  return [intro, ...callNames.map(section)].join('\n')
}
