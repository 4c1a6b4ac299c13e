import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { jvmTestsOf, reportsOf } from '#contracts/verification/surefireReports.ts'
import { CliError } from '#src/build/cliError.mjs'
import type { RunVerifier } from './results.ts'

const PROJECT = fileURLToPath(new URL('../jvm', import.meta.url))

/** Runs the backend team's Maven project on the pact of all mutations, in one process. Rejects when it cannot be run. */
export const runJvm: RunVerifier = async (file, { baseUrl, stateUrl }) => {
  rmSync(reportsOf(PROJECT), { recursive: true, force: true })
  const provider = [`-Dprovider.url=${baseUrl}`, `-Dprovider.stateUrl=${stateUrl}`]
  const options = ['-Dtest=HotelApiPactTest', `-Dpactfolder.path=${dirname(file)}`, ...provider]
  const child = spawn('mvn', ['-f', PROJECT, '--batch-mode', '-q', 'verify', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32', // mvn is a script there
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)))
  await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  const tests = jvmTestsOf(PROJECT)
  if (tests.length === 0) throw new CliError(`Maven ran no test:\n${output}`, 1)
  const failed = tests.filter(({ passed }) => !passed)
  return { ran: tests.length, failed: new Set(failed.map(({ name }) => name)) }
}
