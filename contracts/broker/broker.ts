import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { readCommandLine } from '#src/build/commandLine.mjs'
import { CliError } from '#src/build/cliError.mjs'
import { projectFolder } from '#src/build/prepare.mjs'
import { checkAddress } from './address.ts'
import { brokerActions, brokerArguments, type BrokerAction, type BrokerRequest } from './brokerCommands.ts'
import { pactProgram } from './pactCli.ts'
import { unreachable } from '#contracts/verification/unreachable.ts'
import { branchOf, commitOf } from './workTree.ts'

const PACTS = 'contracts/pacts'

/** Environment variables by name. */
type Environment = Readonly<Record<string, string | undefined>>

function usageOf(action: BrokerAction): string {
  const actionOption =
    action === 'publish'
      ? '--branch NAME        the branch it is of (CONTRACT_BRANCH, or that of git)'
      : '--environment NAME   where it goes or went (production)'
  return `npm run contracts:${action} -- [options]

  --version VERSION    the version of the app (CONTRACT_VERSION, or the commit of git)
  ${actionOption}
  --help               show this text

PACT_BROKER_BASE_URL names the broker; PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD, sign in.`
}

/** The committed pact, without the proposals in its sub-folder. Listed by name, because the Pact CLI takes no globs. */
function pactsIn(folder: string): string[] {
  const names = readdirSync(join(folder, PACTS)).filter((name) => name.endsWith('.json'))
  return names.map((name) => `${PACTS}/${name}`)
}

/**
 * Reads the request to a broker. Version and branch come from the command line, else from `CONTRACT_VERSION` and
 * `CONTRACT_BRANCH`, else from git in the project's folder. Returns the usage text for `--help`. Throws a CliError when a
 * value is missing, and when the broker's URL is invalid or contains credentials.
 */
export function readRequest(args: readonly string[], env: Environment, folder = projectFolder): BrokerRequest | string {
  const action = brokerActions.find((known) => known === args[0])
  if (action === undefined) throw new CliError(`Name what to do: ${brokerActions.join(', ')}.`, 2)
  const names = ['version', action === 'publish' ? 'branch' : 'environment'] as const
  const { options, help } = readCommandLine(`npm run contracts:${action}`, names, args.slice(1))
  if (help) return usageOf(action)
  const pacts = pactsIn(folder)
  const broker = env['PACT_BROKER_BASE_URL'] ?? ''
  if (broker === '') {
    const instead = `without a broker, hand over the file itself, ${pacts.join(', ')}`
    throw new CliError(`PACT_BROKER_BASE_URL does not name a Pact broker; ${instead}.`, 1)
  }
  checkAddress(
    'PACT_BROKER_BASE_URL',
    broker,
    'set PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD',
  )
  const version = options.version ?? (env['CONTRACT_VERSION'] || commitOf(folder))
  if (action !== 'publish') return { action, version, environment: options.environment ?? 'production' }
  return { action, version, branch: options.branch ?? (env['CONTRACT_BRANCH'] || branchOf(folder)), pacts }
}

/** Fails early: the Pact CLI retries for minutes without output. */
async function checkBroker(broker: string): Promise<void> {
  if ((await unreachable(broker)) !== undefined)
    throw new CliError(`No Pact broker answers at ${new URL(broker).origin}.`, 1)
}

/** Runs the Pact CLI and returns its exit code. */
async function runCli(args: readonly string[]): Promise<number> {
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true' }
  const child = spawn(pactProgram(), ['broker', ...args], { cwd: projectFolder, env, stdio: 'inherit' })
  const [code] = (await once(child, 'close')) as [number | null] // as Node documents
  return code ?? 1
}

async function main(): Promise<void> {
  try {
    const request = readRequest(process.argv.slice(2), process.env)
    if (typeof request === 'string') console.log(request)
    else {
      await checkBroker(process.env['PACT_BROKER_BASE_URL'] ?? '')
      process.exitCode = await runCli(brokerArguments(request))
    }
  } catch (error) {
    console.error(error instanceof CliError ? error.message : error)
    process.exitCode = error instanceof CliError ? error.exitCode : 1
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
