import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#tests/support/servers/servers.ts'
import { orderOf } from './orders.ts'

const STARTS_WITHIN_MS = 60_000

/** A host whose CPU time and memory are measured. */
export interface Measured {
  readonly origin: string
  /** The CPU time used so far, in milliseconds. */
  cpu(): number
  /** The resident memory, in MiB. */
  memory(): number
  stop(): Promise<void>
}

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/orders?_limit=1`).then(
    () => true,
    () => false,
  )
}

function measured(child: ChildProcess, origin: string, folder: string): Measured {
  const proc = (name: string) => readFileSync(`/proc/${child.pid}/${name}`, 'utf8')
  return {
    origin,
    cpu() {
      const fields = proc('stat')
        .replace(/^.*\) /, '')
        .split(' ')
      return (Number(fields[11]) + Number(fields[12])) * 10 // in ticks of 10 ms
    },
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(proc('status'))?.[1] ?? 0) / 1024,
    async stop() {
      const ended = once(child, 'close')
      child.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

function temporaryFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'hotel-bench-'))
}

/** The Node flags of `npm start`, which limit its memory. */
function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } } // `package.json` has this script
  return scripts.start.split(' ').filter((part) => part.startsWith('--'))
}

/** Starts a program of this folder, and waits until it prints its address. */
async function startProgram(name: string, folder: string, ...given: string[]): Promise<Measured> {
  const args = [...startFlags(), '--import', 'tsx', path.join(import.meta.dirname, name), folder, ...given]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  for await (const part of child.stdout as AsyncIterable<Buffer>) {
    said += String(part)
    const [, origin] = /listening (\S+)/.exec(said) ?? []
    if (origin !== undefined) return measured(child, origin.replace('localhost', '127.0.0.1'), folder)
  }
  throw new Error('The host ended before it listened')
}

/** Starts the demo host with this many sandboxes and orders in each. */
export function startOurs(sandboxes: number, ordersInEach: number): Promise<Measured> {
  return startProgram('ours.ts', temporaryFolder(), String(sandboxes), String(ordersInEach))
}

/** Starts the demo host for a local network with pages and this desk key. Also returns its folder. */
export async function startPresented(key: string): Promise<{ host: Measured; folder: string }> {
  const folder = temporaryFolder()
  return { host: await startProgram('presented.ts', folder, key), folder }
}

/** Starts the plain json-server command with the orders of `guests` guests, `ordersInEach` for each. */
export async function startPlain(guests: number, ordersInEach: number): Promise<Measured> {
  const folder = temporaryFolder()
  const file = path.join(folder, 'db.json')
  const orders = Array.from({ length: guests * ordersInEach }, (_, index) => {
    return { ...orderOf(index), guestId: `guest-${index % guests}` }
  })
  writeFileSync(file, JSON.stringify({ orders }))
  const port = await freePort()
  const bin = createRequire(import.meta.url).resolve('json-server/lib/cli/bin.js')
  const args = [bin, '--quiet', '--host', '127.0.0.1', '--port', String(port), file]
  const child = spawn(process.execPath, args, { stdio: 'ignore', cwd: folder })
  const origin = `http://127.0.0.1:${port}`
  const until = Date.now() + STARTS_WITHIN_MS
  while (!(await answers(origin))) {
    if (Date.now() > until || child.exitCode !== null) throw new Error('json-server did not start')
    await wait(50)
  }
  return measured(child, origin, folder)
}
