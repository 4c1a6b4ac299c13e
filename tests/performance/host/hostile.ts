import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { presentDemo } from './demo.ts'
import { none, ratio, type Figure } from './figures.ts'
import { startPresented, type Measured } from './servers.ts'

const SECONDS = 60
const KEY = '0123456789abcdef0123456789abcdef'

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
  return files.reduce(
    (sum, each) => sum + (statSync(path.join(each.parentPath, each.name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  )
}

/** The maximum memory (MiB) and size of the data folder (MB) until `isOver`. */
async function watch(host: Measured, data: string, isOver: () => boolean): Promise<{ memory: number; disk: number }> {
  let [memory, disk] = [0, 0]
  while (!isOver()) {
    memory = Math.max(memory, host.memory())
    disk = Math.max(disk, sizeOf(data) / 1e6)
    await wait(500)
  }
  return { memory, disk }
}

function percentile(took: readonly number[], share: number): number {
  return took.toSorted((one, other) => one - other)[Math.floor(took.length * share)] ?? Infinity
}

/** Runs twenty hostile clients without a desk key for a minute, while one presenter and one phone run the demo. */
export async function hostile(): Promise<Figure[]> {
  const { host, folder } = await startPresented(KEY)
  try {
    const port = Number(new URL(host.origin).port)
    const program = path.join(import.meta.dirname, 'hostileClients.ts')
    const clients = spawn(process.execPath, ['--import', 'tsx', program, String(port), String(SECONDS)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let isOver = false
    let said = ''
    clients.stdout.on('data', (part: Buffer) => (said += String(part)))
    const ended = once(clients, 'close').then(() => (isOver = true))
    const over = () => isOver
    const [run, { memory, disk }] = await Promise.all([
      presentDemo(port, KEY, over),
      watch(host, path.join(folder, 'data'), over),
      ended,
    ])
    const p95 = percentile(run.took, 0.95)
    console.log(
      `20 hostile clients, ${SECONDS} s: ${said.trim()}; the demo's ${run.took.length} calls: median ${percentile(run.took, 0.5).toFixed(0)} ms, ` +
        `p95 ${p95.toFixed(0)} ms, longest ${Math.max(...run.took).toFixed(0)} ms; memory ${memory.toFixed(0)} MiB, data folder ${disk.toFixed(1)} MB`,
    )
    return [
      ratio('among hostile clients: the demo, p95 in ms', p95, 250, false),
      none('… calls of the demo that failed', run.errors),
      ratio('… memory in MB', memory * 1.048576, 400, false),
      ratio('… data folder in MB', disk, 100, false),
    ]
  } finally {
    await host.stop()
  }
}
