import { bodiesOf, fullest, interactionsOf, type Interaction } from '#contracts/interactions.ts'
import { exampleValues } from './stateValues.ts'

/** The path of the state changes, beside the paths of the API. */
const STATES = '/pact-states'
/** WireMock's state machine: its state is the name of the last state that was asked for. */
const scenarioName = 'state'

const equalTo = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { equalTo: value }]))

const json = { 'content-type': 'application/json' }

function exchange(interaction: Interaction): { readonly request: object; readonly response: object } {
  const { request, response } = interaction
  const bodies = bodiesOf(interaction)
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, values]) => [name, values.join(', ')]))
  return {
    request: {
      ...{ method: request.method, urlPath: request.path },
      ...(request.query !== undefined && { queryParameters: equalTo(request.query) }),
      ...(Object.keys(headers).length > 0 && { headers: equalTo(headers) }),
      ...(bodies.request !== undefined && { bodyPatterns: [{ equalToJson: bodies.request }] }),
    },
    response: {
      status: response.status,
      ...(bodies.response !== undefined && { headers: json, jsonBody: bodies.response }),
    },
  }
}

/** The fullest interaction of each key, which also fulfils those that require less. */
function fullestOfEach(interactions: readonly Interaction[], keyOf: (interaction: Interaction) => unknown) {
  const groups = new Map<string, Interaction[]>()
  for (const each of interactions) {
    const key = JSON.stringify(keyOf(each))
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()].flatMap((group) => fullest(group) ?? [])
}

function stateChange(name: string, users: readonly Interaction[]): object {
  return {
    ...{ name: `state: ${name}`, scenarioName, newScenarioState: name },
    request: {
      ...{ method: 'POST', urlPath: STATES },
      bodyPatterns: [{ matchesJsonPath: { expression: '$.state', equalTo: name } }],
    },
    response: { status: 200, headers: json, jsonBody: Object.assign({}, ...users.map(exampleValues)) as object },
  }
}

/**
 * Stub mappings for WireMock: each interaction in its state, each request without any state with what succeeds, and the states
 * themselves, so that a Pact verifier can set them up.
 */
export function wireMockMappings(): { readonly mappings: readonly object[] } {
  const interactions = interactionsOf('pact')
  const stateOf = ({ providerStates: [state] }: Interaction) => state?.name ?? ''
  const inState = fullestOfEach(interactions, (each) => [stateOf(each), exchange(each).request])
  const succeeding = interactions.filter(({ response: { status } }) => status < 300)
  const always = fullestOfEach(succeeding, (each) => exchange(each).request)
  const states = [...new Set(interactions.map(stateOf))]
  return {
    mappings: [
      ...inState.map((each) => ({
        ...{ name: each.description, priority: 1, scenarioName, requiredScenarioState: stateOf(each) },
        ...exchange(each),
      })),
      ...always.map((each) => ({ name: `${each.description}, in any state`, priority: 9, ...exchange(each) })),
      ...states.map((name) =>
        stateChange(
          name,
          interactions.filter((each) => stateOf(each) === name),
        ),
      ),
    ],
  }
}
