import { beforeEach, expect, it } from 'vitest'
import { stoppedClock, type Clock } from '#mock-server/clock.ts'
import { HttpError } from '#mock-server/handlers/http/responses.ts'
import { memoryFiles } from '#tests/support/servers/memoryFiles.ts'
import { sandboxLimits, type SandboxLimits } from './limits.ts'
import { openSandboxes, type Sandboxes } from './sandboxes.ts'

const MINUTE = 60_000
const id = (n: number) => n.toString(16).padStart(32, '0')
const all = Array.from({ length: 1000 }, (_, n) => id(n))
const [addressA, addressB] = ['10.0.0.7', '10.0.0.8'] as const
let clock: Clock

beforeEach(() => {
  clock = stoppedClock(new Date('2026-05-14T09:00:00Z'))
})

const open = (limits: Partial<SandboxLimits>) =>
  openSandboxes(memoryFiles(), clock, { ...sandboxLimits, maxNewPerAddress: 1000, ...limits })
const kept = (sandboxes: Sandboxes) => all.filter((each) => sandboxes.has(each)).length

function statusOf(act: () => unknown): number {
  try {
    act()
    return 200
  } catch (error) {
    return error instanceof HttpError ? error.status : expect.unreachable(String(error))
  }
}

it('one address has at most a hundred sandboxes, even when it uses them all in turn', async () => {
  const sandboxes = open({ maxSandboxes: 500 })
  const statuses = new Set<number>()
  for (let n = 0; n < 300; n += 1) {
    statuses.add(statusOf(() => sandboxes.enter(id(n), addressA)))
    for (const each of all.slice(0, n)) if (sandboxes.has(each)) sandboxes.enter(each, addressA)
    await clock.sleep(MINUTE)
  }
  expect([...statuses]).toEqual([200, 429])
  expect(kept(sandboxes)).toBe(100)
  await clock.sleep(10 * MINUTE)
  sandboxes.enter(id(600), addressA)
  expect([kept(sandboxes), sandboxes.has(id(0)), sandboxes.has(id(600))]).toEqual([100, false, true])
})

it('when all sandboxes are in use, addresses with more lose their least recently used to addresses with fewer', () => {
  const sandboxes = open({ maxSandboxes: 10 })
  for (let n = 0; n < 10; n += 1) sandboxes.enter(id(n), addressA)
  for (let n = 20; n < 25; n += 1) expect(statusOf(() => sandboxes.enter(id(n), addressB))).toBe(200)
  expect(all.filter((each) => sandboxes.has(each))).toEqual([5, 6, 7, 8, 9, 20, 21, 22, 23, 24].map(id))
  expect(statusOf(() => sandboxes.enter(id(30), addressB))).toBe(503)
  expect(statusOf(() => sandboxes.enter(id(31), addressA))).toBe(503)
  expect(statusOf(() => sandboxes.enter(id(32)))).toBe(200) // this computer, from which the demo is presented
  expect(kept(sandboxes)).toBe(10)
})
