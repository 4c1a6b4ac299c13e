import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { TIMEOUT_MS } from '#src/api/baseQuery.ts'

/** The folder of the verifier's reports. */
export const REPORTS = fileURLToPath(new URL('../../.cache/contracts', import.meta.url))

export interface Verification {
  /** The pact file. */
  readonly pact: string
  /** The base URL of the API, including its path. */
  readonly baseUrl: string
  /** The URL that the verifier posts state changes to. Without it no state is set up. */
  readonly stateUrl?: string | undefined
  /** Headers added to each call, `name: value`. */
  readonly headers?: readonly string[]
  /** The descriptions of the interactions to replay; all by default. */
  readonly only?: readonly string[] | undefined
  /** The path of the verifier's JSON report, without its extension. */
  readonly report: string
}

interface VerificationResult {
  /** Whether there was at least one interaction and all passed. */
  readonly passed: boolean
  readonly verdicts: readonly { readonly description: string; readonly passed: boolean }[]
  /** The verifier's full output. */
  readonly output: string
}

const jsonReport = v.object({
  result: v.boolean(),
  interactionResults: v.array(v.object({ description: v.string(), result: v.string() })),
})

function commandLine({ pact, baseUrl, stateUrl, headers = [], only, report }: Verification): string[] {
  const { protocol, hostname, port, pathname } = new URL(baseUrl)
  const transport = protocol.replace(':', '')
  return [
    ...['--file', pact, '--provider-name', 'hotel-java-api', '--no-colour'],
    ...['--transport', transport, '--hostname', hostname, '--port', port || (transport === 'https' ? '443' : '80')],
    ...(pathname === '/' ? [] : ['--base-path', pathname.replace(/\/$/, '')]),
    ...(stateUrl === undefined ? [] : ['--state-change-url', stateUrl]),
    ...(only === undefined ? [] : ['--filter-description', `^(?:${only.join('|')})$`]),
    ...headers.flatMap((header) => ['--header', header.replace(/\s*:\s*/, '=')]),
    // As long as the app waits: the default of 5 s rejects what works.
    ...['--request-timeout', String(TIMEOUT_MS), '--json', `${report}.json`],
  ]
}

/** The Pact CLI's native executable. On Windows its npm wrappers pass the arguments to a shell. */
function pactProgram(): string {
  const isWindows = process.platform === 'win32'
  const cli = '@pact-foundation/pact-cli'
  const platform = `${cli}-${isWindows ? 'windows' : process.platform}-${process.arch}`
  const wrapper = createRequire(import.meta.url).resolve(`${cli}/package.json`)
  const installed = dirname(createRequire(wrapper).resolve(`${platform}/package.json`))
  return join(installed, 'standalone', isWindows ? 'pact.exe' : 'pact')
}

function run(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true' }
  const child = spawn(pactProgram(), ['verifier', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  return new Promise((resolve, reject) =>
    child.once('error', reject).once('close', (code) => resolve({ code, output })),
  )
}

/**
 * Replays a pact against a running provider with the Pact CLI's own verifier. Rejects when that cannot be run or writes no
 * report, with its output in the message.
 */
export async function verifyPact(verification: Verification): Promise<VerificationResult> {
  const report = `${verification.report}.json`
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { code, output } = await run(commandLine(verification))
  try {
    const { result, interactionResults } = v.parse(jsonReport, JSON.parse(readFileSync(report, 'utf8')))
    const verdicts = interactionResults.map((each) => ({ description: each.description, passed: each.result === 'OK' }))
    return { passed: result && code === 0 && verdicts.length > 0, verdicts, output }
  } catch (error) {
    throw new Error(`The verifier wrote no report (exit code ${code}):\n${output}`, { cause: error })
  }
}
