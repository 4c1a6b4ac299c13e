import { compactJson } from '#contracts/compactJson.ts'
import { callNameOf, endpointOf, isProtected } from '#contracts/calls.ts'
import { acceptedStatuses, bodiesOf, fullest, interactionsOf, type Interaction } from '#contracts/interactions.ts'
import { providerStates } from '#mock-server/scenarios/providerStates.ts'
import type { GivenValue, ProviderState } from '#mock-server/scenarios/scenario.ts'
import type { CallName } from '#src/schemas/calls.ts'
import { signedInAs } from '#tests/support/servers/guestClient.ts'
import { queries, requestBodies, responses } from './calls/bodies.ts'
import type { Documented } from './calls/documented.ts'
import { operations, steps, type ContractCall, type Step } from './calls/operations.ts'
import { fieldTable } from './fields.ts'
import { anchorOf, code, markdownTable } from './markdown.ts'

const interactions = interactionsOf('pact')
const callOf = new Map(interactions.map((interaction) => [interaction, callNameOf(interaction)]))
const interactionsOfCall = (name: CallName) => interactions.filter((each) => callOf.get(each) === name)
const stateNames = ({ providerStates: given }: Interaction) => given.map(({ name }) => name)

/** The interaction of a call that succeeds and whose response has most. Throws when there is none. */
export function exampleOf(name: ContractCall): Interaction {
  const example = fullest(interactionsOfCall(name).filter(({ response: { status } }) => status < 300))
  if (example === undefined) throw new Error(`No interaction of ${name} succeeds`)
  return example
}

const heading = ({ name }: Step) => `${steps.findIndex((step) => step.name === name) + 1}. ${name}`
const ownInteractions = ({ calls }: Step) => calls.flatMap(interactionsOfCall)

/** The first step that uses a state; the page describes the state there. */
function firstStepOf(state: string): Step | undefined {
  return steps.find((step) => ownInteractions(step).some((each) => stateNames(each).includes(state)))
}

function fields(title: string, schema: Documented | undefined): string[] {
  return schema === undefined ? [] : [`${title}:\n`, fieldTable(schema), '']
}

function httpOf(name: ContractCall): string[] {
  const interaction = exampleOf(name)
  const { request, response } = interaction
  const query = new URLSearchParams(request.query).toString()
  const bodies = bodiesOf(interaction)
  const body = (value: unknown) => (value === undefined ? [] : [compactJson(value)])
  return [
    '```http',
    `${request.method} ${request.path}${query && `?${query}`}`,
    ...body(bodies.request),
    '',
    `HTTP/1.1 ${response.status}`,
    ...body(bodies.response),
    '```\n',
  ]
}

function interactionRow(step: Step, interaction: Interaction): string[] {
  const states = stateNames(interaction).map((name) => {
    const described = firstStepOf(name) ?? step
    return described.name === step.name ? name : `[${name}](#${anchorOf(heading(described))})`
  })
  return [interaction.description, states.join(', '), acceptedStatuses(interaction)]
}

function call(step: Step, name: ContractCall): string {
  const { method, path } = endpointOf(name)
  const { summary, description, errors, success, failure } = operations[name]
  const authorization = isProtected(name) ? 'With `Authorization: Bearer {sessionId}`.' : 'Without authorization.'
  const statuses = errors.length > 0 ? ` [Errors](#errors): ${errors.join(', ')}.` : ''
  return [
    `### ${method} ${path}\n`,
    `${summary}. ${description} ${authorization}${statuses}\n`,
    ...fields('Query', queries[name]),
    ...fields('Request', requestBodies[name]),
    ...fields('Response', responses[name]),
    ...(name === 'getConfigurations' ? ['{{otherKeys}}\n'] : []),
    ...httpOf(name),
    `The guest sees: ${success} After anything else: ${failure}.\n`,
    markdownTable(
      ['interaction', 'state', 'accepted'],
      interactionsOfCall(name).map((each) => interactionRow(step, each)),
    ),
    '',
  ].join('\n')
}

/** Examples of the values that a state answers with. */
export const givenValues: Readonly<Record<GivenValue, string>> = {
  ...{ personId: signedInAs.personId, sessionId: signedInAs.sessionId, otherPersonId: '1002' },
  ...{ accountNumber: '100200', roomNumber: '305', productId: 'shopska-salad' },
}

function stateRow({ name, data, parameters = {}, gives }: ProviderState): string[] {
  const meanings = Object.entries(parameters).map(([parameter, meaning]) => `${code(parameter)}: ${meaning}`)
  return [name, data, meanings.join('; '), gives.map(code).join(', ')]
}

function statesOf(step: Step): string[] {
  const own = (providerStates as readonly ProviderState[]).filter(({ name }) => firstStepOf(name)?.name === step.name)
  if (own.length === 0) return []
  return [markdownTable(['new state', 'insert', 'parameters', 'answer with'], own.map(stateRow)), '']
}

function section(step: Step): string {
  const filter = step.interactions
  return [
    `## ${heading(step)}\n`,
    `**When it is built:** ${step.works}\n`,
    `**Filter** of its ${ownInteractions(step).length} interactions: ${code(`'${filter}'`)}\n`,
    ...statesOf(step),
    ...step.calls.map((name) => call(step, name)),
  ].join('\n')
}

/** The steps of the order of work, with their calls, interactions and states. */
export function stepsPart(): string {
  return steps.map(section).join('\n').trimEnd()
}
