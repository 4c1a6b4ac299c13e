import { expect, it } from 'vitest'
import { providerStates } from '#mock-server/scenarios/providerStates.ts'
import type { ProviderState } from '#mock-server/scenarios/scenario.ts'
import { hotelApi } from '#src/api/hotelApi.ts'
import { callNameOf, callNames, endpointOf, isProposed, isProtected } from '#contracts/calls.ts'
import { interactionsOf } from '#contracts/interactions.ts'

const states: readonly ProviderState[] = providerStates
const interactions = [...interactionsOf('pact'), ...interactionsOf('proposals')]
const stateOf = (name: string | undefined) => states.find((state) => state.name === name)

it('a request is matched exactly, also in its values from the provider state', () => {
  const loose = interactions.filter(({ request }) =>
    /"match":"(?!equality)/.test(JSON.stringify(request.matchingRules)),
  )
  expect(loose.map(({ description }) => description)).toEqual([])
})

it('every interaction has exactly one provider state, and the catalogue has it', () => {
  const without = interactions.filter(({ providerStates: given }) => given.length !== 1 || !stateOf(given[0]?.name))
  expect(without.map(({ description }) => description)).toEqual([])
})

it('every provider state of the catalogue is used by an interaction', () => {
  const used = new Set(interactions.flatMap(({ providerStates: given }) => given.map(({ name }) => name)))
  expect(states.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([])
})

it('every handler of the mock server and every endpoint of the app has an interaction', () => {
  const called = new Set<string>(interactions.map(callNameOf))
  expect(callNames.filter((name) => !called.has(name))).toEqual([])
  expect(Object.keys(hotelApi.endpoints).filter((name) => !called.has(name))).toEqual([])
})

it('only the proposals contain what the specification does not have', () => {
  const proposed = interactionsOf('pact').filter(
    (interaction) =>
      isProposed(callNameOf(interaction)) || JSON.stringify(interaction).toLowerCase().includes('idempotency'),
  )
  expect(proposed).toEqual([])
})

it('each protected call is rejected after the session has ended, and for another guest where it names one', () => {
  const pinned = (status: number): string[] =>
    interactionsOf('pact')
      .filter(({ response }) => response.status === status)
      .map(callNameOf)
  const calls = callNames.filter((name) => isProtected(name) && !isProposed(name))
  const namingGuest = calls.filter((name) => endpointOf(name).path.includes('{personId}'))
  expect(calls.filter((name) => !pinned(401).includes(name))).toEqual([])
  expect(namingGuest.filter((name) => !pinned(403).includes(name))).toEqual([])
})
