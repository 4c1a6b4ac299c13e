import { bodiesOf, interactionsOf, type Interaction } from '#contracts/interactions.ts'
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

/** Only the fullest response of each key, which also fulfils the interactions that require less. */
function fullest(interactions: readonly Interaction[], keyOf: (interaction: Interaction) => unknown): Interaction[] {
  const lengthOf = (each: Interaction) => JSON.stringify(bodiesOf(each).response ?? '').length
  const kept = new Map<string, Interaction>()
  for (const each of interactions) {
    const key = JSON.stringify(keyOf(each))
    const other = kept.get(key)
    if (other === undefined || lengthOf(each) > lengthOf(other)) kept.set(key, each)
  }
  return [...kept.values()]
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
  const inState = fullest(interactions, (each) => [stateOf(each), exchange(each).request])
  const succeeding = interactions.filter(({ response: { status } }) => status < 300)
  const always = fullest(succeeding, (each) => exchange(each).request)
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
