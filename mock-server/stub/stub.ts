import process from 'node:process'
import { isScenarioName, type ScenarioName } from '#mock-server/scenarios/index.ts'
import { portOf, readCommandLine, wrongCall } from '#src/build/commandLine.mjs'
import { STUB_PORT, STUB_USAGE, stubWelcome } from './stubTexts.ts'
import { openHttpAdapter, type HttpAdapter } from '#mock-server/adapters/http/http.ts'
import { CliError } from '#src/build/cliError.mjs'
import { scenarioHotels } from './scenarioHotels.ts'

const COMMAND = 'npm run fake'

function scenarioOf(text: string | undefined): ScenarioName | undefined {
  if (text === undefined || isScenarioName(text)) return text
  throw wrongCall(COMMAND, `There is no scenario "${text}".`)
}

async function openAdapter(port: number, scenario: ScenarioName | undefined): Promise<HttpAdapter> {
  try {
    return await openHttpAdapter({ hotel: scenarioHotels(scenario), port })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    const taken = error.code === 'EADDRINUSE'
    if (taken) throw new CliError(`Port ${port} is taken: choose another with --port, or stop what uses it.`, 1)
    throw new CliError(`Port ${port} cannot be used: ${error.message}.`, 1)
  }
}

/**
 * Serves the hotel's API on a port until it is interrupted: in memory, without the app, one hotel per scenario. Rejects with a
 * CliError for an invalid option and for a port that cannot be used.
 */
export async function runStub(args: readonly string[]): Promise<void> {
  const { options, help } = readCommandLine(COMMAND, ['port', 'scenario'], args)
  if (help) return console.log(STUB_USAGE)
  const scenario = scenarioOf(options.scenario)
  const adapter = await openAdapter(portOf(COMMAND, options.port ?? String(STUB_PORT)), scenario)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void adapter.close().then(() => process.exit(0)))
  }
  console.log(stubWelcome(adapter.origin, scenario))
}
