import { spawn } from 'node:child_process'
import process from 'node:process'

const running = new Set()
let ending = false
const LIMIT_MS = 15 * 60_000

function end(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    if (process.platform === 'win32') spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' })
    else process.kill(-child.pid, signal)
  } catch {
    // It ended by itself in this very moment.
  }
}

/** Ends every stage under way with all the processes it started, by force after a second. No further stage starts. */
export async function endAll() {
  ending = true
  for (const child of running) end(child, 'SIGTERM')
  for (let waits = 0; running.size > 0 && waits < 20; waits++) await new Promise((resolve) => setTimeout(resolve, 50))
  for (const child of running) end(child, 'SIGKILL')
}

/**
 * Runs node with `args`, stdin closed. Gives whether it succeeded, what it printed (empty when shown `live`) and its
 * seconds. Never throws; after 15 minutes it is ended. Once `endAll` was called it gives nothing any more.
 */
export function runNode(args, { live, env }) {
  return new Promise((resolve) => {
    if (ending) return
    const started = performance.now()
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      detached: process.platform !== 'win32',
      env: { ...process.env, ...env },
    })
    running.add(child)
    let output = ''
    const keep = (part) => (output += part)
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const limit = setTimeout(() => {
      keep('\nEnded: it took more than 15 minutes.\n')
      end(child, 'SIGKILL')
    }, LIMIT_MS)
    const finish = (succeeded) => {
      clearTimeout(limit)
      running.delete(child)
      if (!ending) resolve({ succeeded, output, seconds: (performance.now() - started) / 1000 })
    }
    child.on('error', (error) => {
      keep(`${error.message}\n`)
      finish(false)
    })
    child.on('close', (code) => finish(code === 0))
  })
}
