import type { Hotel } from '#mock-server/hotel.ts'
import { demos } from './demos.ts'
import { providerStates } from './providerStates.ts'
import type { ScenarioParameters, Scenario } from './scenario.ts'

const all = [...providerStates, ...demos]

/** The name of a scenario. */
export type ScenarioName = (typeof all)[number]['name']

/** Every named state: the same names serve demos, tests and the contract. */
export const scenarios: readonly (Scenario & { readonly name: ScenarioName })[] = all

/** Tells whether a text names a scenario. */
export function isScenarioName(text: string): text is ScenarioName {
  return scenarios.some(({ name }) => name === text)
}

/** Brings the hotel into a named state. An unknown name throws an error that lists the known ones. */
export function applyScenario(hotel: Hotel, name: string, parameters: ScenarioParameters = {}): void {
  const scenario = scenarios.find((candidate) => candidate.name === name)
  if (scenario === undefined) {
    const known = scenarios.map((candidate) => `"${candidate.name}"`).join(', ')
    throw new Error(`There is no scenario "${name}"; there are: ${known}`)
  }
  scenario.apply(hotel, parameters)
}
