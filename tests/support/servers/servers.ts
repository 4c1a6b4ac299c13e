import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import process from 'node:process'

const root = path.resolve(import.meta.dirname, '../../..')
const STARTS_WITHIN_MS = 60_000

/** A running server of the project. */
export interface Server {
  readonly url: string
  stop(): Promise<void>
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No free port')
  return address.port
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}

async function ready(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const until = Date.now() + STARTS_WITHIN_MS
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${url} ended before it answered:\n${output()}`)
    if (Date.now() > until) throw new Error(`${url} did not answer in time:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Starts a program, and waits until it responds at this address. */
export async function startProgram(
  file: string,
  args: readonly string[],
  url: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Server> {
  const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += String(part)))
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'close')
    child.kill()
    await ended
  }
  try {
    await ready(child, url, () => output)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

/** Starts the demo host with its data in `folder`, and with the production build, or the app as `npm start` builds it. */
export async function startHost(folder: string, port: number, app: 'production' | 'demo'): Promise<Server> {
  const script = app === 'demo' ? 'tests/support/servers/serveDemo.ts' : 'mock-server/host/serve.ts'
  const serve = ['--import', 'tsx', script]
  return startProgram(
    process.execPath,
    [...serve, '--port', String(port), '--data', folder],
    `http://127.0.0.1:${port}`,
  )
}

async function startPreview(port: number, options: readonly string[]): Promise<Server> {
  const preview = ['node_modules/vite/bin/vite.js', 'preview', ...options, '--host', '127.0.0.1', '--strictPort']
  return startProgram(process.execPath, [...preview, '--port', String(port)], `http://127.0.0.1:${port}`)
}

/** Serves the demo build as a static host; the hotel runs inside the browser. */
export async function startDemo(port: number): Promise<Server> {
  return startPreview(port, ['--mode', 'demo', '--outDir', 'dist-demo'])
}

/** Serves the built gallery of components and screens. */
export async function startGallery(port: number): Promise<Server> {
  return startPreview(port, ['--config', 'tests/gallery/vite.config.ts'])
}

/** Starts the stub, with the fixtures. */
export async function startStub(port: number): Promise<Server> {
  const stub = ['mock-server/stub/stub.mjs', '--port', String(port)]
  return startProgram(process.execPath, stub, `http://127.0.0.1:${port}/api/configurations`)
}
