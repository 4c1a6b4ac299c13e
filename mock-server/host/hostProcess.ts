import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { projectFolder } from '#src/build/prepare.mjs'

/** A host in a process of its own. */
export interface HostProcess {
  /** Its origin. Rejects with its output when it ends before it is open. */
  readonly origin: Promise<string>
  /** Its output so far. */
  output(): string
  /** Its exit code, or `null` when it was killed. */
  readonly ended: Promise<number | null>
  signal(name: NodeJS.Signals): void
}

/** The host bundled into one file, which starts several times faster than through tsx. */
export interface HostProgram {
  start(...options: string[]): HostProcess
  remove(): Promise<void>
}

/** Bundles `serve.ts` for tests that start it often. */
export async function buildHostProgram(): Promise<HostProgram> {
  const outDir = join(projectFolder, '.cache', `host-${process.pid}`)
  const ssr = join(projectFolder, 'mock-server/host/serve.ts')
  await build({ root: projectFolder, configFile: false, logLevel: 'error', build: { ssr, outDir, emptyOutDir: true } })
  return {
    start: (...options) => runHost(join(outDir, 'serve.js'), options),
    remove: () => rm(outDir, { recursive: true }),
  }
}

/** Starts a program that opens a host, in a process of its own. */
export function runHost(program: string, options: readonly string[]): HostProcess {
  const args = [program, ...options]
  const child = spawn(process.execPath, args, { cwd: projectFolder, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close').then(([code]) => code as number | null) // as Node documents
  let output = ''
  const origin = new Promise<string>((resolve, reject) => {
    const listen = (text: Buffer) => {
      output += String(text)
      const [open] = /http:\/\/localhost:\d+/.exec(output) ?? []
      if (open !== undefined) resolve(open)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then(() => reject(new Error(output)))
  })
  origin.catch(() => undefined)
  return { origin, ended, output: () => output, signal: (name) => void child.kill(name) }
}
