import { DEMO_BASE } from '#mock-server/handlers/answer.ts'
import type { ScenarioName } from '#mock-server/scenarios/index.ts'
import { theGuest } from '#mock-server/scenarios/scenario.ts'
import { API_BASE } from '#mock-server/adapters/http/http.ts'
import { beginHotel, SCENARIO_HEADER, scenarioNames } from './scenarioHotels.ts'

/** The default port of the stub. The demo host uses another. */
export const STUB_PORT = 4320

const known = scenarioNames.map((name) => `  ${name}`).join('\n')

/** The help text of `npm run fake`. */
export const STUB_USAGE = `npm run fake -- [options]

  --port PORT        listen on this port (${STUB_PORT}), on this computer only
  --scenario NAME    the state the hotel begins in; quote the name
  --help             show this text

Scenarios:
${known}`

/** The text the stub prints once it is open. */
export function stubWelcome(origin: string, scenario: ScenarioName | undefined): string {
  const { accountNumber, roomNumber, fullName } = theGuest(beginHotel(scenario))
  const body = JSON.stringify({ accountNumber, roomNumber })
  const example: ScenarioName = 'a guest who has ordered nothing yet'
  const header = `-H "${SCENARIO_HEADER}: ${example}"`
  return `
The hotel's API is played, in memory

API        ${origin}${API_BASE}
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
