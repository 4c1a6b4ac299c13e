import { beforeEach, expect, it } from 'vitest'
import { stoppedClock, type Clock } from '#mock-server/clock.ts'
import { Refusal } from '#mock-server/handlers/responses.ts'
import { memoryFiles } from './memoryFiles.ts'
import { worldLimits, type WorldLimits } from './limits.ts'
import { openWorlds, type Worlds } from './worlds.ts'

const MINUTE = 60_000
const id = (n: number) => n.toString(16).padStart(32, '0')
const all = Array.from({ length: 1000 }, (_, n) => id(n))
const [greedy, modest] = ['10.0.0.7', '10.0.0.8'] as const
let clock: Clock

beforeEach(() => {
  clock = stoppedClock(new Date('2026-05-14T09:00:00Z'))
})

const open = (limits: Partial<WorldLimits>) => openWorlds(memoryFiles(), clock, { ...worldLimits, newFromOne: 1000, ...limits })
const kept = (worlds: Worlds) => all.filter((each) => worlds.has(each)).length

function statusOf(act: () => unknown): number {
  try {
    act()
    return 200
  } catch (error) {
    return error instanceof Refusal ? error.status : expect.unreachable(String(error))
  }
}

it('one device has a hundred worlds at most, however it uses them in turn', async () => {
  const worlds = open({ worlds: 500 })
  const statuses = new Set<number>()
  for (let n = 0; n < 300; n += 1) {
    statuses.add(statusOf(() => worlds.enter(id(n), greedy)))
    for (const each of all.slice(0, n)) if (worlds.has(each)) worlds.enter(each, greedy)
    await clock.sleep(MINUTE)
  }
  expect([...statuses]).toEqual([200, 429])
  expect(kept(worlds)).toBe(100)
  await clock.sleep(10 * MINUTE)
  worlds.enter(id(600), greedy)
  expect([kept(worlds), worlds.has(id(0)), worlds.has(id(600))]).toEqual([100, false, true])
})

it('devices that have all worlds in use give up one each to those who have fewer, the oldest first', () => {
  const worlds = open({ worlds: 10 })
  for (let n = 0; n < 10; n += 1) worlds.enter(id(n), greedy)
  for (let n = 20; n < 25; n += 1) expect(statusOf(() => worlds.enter(id(n), modest))).toBe(200)
  expect(all.filter((each) => worlds.has(each))).toEqual([5, 6, 7, 8, 9, 20, 21, 22, 23, 24].map(id))
  expect(statusOf(() => worlds.enter(id(30), modest))).toBe(503)
  expect(statusOf(() => worlds.enter(id(31), greedy))).toBe(503)
  expect(statusOf(() => worlds.enter(id(32)))).toBe(200) // this computer, from which the demo is presented
  expect(kept(worlds)).toBe(10)
})

it('a presented world and those of this computer are not taken for it', () => {
  const worlds = open({ worlds: 4 })
  worlds.present(id(0), greedy)
  worlds.enter(id(1))
  for (const n of [2, 3]) worlds.enter(id(n), greedy)
  expect(statusOf(() => worlds.enter(id(4), modest))).toBe(200)
  expect([0, 1, 2, 3, 4].map((n) => worlds.has(id(n)))).toEqual([true, true, false, true, true])
  expect(statusOf(() => worlds.enter(id(5), modest))).toBe(503)
})

it('worlds of an earlier start belong to whoever uses them next, and till then to nobody', () => {
  const files = memoryFiles()
  const start = () => openWorlds(files, clock, { ...worldLimits, worlds: 4 })
  const first = start()
  for (const n of [0, 1, 2, 3]) first.enter(id(n), greedy).store.guests.where()
  const second = start()
  second.enter(id(0), modest)
  expect(statusOf(() => second.enter(id(4), modest))).toBe(200)
  expect([0, 1, 2, 3, 4].map((n) => second.has(id(n)))).toEqual([true, false, true, true, true])
})
