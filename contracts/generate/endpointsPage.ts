import { endpointOf, callNames, callNameOf, isProposed, isProtected } from '#contracts/calls.ts'
import type { CallName } from '#src/schemas/calls.ts'
import { allInteractions, type Interaction } from '#contracts/interactions.ts'
import { queries, requestBodies, responses } from './bodies.ts'
import type { Documented } from './documented.ts'
import { fieldsOf, type Field } from './fieldRows.ts'
import { GENERATED } from './generated.ts'
import { reactionsTo } from './reactions.ts'

function row({ path, kind, source, isOptional, oneOf, note }: Field): string {
  const values = oneOf.map((value) => `\`${String(value)}\``).join(', ')
  const notes = [values, note].filter(Boolean).join('; ')
  return `| \`${path}\` | ${kind} | ${isOptional ? 'no' : 'yes'} | ${source} | ${notes} |`
}

function table(title: string, schema: Documented | undefined): string[] {
  if (schema === undefined) return []
  const head = ['| field | type | required | source | note |', '|---|---|---|---|---|']
  return [`**${title}**\n`, ...head, ...fieldsOf(schema).map(row), '']
}

function section(interactions: readonly Interaction[], name: CallName): string {
  const { method, path } = endpointOf(name)
  const pinnedBy = interactions.filter((interaction) => callNameOf(interaction) === name)
  return [
    `## ${method} ${path}${isProposed(name) ? ' (proposal)' : ''}\n`,
    `${isProtected(name) ? 'With `Authorization: Bearer {sessionId}`.' : 'Without authorization.'}\n`,
    ...table('Query', queries[name]),
    ...table('Request', requestBodies[name]),
    ...table('Response; other fields are ignored', responses[name]),
    '| response | what the guest sees |',
    '|---|---|',
    ...reactionsTo(name).map(([status, reaction]) => `| ${status} | ${reaction} |`),
    `\nPinned by: ${pinnedBy.map(({ description }) => description).join(' · ')}\n`,
  ].join('\n')
}

/** The page of endpoints: authorization, request and response fields, and the app's reaction to each status. */
export function endpointsPage(): string {
  const interactions = allInteractions()
  const intro = `# Endpoints

${GENERATED}

Paths are relative to the API base. *Source* is **specified** (given by the owner), **inferred** (our reading where the
specification is silent) or **unknown** (proposed, not confirmed by the hotel). An optional field may be absent or \`null\`, and
an optional text may also be empty. In a state whose description says that a row has every field, the pact requires the optional ones
too. \`[]\` is each element of a list.

The tables are what the API must answer and what the pact verifies. The app itself is more tolerant: it converts numbers to
texts and texts to numbers, treats any other invalid value as absent, and skips rows that lack a required field or repeat an
id. It names each such field in the browser’s console. *An unreadable body* is one without a list, a list without a valid
row, or a session without a required field.
`
  return [intro, ...callNames.map((name) => section(interactions, name))].join('\n')
}
