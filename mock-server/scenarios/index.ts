import { signIn } from '#mock-server/handlers/session.ts'
import { resetHotel, type Hotel } from '#mock-server/hotel/hotel.ts'
import { demos } from './demos.ts'
import { providerStates } from './providerStates.ts'
import { theGuest, type GivenValue, type ProviderState, type Scenario, type ScenarioParameters } from './scenario.ts'

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

/**
 * Sets a provider state: resets the hotel, signs the first guest in and applies the state. Returns the values that the state
 * declares in `gives`. Throws for an unknown name and for an invalid parameter.
 */
export function enterProviderState(hotel: Hotel, name: string, parameters: ScenarioParameters = {}) {
  const state = (providerStates as readonly ProviderState[]).find((known) => known.name === name)
  if (state === undefined) throw new Error(`The contract knows no state ${JSON.stringify(name)}`)
  resetHotel(hotel)
  const { id: sessionId } = signIn(hotel, theGuest(hotel))
  state.apply(hotel, parameters)
  const guest = theGuest(hotel)
  const values: Partial<Record<GivenValue, string | undefined>> = {
    personId: guest.id,
    sessionId,
    accountNumber: guest.accountNumber,
    roomNumber: guest.roomNumber,
    productId: hotel.db.products.getAll()[0]?.id,
    otherPersonId: hotel.db.guests.getAll().find(({ id }) => id !== guest.id)?.id,
  }
  return Object.fromEntries(state.gives.map((value) => [value, values[value]]))
}
