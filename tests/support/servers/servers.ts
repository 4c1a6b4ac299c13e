import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

/** A running server of the project. */
export interface Server {
  readonly url: string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** A port that is free at this moment; another program may take it. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No free port')
  return address.port
}

/** Starts a program, and waits until `urlIn` finds its address in its output. Throws its output when it ends before. */
export async function startProgram(
  file: string,
  args: readonly string[],
  urlIn: (output: string) => string | undefined,
): Promise<Server> {
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (part: Buffer) => {
      output += String(part)
      const found = urlIn(output)
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    ended.then(() => reject(new Error(`${file} ended before it was ready:\n${output}`)), reject)
  })
  return {
    url,
    async stop(signal) {
      child.kill(signal)
      await ended
    },
  }
}
