import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import process from 'node:process'

const resolve = (from: string, name: string) => createRequire(from).resolve(`${name}/package.json`)

/**
 * The path of the Pact CLI's native executable. Its npm wrappers are not used, because on Windows they pass the arguments,
 * such as a branch name, to a shell. Throws when npm has not installed it for this platform.
 */
export function pactProgram(platform: string = process.platform, arch: string = process.arch, find = resolve): string {
  const isWindows = platform === 'win32'
  const cli = '@pact-foundation/pact-cli'
  const installed = find(find(import.meta.filename, cli), `${cli}-${isWindows ? 'windows' : platform}-${arch}`)
  return join(dirname(installed), 'standalone', isWindows ? 'pact.exe' : 'pact')
}
