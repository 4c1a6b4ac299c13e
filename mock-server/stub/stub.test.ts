import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runStub } from './stub.ts'
import { STUB_PORT, STUB_USAGE } from './stubTexts.ts'
import { lanAddresses } from '#mock-server/adapters/http/hostNames.ts'
import { DEFAULT_PORT } from '#mock-server/host/options.mjs'
import { projectFolder } from '#src/build/prepare.mjs'

vi.setConfig({ testTimeout: 60_000 })

/** Runs `npm run fake` in a process, and resolves with its output once it is open or has ended. */
async function start(
  ...options: string[]
): Promise<{ child: ChildProcess; output: string; ended: Promise<unknown[]> }> {
  const program = join(projectFolder, 'mock-server/stub/stub.mjs')
  const child = spawn(process.execPath, [program, ...options], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  let output = ''
  const open = new Promise<void>((resolve) => {
    const listen = (text: Buffer) => {
      output += String(text)
      if (output.includes('Stop with Ctrl-C')) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
  })
  await Promise.race([open, ended])
  return { child, output, ended }
}

describe('the stub on a port', () => {
  let stub: Awaited<ReturnType<typeof start>>
  let origin: string

  beforeAll(async () => {
    stub = await start('--port', '0', '--scenario', 'a hotel without a configuration')
    origin = /http:\/\/localhost:\d+/.exec(stub.output)?.[0] ?? stub.output
  }, 60_000)

  afterAll(() => void stub.child.kill('SIGKILL'))

  it('answers in the scenario it was started with', async () => {
    expect(await (await fetch(`${origin}/api/configurations`)).json()).toEqual([])
    expect(stub.output).toContain('Begins as  a hotel without a configuration\n')
  })

  it('is an API only, and answers this computer only', async () => {
    expect(await fetch(origin)).toMatchObject({ status: 404 })
    for (const address of lanAddresses()) {
      await expect(fetch(origin.replace('localhost', address))).rejects.toThrow('fetch failed')
    }
  })

  it('prints a call that signs the guest in to a state chosen by header', async () => {
    const line = /curl (?<url>\S+) -H "X-Scenario: (?<scenario>[^"]+)" -H '(?<type>[^']+)' -d '(?<body>[^']+)'/
    const { groups } = line.exec(stub.output) ?? {}
    const { url = '', scenario = '', type = '', body = '' } = groups ?? {}
    const sent = new Headers([['X-Scenario', scenario], type.split(': ') as [string, string]])
    const login = await fetch(url, { method: 'POST', headers: sent, body })
    const { personId, sessionId } = (await login.json()) as Record<string, string> // checked by the next answer
    const headers = { 'X-Scenario': scenario, authorization: `Bearer ${sessionId}` }
    const orders = await fetch(`${origin}/api/orders/customer/${personId}`, { headers })
    expect(await orders.json()).toEqual({ content: [] })
    const elsewhere = { ...headers, 'X-Scenario': 'a hotel with menus' }
    expect(await fetch(`${origin}/api/products`, { headers: elsewhere })).toMatchObject({ status: 401 })
  })

  it('refuses its port to a second one in one sentence', async () => {
    const { port } = new URL(origin)
    const second = await start('--port', port)
    expect(await second.ended).toEqual([1, null])
    expect(second.output).toBe(`Port ${port} is taken: choose another with --port, or stop what uses it.\n`)
  })

  it('refuses an unknown scenario in one sentence', async () => {
    const wrong = await start('--scenario=a flood')
    expect(await wrong.ended).toEqual([2, null])
    expect(wrong.output).toBe('There is no scenario "a flood". See npm run fake -- --help.\n')
  })

  it('ends cleanly on Ctrl-C, even during a slow response', async () => {
    const slow = { headers: { 'X-Scenario': 'the hotel is slow' } }
    const waiting = fetch(`${origin}/api/configurations`, slow).then(
      () => 'answered',
      () => 'dropped',
    )
    expect(await fetch(`${origin}/api/configurations`)).toMatchObject({ status: 200 }) // sent later, answered earlier
    stub.child.kill('SIGINT')
    expect(await stub.ended).toEqual([0, null])
    expect(await waiting).toBe('dropped')
  })
})

describe('the options of npm run fake', () => {
  it.each([
    [['--prot', '1'], 'There is no option "--prot".'],
    [['4321'], 'There is no option "4321".'],
    [['--help=yes'], 'There is no option "--help".'],
    [['--port'], '--port needs a value.'],
    [['--port='], '--port needs a value.'],
    [['--scenario', '--port', '1'], '--scenario needs a value.'],
    [['--port', '65536'], '--port takes a number from 0 to 65535, not "65536".'],
    [['--port', '-1'], '--port takes a number from 0 to 65535, not "-1".'],
    [['--scenario', 'toString'], 'There is no scenario "toString".'],
  ])('that are invalid, as %j, are rejected in one sentence', async (args, sentence) => {
    const message = `${sentence} See npm run fake -- --help.`
    await expect(runStub(args)).rejects.toMatchObject({ message, exitCode: 2 })
  })

  it('are all explained, with every scenario', async () => {
    const print = vi.spyOn(console, 'log').mockReturnValue()
    await runStub(['--help'])
    expect(print.mock.calls).toEqual([[STUB_USAGE]])
    const expected = ['--port', '--scenario', String(STUB_PORT), 'the hotel is slow']
    expect(expected.filter((each) => !STUB_USAGE.includes(each))).toEqual([])
  })

  it('have another default port than the demo host', async () => {
    const other = createServer().listen(STUB_PORT, '127.0.0.1')
    await once(other, 'listening').catch(() => undefined) // Another program may already use the port.
    await expect(runStub([])).rejects.toThrow(`Port ${STUB_PORT} is taken`)
    other.close()
    expect(STUB_PORT).not.toBe(DEFAULT_PORT)
  })
})
