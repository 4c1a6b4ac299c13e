import { expect, it } from 'vitest'
import { interactionsOf, stateValuesOf } from '#contracts/interactions.ts'
import { exampleValues, filledRequest } from './stateValues.ts'
import { wireMockMappings } from './wireMock.ts'

const interactions = interactionsOf('pact')

it('the values of the state stand where each interaction takes them', () => {
  for (const interaction of interactions) {
    const { request } = interaction
    const examples = exampleValues(interaction)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, values]) => [name, values.join()]))
    const filled = filledRequest(interaction, (name) => examples[name] ?? `no ${name}`)
    expect(filled).toEqual({ path: request.path, headers, body: request.body?.content })
    const template = JSON.stringify(filledRequest(interaction, (name) => `{{${name}}}`))
    const names = new Set([...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))
    expect([...names].toSorted()).toEqual(stateValuesOf(interaction).toSorted())
  }
})

it('WireMock answers each interaction in its state, and sets up each state', () => {
  interface Mapping {
    readonly requiredScenarioState?: string
    readonly newScenarioState?: string
    readonly request: { readonly method: string; readonly urlPath: string }
    readonly response: { readonly status: number }
  }
  const mappings = wireMockMappings().mappings as readonly Mapping[]
  for (const { providerStates, request, response } of interactions) {
    const state = providerStates[0]?.name
    expect(mappings.filter(({ newScenarioState }) => newScenarioState === state)).toHaveLength(1)
    expect(mappings).toContainEqual(
      expect.objectContaining({
        requiredScenarioState: state,
        request: expect.objectContaining({ method: request.method, urlPath: request.path }),
        response: expect.objectContaining({ status: response.status }),
      }),
    )
  }
})
