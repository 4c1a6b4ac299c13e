import { createHotel } from '#mock-server/createHotel.ts'
import { DEMO_BASE } from '#mock-server/handlers/answer.ts'
import { json } from '#mock-server/handlers/http/responses.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { applyScenario, isScenarioName, scenarios, type ScenarioName } from '#mock-server/scenarios/index.ts'

/** The header that selects the hotel by its scenario. */
export const SCENARIO_HEADER = 'X-Scenario'

/** The valid values of the header. */
export const scenarioNames: readonly ScenarioName[] = scenarios.map(({ name }) => name)

function unknown(name: string): Response {
  const message = `There is no scenario ${JSON.stringify(name)}`
  return json(400, { error: 'Bad Request', field: SCENARIO_HEADER, message, known: scenarioNames })
}

/** A fresh hotel in a scenario, or without one the seeded demo hotel. */
export function beginHotel(scenario: ScenarioName | undefined): Hotel {
  const hotel = createHotel()
  if (scenario !== undefined) applyScenario(hotel, scenario)
  return hotel
}

function isReset({ method, url }: Request): boolean {
  return method === 'POST' && new URL(url).pathname === `${DEMO_BASE}/reset`
}

/**
 * Finds the hotel of a request by the scenario in its header, by default `start`; returns a 400 for an unknown one. A hotel is
 * created in its scenario on first use, and keeps its state until a reset.
 */
export function scenarioHotels(start?: ScenarioName): (request: Request) => Hotel | Response {
  const hotels = new Map<ScenarioName | undefined, Hotel>()
  return (request) => {
    const name = request.headers.get(SCENARIO_HEADER) ?? start
    if (name !== undefined && !isScenarioName(name)) return unknown(name)
    const hotel = hotels.get(name) ?? beginHotel(name)
    hotels.set(name, hotel)
    // A reset would restore the seed, not the scenario: create the hotel again instead.
    if (isReset(request)) hotels.delete(name)
    return hotel
  }
}
