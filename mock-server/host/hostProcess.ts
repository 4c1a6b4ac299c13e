import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { projectFolder } from '#src/build/prepare.mjs'

/** A host in a process of its own. */
export interface HostProcess {
  /** Where it answers. Rejects with what it said when it ended before it was open. */
  readonly origin: Promise<string>
  /** What it has said so far. */
  output(): string
  /** Its exit code, or `null` when it was killed. */
  readonly ended: Promise<number | null>
  signal(name: NodeJS.Signals): void
}

/** The host's program in one file, which starts several times as fast as through tsx. */
export interface HostProgram {
  start(...options: string[]): HostProcess
  remove(): Promise<void>
}

/** Bundles `serve.ts`, as `npm start` runs it, for tests that start it often. */
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
  let said = ''
  const origin = new Promise<string>((resolve, reject) => {
    const listen = (text: Buffer) => {
      said += String(text)
      const [open] = /http:\/\/localhost:\d+/.exec(said) ?? []
      if (open !== undefined) resolve(open)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then(() => reject(new Error(said)))
  })
  origin.catch(() => undefined)
  return { origin, ended, output: () => said, signal: (name) => void child.kill(name) }
}
