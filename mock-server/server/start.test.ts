import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '#src/build/prepare.mjs'

const program = join(projectFolder, 'mock-server/server/start.mjs')

async function start(...options: string[]): Promise<{ code: unknown; said: string }> {
  const child = spawn(process.execPath, [program, ...options])
  let said = ''
  child.stdout.on('data', (text) => (said += String(text)))
  child.stderr.on('data', (text) => (said += String(text)))
  const [code] = await once(child, 'close')
  return { code, said }
}

describe('npm start', () => {
  it.each([
    ['127.0.0.1', []],
    ['0.0.0.0', ['--lan']],
  ])('refuses a port that is taken on %s in one sentence, before it builds anything', async (host, options) => {
    const other = createServer().listen(0, host)
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? address?.port : undefined
    expect(await start('--port', String(port), ...options)).toEqual({
      code: 1,
      said: `Port ${port} is taken: choose another with --port, or stop what uses it.\n`,
    })
    other.close()
  })

  it('refuses a data folder that cannot be made or is a file, in one sentence', async () => {
    const reasons = {
      '/proc/none/hotel': 'nothing can be written there',
      [program]: 'a file is in the place of a folder',
    }
    for (const [data, reason] of Object.entries(reasons)) {
      const said = `The host cannot keep its data in ${data}: ${reason}. Name another folder with --data.\n`
      expect(await start('--port', '0', '--data', data)).toEqual({ code: 1, said })
    }
  })
})
