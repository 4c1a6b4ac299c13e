import type { Hotel } from '#mock-server/hotel.ts'
import { demos } from './demos.ts'
import { providerStates } from './providerStates.ts'
import type { ScenarioParameters, Scenario } from './scenario.ts'

const all = [...providerStates, ...demos]

/** The name of a scenario. */
export type ScenarioName = (typeof all)[number]['name']

/** All scenarios. Demos, tests and the contract use the same names. */
export const scenarios: readonly (Scenario & { readonly name: ScenarioName })[] = all

/** Whether a text is the name of a scenario. */
export function isScenarioName(text: string): text is ScenarioName {
  return scenarios.some(({ name }) => name === text)
}

/** Applies a scenario to a hotel. Throws an error that lists the known names for an unknown one. */
export function applyScenario(hotel: Hotel, name: string, parameters: ScenarioParameters = {}): void {
  const scenario = scenarios.find((candidate) => candidate.name === name)
  if (scenario === undefined) {
    const known = scenarios.map((candidate) => `"${candidate.name}"`).join(', ')
    throw new Error(`There is no scenario "${name}"; there are: ${known}`)
  }
  scenario.apply(hotel, parameters)
}
