import { expect, it } from 'vitest'
import { routes } from '#mock-server/handlers/index.ts'
import { providerStates } from '#mock-server/scenarios/providerStates.ts'
import type { ProviderState } from '#mock-server/scenarios/scenario.ts'
import { hotelApi } from '#src/api/hotelApi.ts'
import { callOf, isProposed, type CallName } from '#contracts/calls.ts'
import { allInteractions, interactionsOf, stateValuesOf } from '#contracts/interactions.ts'

const states: readonly ProviderState[] = providerStates
const interactions = allInteractions()
const stateOf = (name: string | undefined) => states.find((state) => state.name === name)

it('a request is exact: what the state gives is held to, where Pact would take any text', () => {
  const loose = interactions.filter(({ request }) =>
    /"match":"(?!equality)/.test(JSON.stringify(request.matchingRules)),
  )
  expect(loose.map(({ description }) => description)).toEqual([])
})

it('every interaction stands on one state, which the catalogue can bring about', () => {
  const without = interactions.filter(({ providerStates: given }) => given.length !== 1 || !stateOf(given[0]?.name))
  expect(without.map(({ description }) => description)).toEqual([])
})

it('every state of the catalogue that is marked for the contract is used', () => {
  const used = new Set(interactions.flatMap(({ providerStates: given }) => given.map(({ name }) => name)))
  expect(states.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([])
})

it('an interaction takes only values that its state gives, and names only parameters that it has', () => {
  const wrong = interactions.filter((interaction) => {
    const given = interaction.providerStates[0]
    const state = stateOf(given?.name)
    const gives: readonly string[] = state?.gives ?? []
    const takes = Object.keys(given?.params ?? {})
    return (
      !stateValuesOf(interaction).every((name) => gives.includes(name)) ||
      !takes.every((name) => state?.parameters?.[name])
    )
  })
  expect(wrong.map(({ description }) => description)).toEqual([])
})

it('every value that a state gives is taken, and every parameter named, by some interaction', () => {
  const unused = states.flatMap(({ name, gives, parameters = {} }) => {
    const standing = interactions.filter(({ providerStates: [given] }) => given?.name === name)
    const taken = new Set(standing.flatMap(stateValuesOf))
    const named = new Set(standing.flatMap(({ providerStates: [given] }) => Object.keys(given?.params ?? {})))
    const idle = [
      ...gives.filter((value) => !taken.has(value)),
      ...Object.keys(parameters).filter((each) => !named.has(each)),
    ]
    return idle.map((each) => `${name}: ${each}`)
  })
  expect(unused).toEqual([])
})

it('every handler of the fake hotel and every endpoint of the app has an interaction', () => {
  const called = new Set<string>(interactions.map(callOf))
  expect(Object.keys(routes).filter((name) => !called.has(name))).toEqual([])
  expect(Object.keys(hotelApi.endpoints).filter((name) => !called.has(name))).toEqual([])
})

it('only the proposals speak of what the spec does not have', () => {
  const proposed = interactionsOf('pact').filter(
    (interaction) =>
      isProposed(callOf(interaction)) || JSON.stringify(interaction).toLowerCase().includes('idempotency'),
  )
  expect(proposed).toEqual([])
})

it('each protected call is refused after the session has ended; each that names a guest, to another', () => {
  const pinned = (status: number): string[] =>
    interactionsOf('pact')
      .filter(({ response }) => response.status === status)
      .map(callOf)
  const calls = Object.entries(routes).filter(
    ([name, { access }]) => access === 'guest' && !isProposed(name as CallName),
  )
  const ofGuest = calls.filter(([, { path }]) => path.includes(':personId'))
  expect(calls.map(([name]) => name).filter((name) => !pinned(401).includes(name))).toEqual([])
  expect(ofGuest.map(([name]) => name).filter((name) => !pinned(403).includes(name))).toEqual([])
})
