import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runStub } from './stub.ts'
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

  it('refuses an unknown scenario in one sentence', async () => {
    const wrong = await start('--scenario=a flood')
    expect(await wrong.ended).toEqual([2, null])
    expect(wrong.output).toBe('There is no scenario "a flood". See npm run fake -- --help.\n')
  })

  it('ends cleanly on Ctrl-C, even during a slow response', async () => {
    const slow = { headers: { 'X-Scenario': 'the hotel is slow', 'content-type': 'application/json' } }
    // Slower than the other calls on any machine.
    const call = { ...slow, method: 'PUT', body: '{"ms":60000}' }
    expect(await fetch(`${origin}/__demo/faults/latency`, call)).toMatchObject({ status: 200 })
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
    [['--scenario', '--port', '1'], '--scenario needs a value.'],
    [['--port', '65536'], '--port takes a number from 0 to 65535, not "65536".'],
    [['--scenario', 'toString'], 'There is no scenario "toString".'],
  ])('that are invalid, as %j, are rejected in one sentence', async (args, sentence) => {
    const message = `${sentence} See npm run fake -- --help.`
    await expect(runStub(args)).rejects.toMatchObject({ message, exitCode: 2 })
  })
})
