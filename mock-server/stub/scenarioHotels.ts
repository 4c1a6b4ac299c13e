import { createHotel } from '#mock-server/createHotel.ts'
import { DEMO_BASE } from '#mock-server/handlers/answer.ts'
import { json } from '#mock-server/handlers/responses.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { applyScenario, isScenarioName, scenarios, type ScenarioName } from '#mock-server/scenarios/index.ts'

/** The header that names the scenario whose hotel a request is for. */
export const SCENARIO_HEADER = 'X-Scenario'

/** The names that may stand in the header. */
export const scenarioNames: readonly ScenarioName[] = scenarios.map(({ name }) => name)

function unknown(name: string): Response {
  const message = `There is no scenario ${JSON.stringify(name)}`
  return json(400, { error: 'Bad Request', field: SCENARIO_HEADER, message, known: scenarioNames })
}

/** A fresh hotel that is in a scenario, or, without one, the demo hotel on its first day. */
export function beginHotel(scenario: ScenarioName | undefined): Hotel {
  const hotel = createHotel()
  if (scenario !== undefined) applyScenario(hotel, scenario)
  return hotel
}

function isReset({ method, url }: Request): boolean {
  return method === 'POST' && new URL(url).pathname === `${DEMO_BASE}/reset`
}

/**
 * Gives each request the hotel of the scenario its header names, of `start` when it names none; a 400 for an unknown one. Each begins in its
 * scenario when it is first asked for and keeps what is done to it; after a reset it begins in its scenario again.
 */
export function scenarioHotels(start?: ScenarioName): (request: Request) => Hotel | Response {
  const hotels = new Map<ScenarioName | undefined, Hotel>()
  return (request) => {
    const name = request.headers.get(SCENARIO_HEADER) ?? start
    if (name !== undefined && !isScenarioName(name)) return unknown(name)
    const hotel = hotels.get(name) ?? beginHotel(name)
    hotels.set(name, hotel)
    // A reset leads to the first day, not to the scenario, so the hotel that is reset is not kept.
    if (isReset(request)) hotels.delete(name)
    return hotel
  }
}
