import { addressOf, callNames, callOf, isProposed, isProtected, type CallName } from '#contracts/calls.ts'
import { allInteractions, type Interaction } from '#contracts/interactions.ts'
import { asked, read, sent, type Field, type Fields } from './fields.ts'
import { GENERATED } from './generated.ts'
import { reactionsTo } from './reactions.ts'

function row([path, { kind, mark, optional = false, oneOf = [], note = '' }]: [string, Field]): string {
  const values = oneOf.map((value) => `\`${value}\``).join(', ')
  const notes = [values, note].filter(Boolean).join('; ')
  return `| \`${path.replace('?', '')}\` | ${kind} | ${optional ? 'no' : 'yes'} | ${mark} | ${notes} |`
}

function table(title: string, fields: Fields | undefined): string[] {
  if (fields === undefined) return []
  const head = ['| field | form | required | source | note |', '|---|---|---|---|---|']
  return [`**${title}**\n`, ...head, ...Object.entries(fields).map(row), '']
}

function section(interactions: readonly Interaction[], name: CallName): string {
  const { method, path } = addressOf(name)
  const standing = interactions.filter((interaction) => callOf(interaction) === name)
  return [
    `## ${method} ${path}${isProposed(name) ? ' (proposal)' : ''}\n`,
    `${isProtected(name) ? 'With `Authorization: Bearer {sessionId}`.' : 'Without authorization.'}\n`,
    ...table('In the query', asked[name]),
    ...table('Sent', sent[name]),
    ...table('Read of the answer; anything else is ignored', read[name]),
    '| answer | what the guest meets |',
    '|---|---|',
    ...reactionsTo(name).map(([status, reaction]) => `| ${status} | ${reaction} |`),
    `\nPinned by: ${standing.map(({ description }) => description).join(' · ')}\n`,
  ].join('\n')
}

/** Every call: who may make it, what is sent, what is read, and what the guest meets at each answer. */
export function endpointsPage(): string {
  const interactions = allInteractions()
  const intro = `# Endpoints

${GENERATED}

Paths are relative to the API base. *Source* says where a field comes from: **specified** by the owner, **inferred** by
us from what the specification leaves open, or **unknown**: proposed, and nobody has said. A field that is not required
may be absent or \`null\`, a text also empty; \`[]\` stands for each element of a list.

That is what the API shall answer, and what the pact holds it to. The app itself reads what it can: a number for a text and a
text for a number are converted, any other value that does not fit counts as absent, and a row is left out that lacks
what is required or repeats an id. Each such field is named on the phone’s console. *Nothing to read* means no list, a list of
which no row can be read, or a session that lacks what is required.
`
  return [intro, ...callNames.map((name) => section(interactions, name))].join('\n')
}
