import { spawn, spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { TestContext } from 'vitest'
import { openHotel } from '#mock-server/hotel/hotel.ts'
import { eachInContent, mutatedProvider, renamed, changeBody } from '#contracts/mutations/providerMutation.ts'
import type { RunningProvider } from './providers.ts'
import { jvmTestsOf, reportsOf, type JvmTest } from './surefireReports.ts'

export const LIBRARY = fileURLToPath(new URL('../jvm', import.meta.url))
export const EXAMPLE = join(LIBRARY, 'example')
const shell = process.platform === 'win32' // mvn is a script there

/** The first run downloads about a hundred libraries. */
export const slow = { timeout: 600_000 }

/** The requirement that is missing to run the Maven project; `undefined` when there is none. */
function findMissingRequirement(): string | undefined {
  const { stdout, error, status } = spawnSync('mvn', ['--version'], { encoding: 'utf8', shell })
  if (error !== undefined || status !== 0) return 'no Maven on the PATH'
  const [, version = '', home = ''] = /Java version: (\d+).*runtime: (.*)/.exec(stdout) ?? []
  if (Number(version) < 17) return `Maven runs on Java ${version}, and 17 is required`
  const hasCompiler = ['javac', 'javac.exe'].some((name) => existsSync(join(home.trim(), 'bin', name)))
  return hasCompiler ? undefined : 'Maven runs on a Java without a compiler: a JDK is required'
}

export const missing = findMissingRequirement()
export const because = missing === undefined ? '' : ` (skipped: ${missing})`
const notice = (reason: string) => `skipped: pact-jvm did not verify the pact: ${reason}`
if (missing !== undefined) console.log(notice(missing))

interface Outcome {
  readonly code: number | null
  readonly output: string
  readonly tests: readonly JvmTest[]
}

/** Runs Maven on a project. Skips the test when Maven cannot reach its repository and has no local copy. */
export async function maven(
  project: string,
  args: readonly string[],
  { signal, skip }: TestContext,
  broker = '',
): Promise<Outcome> {
  rmSync(reportsOf(project), { recursive: true, force: true })
  const env = { ...process.env, PACT_BROKER_BASE_URL: broker }
  const child = spawn('mvn', ['-f', project, '--batch-mode', '-q', ...args], { signal, shell, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0 && /Could not transfer artifact|failed to transfer from|in offline mode/.test(output)) {
    const reason = 'Maven cannot reach its repository, and has no local copy of the dependencies'
    console.log(notice(reason))
    skip(reason)
  }
  return { code, output, tests: jvmTestsOf(project) }
}

/** Verifies the pact with the library against a provider, and closes that. */
export async function verifyAgainst(
  provider: RunningProvider,
  context: TestContext,
  options: readonly string[] = [],
  broker = '',
) {
  try {
    return await maven(LIBRARY, ['verify', `-Dprovider.url=${provider.baseUrl}`, ...options], context, broker)
  } finally {
    await provider.close()
  }
}

/** A hotel that renames the field of the order number. */
export const respondWithMutation = () =>
  mutatedProvider(openHotel(), {
    name: 'the order number has another name',
    mutate: changeBody('GET /orders', eachInContent(renamed('orderNumber', 'number'))),
  })
