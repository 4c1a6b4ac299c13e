import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { pactProgram } from '#contracts/broker/pactCli.ts'

/** Where the verifier's reports go unless told. */
export const REPORTS = fileURLToPath(new URL('../../.cache/contracts', import.meta.url))

/** What is verified, and against what. */
export interface Verification {
  /** The pact file. */
  readonly pact: string
  /** Where the API answers, path included. */
  readonly baseUrl: string
  /** Where states are changed, as Pact's verifiers post them; without it no state is set up. */
  readonly stateUrl?: string | undefined
  /** Headers added to each call, `name: value`. */
  readonly headers?: readonly string[]
  /** The description of the only interaction to replay; all unless told. */
  readonly only?: string | undefined
  /** Where the reports go: this path with `.json` and `.xml` (JUnit). */
  readonly report: string
}

/** What the verifier found of one interaction. */
export interface Verdict {
  readonly description: string
  readonly passed: boolean
}

/** What the verifier found. */
export interface Verified {
  /** Whether every interaction was kept, and there was one at all. */
  readonly passed: boolean
  readonly verdicts: readonly Verdict[]
  /** All that the verifier said, for people. */
  readonly said: string
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
    ...(only === undefined ? [] : ['--filter-description', `^${only}$`]),
    ...headers.flatMap((header) => ['--header', header.replace(/\s*:\s*/, '=')]),
    ...['--json', `${report}.json`, '--junit', `${report}.xml`],
  ]
}

function run(args: readonly string[]): Promise<{ code: number | null; said: string }> {
  const env = { ...process.env, PACT_DO_NOT_TRACK: 'true' }
  const child = spawn(pactProgram(), ['verifier', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += String(part)))
  return new Promise((resolve, reject) => child.once('error', reject).once('close', (code) => resolve({ code, said })))
}

/**
 * Replays a pact against a running provider with the Pact CLI's own verifier, and writes its JSON and JUnit reports.
 * Rejects when the verifier cannot be run or leaves no report; what it said is in the message.
 */
export async function verifyPact(verification: Verification): Promise<Verified> {
  const { report } = verification
  mkdirSync(dirname(report), { recursive: true })
  rmSync(`${report}.json`, { force: true })
  const { code, said } = await run(commandLine(verification))
  const read = () => v.parse(jsonReport, JSON.parse(readFileSync(`${report}.json`, 'utf8')))
  try {
    const { result, interactionResults } = read()
    const verdicts = interactionResults.map((each) => ({ description: each.description, passed: each.result === 'OK' }))
    return { passed: result && code === 0 && verdicts.length > 0, verdicts, said }
  } catch (error) {
    throw new Error(`The verifier left no report (exit code ${code}):\n${said}`, { cause: error })
  }
}
