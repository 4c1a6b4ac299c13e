import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { ACCEPTED } from '#contracts/pact.ts'
import { pactProgram } from '#contracts/verification/pactCli.ts'
import { TIMEOUT_MS } from '#src/api/baseQuery.ts'

/** The default folder of the verifier's reports. */
export const REPORTS = fileURLToPath(new URL('../../.cache/contracts', import.meta.url))

/** Options of a verification. */
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
  /** Whether a submission must be answered 201, as our mock server does; an API may send any 2xx. */
  readonly isExact?: boolean
  /** The path of the reports, without the extensions `.json` and `.xml` (JUnit). */
  readonly report: string
}

/** The result of one interaction. */
export interface InteractionResult {
  readonly description: string
  readonly passed: boolean
}

/** The result of a verification. */
export interface VerificationResult {
  /** Whether there was at least one interaction and all passed. */
  readonly passed: boolean
  readonly verdicts: readonly InteractionResult[]
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
    // As long as the app waits: the default of 5 s rejects what works, and pact-jvm does not.
    ...['--request-timeout', String(TIMEOUT_MS)],
    ...['--json', `${report}.json`, '--junit', `${report}.xml`],
  ]
}

interface PactFile {
  readonly interactions: readonly {
    readonly response: { readonly status: number; readonly matchingRules?: { status?: unknown } }
  }[]
}

/** The pact with the status of each submission as it stands there, in a file beside the reports. */
function exactPact({ pact, report }: Verification): string {
  const file = JSON.parse(readFileSync(pact, 'utf8')) as PactFile // our own pact
  for (const { response } of file.interactions) if (response.status === ACCEPTED) delete response.matchingRules?.status
  writeFileSync(`${report}.pact.json`, JSON.stringify(file))
  return `${report}.pact.json`
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
 * Replays a pact against a running provider with the Pact CLI's own verifier, and writes its JSON and JUnit reports.
 * Rejects when the verifier cannot be run or writes no report, with its output in the message.
 */
export async function verifyPact(verification: Verification): Promise<VerificationResult> {
  const { report } = verification
  mkdirSync(dirname(report), { recursive: true })
  rmSync(`${report}.json`, { force: true })
  const pact = verification.isExact ? exactPact(verification) : verification.pact
  const { code, output } = await run(commandLine({ ...verification, pact }))
  try {
    const { result, interactionResults } = v.parse(jsonReport, JSON.parse(readFileSync(`${report}.json`, 'utf8')))
    const verdicts = interactionResults.map((each) => ({ description: each.description, passed: each.result === 'OK' }))
    return { passed: result && code === 0 && verdicts.length > 0, verdicts, output }
  } catch (error) {
    throw new Error(`The verifier wrote no report (exit code ${code}):\n${output}`, { cause: error })
  }
}
