import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll } from 'vitest'
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

/**
 * Bundles the host into one file before the tests of a file, which starts several times faster than through tsx. `start` runs it;
 * `folder` is a temporary folder, which is removed with the bundle after the tests.
 */
export function bundleHost() {
  const outDir = join(projectFolder, '.cache', `host-${process.pid}`)
  const ssr = join(projectFolder, 'mock-server/server/serve.ts')
  const folder = mkdtempSync(join(tmpdir(), 'hotel-host-'))
  beforeAll(() =>
    build({ root: projectFolder, configFile: false, logLevel: 'error', build: { ssr, outDir, emptyOutDir: true } }),
  )
  afterAll(() => Promise.all([outDir, folder].map((each) => rm(each, { recursive: true }))))
  return { folder, start: (...options: string[]) => runHost(join(outDir, 'serve.js'), options) }
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
