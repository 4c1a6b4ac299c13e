import { beforeEach, expect, it } from 'vitest'
import { stoppedClock, type Clock } from '#mock-server/clock.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { memoryFiles } from '#tests/support/servers/memoryFiles.ts'
import { sandboxLimits } from './limits.ts'
import { openSandboxes } from './sandboxes.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const [a, b] = ['a', 'b'].map((digit) => digit.repeat(32)) as [string, string]
let clock: Clock
let setAhead: number
let files: ReturnType<typeof memoryFiles>

beforeEach(() => {
  const inner = stoppedClock(new Date('2026-05-14T09:00:00Z'))
  setAhead = 0
  clock = { ...inner, now: () => new Date(inner.now().getTime() + setAhead) }
  files = memoryFiles()
})

const open = () => openSandboxes(files, clock, { ...sandboxLimits, maxSandboxes: 2 })
const ids = () => files.list().map(({ id }) => id)

it('a change of the clock does not age a sandbox, while the host runs or between its starts', () => {
  const sandboxes = open()
  sandboxes.enter(a).store.guests.where()
  for (const ahead of [DAY, 400 * DAY, -DAY]) {
    setAhead = ahead
    sandboxes.enter(b).store.guests.where()
    expect(ids().toSorted()).toEqual([a, b])
    sandboxes.recordAges()
    expect([a, b].map((id) => open().has(id))).toEqual([true, true])
  }
})

it('the age of a sandbox is the running time of all starts of the host, without the time between', async () => {
  const first = open()
  first.enter(a).store.guests.where()
  await clock.sleep(DAY - MINUTE)
  first.recordAges()
  setAhead = 3 * DAY
  const second = open()
  expect(second.has(a)).toBe(true)
  await clock.sleep(2 * MINUTE)
  expect(second.has(a)).toBe(false)
  expect(ids()).toEqual([])
})

it('a disk error is 507 on writing and 503 on reading, and is reported in one sentence', () => {
  let isFull = false
  const orFail = (what: string) => {
    if (isFull)
      throw Object.assign(new Error(`ENOSPC: no space left on device, ${what}`), { code: 'ENOSPC', syscall: what })
  }
  const rows: typeof files.rows = (id, seed) => {
    const file = files.rows(id, seed)
    const write = (...given: Parameters<typeof file.write>) => (orFail('write'), file.write(...given))
    return { read: () => (orFail('open'), file.read()), write }
  }
  const sandboxes = openSandboxes({ ...files, rows }, clock)
  const { store } = sandboxes.enter(a)
  const before = store.dump()
  isFull = true
  expectConsole('error', /^The data folder cannot be used as it should: writing failed \(ENOSPC: .*\)\.$/)
  for (const _again of [1, 2])
    expect(() => store.reports.remove('report-423')).toThrow(expect.objectContaining({ status: 507 }))
  expectConsole('error', /^The data folder cannot be used as it should: reading a hotel failed \(ENOSPC: .*\)\.$/)
  expect(() => sandboxes.enter(b).store.guests.where()).toThrow(expect.objectContaining({ status: 503 }))
  expect(store.dump()).toEqual(before)
  isFull = false
  expect(store.reports.remove('report-423')).toBe(true)
  expect(sandboxes.enter(b).store.guests.where()).not.toEqual([])
})
