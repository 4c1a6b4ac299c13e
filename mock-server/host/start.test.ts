import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { runHost } from '#tests/support/servers/hostProcess.ts'
import { projectFolder } from '#src/build/prepare.mjs'

vi.setConfig({ testTimeout: 120_000 })

const program = join(projectFolder, 'mock-server/host/start.mjs')

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

  it('serves the app, the desk and the page of a demo link, as it built them, and builds nothing at the next start', async () => {
    const data = await mkdtemp(join(tmpdir(), 'hotel-'))
    const folders = [data, ...['app-0', 'desk-0', 'host-0'].map((each) => join(projectFolder, '.cache', each))]
    onTestFinished(() => void Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))
    const titles = async () => {
      const host = runHost(program, ['--port', '0', '--data', data])
      const origin = await host.origin
      const title = async (page: string) => /<title>.*<\/title>/.exec(await (await fetch(origin + page)).text())?.[0]
      const found = await Promise.all(['/', '/__demo/', '/__demo/begin/'].map(title))
      const worker = await (await fetch(`${origin}/sw.js`)).text()
      host.signal('SIGINT')
      await host.ended
      return { found, worker, said: host.output() }
    }
    const first = await titles()
    expect(first.found).toEqual([
      '<title>Вашият престой</title>',
      '<title>Пулт за демонстрации</title>',
      '<title>Демонстрация</title>',
    ])
    expect(first.said).toContain('Building')
    expect(first.worker).toMatch(/index\.html/)
    expect(first.worker).toMatch(/"navigate"\s*===|===\s*"navigate"/)
    const second = await titles()
    expect(second).toMatchObject({ found: first.found, worker: first.worker })
    expect(second.said).not.toContain('Building')
  })
})
