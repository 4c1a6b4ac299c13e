import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { projectFolder } from './prepare.mjs'

/** A host in a process of its own that has loaded its code and waits for its data folder. */
export interface WarmHost {
  /** Opens it on this folder and gives its origin. Rejects with what it says when it cannot open. */
  open(data: string): Promise<string>
  /** Ends it with this signal; gives its exit code, or `null` when it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

const SCRIPT = `
  import { once } from 'node:events'
  import { serve } from '#mock-server/doors/serve.ts'
  const [data] = await once(process.stdin.setEncoding('utf8'), 'data')
  process.stdin.destroy()
  serve({ port: 0, data, lan: false, help: false }).catch((error) => { console.error(error.message); process.exit(1) })
`

/** Starts such a process. It runs `serve`, as `npm start` does, without building the app. */
export function warmHost(): WarmHost {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT]
  const child = spawn(process.execPath, args, { cwd: projectFolder, stdio: ['pipe', 'pipe', 'pipe'] })
  const ended = once(child, 'exit') as Promise<[number | null]>
  let said = ''
  child.stdin.on('error', () => undefined)
  return {
    open(data) {
      child.stdin.write(data)
      return new Promise((resolve, reject) => {
        const listen = (text: Buffer) => {
          said += String(text)
          const origin = /http:\/\/localhost:\d+/.exec(said)?.[0]
          if (origin !== undefined) resolve(origin)
        }
        child.stdout.on('data', listen)
        child.stderr.on('data', listen)
        void ended.then(() => reject(new Error(said)))
      })
    },
    async end(signal) {
      child.kill(signal)
      const [code] = await ended
      return code
    },
  }
}
