import process from 'node:process'
import { isScenarioName, type ScenarioName } from '#mock-server/scenarios/index.ts'
import { readCommandLine, wrongCall } from '#src/build/commandLine.ts'
import { STUB_PORT, STUB_USAGE, stubWelcome } from './stubTexts.ts'
import { openHttpAdapter, type HttpAdapter } from '#mock-server/adapters/http/http.ts'
import { CliError } from '#src/build/cliError.mjs'
import { scenarioHotels } from './scenarioHotels.ts'

function portOf(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text)
  throw wrongCall('fake', `--port takes a number from 0 to 65535, not "${text}".`)
}

function scenarioOf(text: string | undefined): ScenarioName | undefined {
  if (text === undefined || isScenarioName(text)) return text
  throw wrongCall('fake', `There is no scenario "${text}".`)
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
  const { options, help } = readCommandLine('fake', ['port', 'scenario'], args)
  if (help) return console.log(STUB_USAGE)
  const scenario = scenarioOf(options.scenario)
  const adapter = await openAdapter(portOf(options.port ?? String(STUB_PORT)), scenario)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void adapter.close().then(() => process.exit(0)))
  }
  console.log(stubWelcome(adapter.origin, scenario))
}
