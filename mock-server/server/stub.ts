import process from 'node:process'
import { openHotel, type Hotel } from '#mock-server/hotel/hotel.ts'
import { API_BASE, DEMO_BASE } from '#mock-server/handlers/calls.ts'
import { json } from '#mock-server/handlers/http.ts'
import { applyScenario, isScenarioName, scenarios, type ScenarioName } from '#mock-server/scenarios/index.ts'
import { theGuest } from '#mock-server/scenarios/scenario.ts'
import { originOf, portError, portOf, readCommandLine, wrongCall } from '#src/build/commandLine.mjs'
import { docsFiles, DOCS } from './docs.ts'
import { openServer } from './http.ts'

const COMMAND = 'npm run fake --'

/** The default port. The demo host uses another. */
const STUB_PORT = 4320

const CORS_EXAMPLE = 'http://localhost:5173'

const scenarioNames = scenarios.map(({ name }) => name)
const known = scenarioNames.map((name) => `  ${name}`).join('\n')

const USAGE = `${COMMAND} [options]

  --port PORT        listen on this port (${STUB_PORT})
  --scenario NAME    the state the hotel begins in; quote the name
  --lan              answer other devices on the local network too
  --cors ORIGIN      let the pages of this one origin call it, such as ${CORS_EXAMPLE}
  --help             show this text

Scenarios:
${known}`

/** The header that selects the hotel by its scenario. */
const SCENARIO_HEADER = 'X-Scenario'

/** A fresh hotel in a scenario, or without one the seeded demo hotel. */
function beginHotel(scenario: ScenarioName | undefined): Hotel {
  const hotel = openHotel()
  if (scenario !== undefined) applyScenario(hotel, scenario)
  return hotel
}

/**
 * Finds the hotel of a request by the scenario in its header, by default `start`; returns a 400 for an unknown one. A hotel is
 * created in its scenario on first use, and keeps its state until a reset.
 */
export function scenarioHotels(start?: ScenarioName): (request: Request) => Hotel | Response {
  const hotels = new Map<ScenarioName | undefined, Hotel>()
  return ({ headers, method, url }) => {
    const name = headers.get(SCENARIO_HEADER) ?? start
    if (name !== undefined && !isScenarioName(name)) {
      const message = `There is no scenario ${JSON.stringify(name)}`
      return json(400, { error: 'Bad Request', field: SCENARIO_HEADER, message, known: scenarioNames })
    }
    const hotel = hotels.get(name) ?? beginHotel(name)
    hotels.set(name, hotel)
    // A reset would restore the seed, not the scenario: create the hotel again instead.
    if (method === 'POST' && new URL(url).pathname === `${DEMO_BASE}/reset`) hotels.delete(name)
    return hotel
  }
}

/** The text the stub prints once it is open. */
function welcome(origin: string, scenario: ScenarioName | undefined): string {
  const { accountNumber, roomNumber, fullName } = theGuest(beginHotel(scenario))
  const body = JSON.stringify({ accountNumber, roomNumber })
  const example: ScenarioName = 'a guest who has ordered nothing yet'
  const header = `-H "${SCENARIO_HEADER}: ${example}"`
  return `
The hotel's API is played, in memory

API        ${origin}${API_BASE}
Try it at  ${origin}${DOCS}
Switches   ${origin}${DEMO_BASE}
Begins as  ${scenario ?? "the demo hotel's first day"}
Sign in as account number ${accountNumber}, room number ${roomNumber} (${fullName})

A request with the header ${SCENARIO_HEADER} goes to a hotel of its own, which began as one of:
${known}

Sign in there, then send the sessionId as "Authorization: Bearer ..." and the same header:
  curl ${origin}${API_BASE}/customer/login ${header} -H 'content-type: application/json' -d '${body}'
Begin that scenario again:
  curl -X POST ${origin}${DEMO_BASE}/reset ${header}

Stop with Ctrl-C
`
}

/**
 * Serves the hotel's API on a port until it is interrupted: in memory, without the app, one hotel per scenario. Rejects with a
 * CliError for an invalid option and for a port that cannot be used.
 */
export async function runStub(args: readonly string[]): Promise<void> {
  const { options, help } = readCommandLine(COMMAND, ['port', 'scenario', 'cors'], args, ['lan'])
  if (help) return console.log(USAGE)
  const { scenario, port: portText = String(STUB_PORT), lan = false } = options
  if (scenario !== undefined && !isScenarioName(scenario))
    throw wrongCall(COMMAND, `There is no scenario "${scenario}".`)
  const port = portOf(COMMAND, portText)
  const corsOrigin = options.cors === undefined ? undefined : originOf(COMMAND, '--cors', options.cors, CORS_EXAMPLE)
  const adapter = await openServer({ hotel: scenarioHotels(scenario), port, lan, corsOrigin, files: docsFiles }).catch(
    (error: unknown) => {
      throw portError(error, port)
    },
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void adapter.close().then(() => process.exit(0)))
  }
  console.log(welcome(adapter.origin, scenario))
}
