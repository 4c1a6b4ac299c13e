import { spawn } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { CliError } from '#src/build/cliError.mjs'
import { EXIT_NOT_RUN } from '#contracts/verification/options.ts'

/** The folder of what the checks generate and install. */
export const CACHE = fileURLToPath(new URL('../../.cache/contracts', import.meta.url))

/** The path of a file beside this one. */
export function here(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url))
}

const SHOWN = 6_000

/**
 * Runs a program. Rejects with the end of its output when it fails, and with a `CliError` that names what is `missing` when it
 * is not installed.
 */
export async function runTool(command: string, args: readonly string[], missing: string, cwd = CACHE): Promise<void> {
  const env = { ...process.env, NO_COLOR: '1', REDOCLY_TELEMETRY: 'off' }
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', () => reject(new CliError(missing, EXIT_NOT_RUN))).once('close', resolve)
  })
  if (code !== 0) throw new Error(`${command} ${args[0] ?? ''} failed:\n${output.slice(-SHOWN)}`)
}
