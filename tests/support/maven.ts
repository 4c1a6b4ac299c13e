import { spawn, spawnSync } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { TestContext } from 'vitest'
import type { RunningProvider } from '#contracts/verification/providers.ts'

const LIBRARY = fileURLToPath(new URL('../../contracts/jvm', import.meta.url))
export const STARTER = fileURLToPath(new URL('../../contracts/jvm/starter', import.meta.url))
const shell = process.platform === 'win32' // mvn is a script there

/** The first run downloads about a hundred libraries. */
export const slow = { timeout: 600_000 }

/** The requirement that is missing to run the Maven projects; `undefined` when there is none. */
function findMissingRequirement(): string | undefined {
  const { stdout, error, status } = spawnSync('mvn', ['--version'], { encoding: 'utf8', shell })
  if (error !== undefined || status !== 0) return 'no Maven on the PATH'
  const [, version = ''] = /Java version: (\d+)/.exec(stdout) ?? []
  return Number(version) < 17 ? `Maven runs on Java ${version}, and 17 is required` : undefined
}

export const missing = findMissingRequirement()
export const because = missing === undefined ? '' : ` (skipped: ${missing})`
if (missing !== undefined) console.warn(`skipped: pact-jvm did not verify the pact: ${missing}`)

/** Runs Maven on a project. Skips the test when Maven cannot reach its repository and has no local copy. */
export async function maven(project: string, options: readonly string[], { signal, skip }: TestContext) {
  const child = spawn('mvn', ['-f', project, '--batch-mode', '-q', 'verify', ...options], { signal, shell })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0 && /Could not transfer artifact|failed to transfer from|in offline mode/.test(output))
    skip('Maven cannot reach its repository, and has no local copy of the dependencies')
  return { code, output: stripVTControlCharacters(output).trim() }
}

/** Verifies the pact with the library against a provider, and closes that. */
export async function verifyAgainst(provider: RunningProvider, context: TestContext, options: readonly string[] = []) {
  try {
    return await maven(LIBRARY, [`-Dprovider.url=${provider.baseUrl}`, ...options], context)
  } finally {
    await provider.close()
  }
}
