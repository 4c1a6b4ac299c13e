import { beforeEach, describe, expect, it } from 'vitest'
import { stoppedClock, type Clock } from '#mock-server/clock.ts'
import { HttpError } from '#mock-server/handlers/http/responses.ts'
import { resetHotel, type Hotel } from '#mock-server/hotel.ts'
import { memoryFiles } from '#tests/support/servers/memoryFiles.ts'
import type { SandboxFiles } from './sandboxFiles.ts'
import { DEFAULT_SANDBOX } from './sandboxId.ts'
import { sandboxLimits, type SandboxLimits } from './limits.ts'
import { openSandboxes, type Sandboxes } from './sandboxes.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(32)) as [string, string, string, string]
let clock: Clock
let files: SandboxFiles

beforeEach(() => {
  clock = stoppedClock(new Date('2026-05-14T09:00:00Z'))
  files = memoryFiles()
})

const open = (limits: Partial<SandboxLimits> = {}) => openSandboxes(files, clock, { ...sandboxLimits, ...limits })
const report = (id: string) => ({ id, guestId: '1001', customerMessage: '', category: '', status: '', createdAt: '' })
const write = (hotel: Hotel, id = 'r') => hotel.store.reports.insert(report(id))
const wrote = (hotel: Hotel) => hotel.store.reports.find({ id: 'r' }) !== undefined
const ids = () => files.list().map(({ id }) => id)

function refusalOf(act: () => unknown): HttpError | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    return error instanceof HttpError ? error : expect.unreachable(String(error))
  }
}

describe('a sandbox', () => {
  it('shares neither rows nor faults nor keys with another', () => {
    const sandboxes = open()
    const [one, other] = [sandboxes.enter(a), sandboxes.enter(b)]
    write(one)
    one.faults.enable('offline')
    expect(wrote(other)).toBe(false)
    expect(other.faults.active()).toEqual({})
    expect(other.running).not.toBe(one.running)
    expect(sandboxes.enter(DEFAULT_SANDBOX).faults.active()).toEqual({})
  })

  it('is opened by the next host, with its faults', () => {
    const hotel = open().enter(a)
    write(hotel)
    hotel.faults.enable('offline')
    const sandboxes = open()
    expect([sandboxes.has(a), sandboxes.has(b)]).toEqual([true, false])
    expect(wrote(sandboxes.enter(a))).toBe(true)
    expect(sandboxes.enter(a).faults.active()).toEqual({ offline: {} })
  })

  it('keeps bytes up to its limit: a change beyond it changes nothing, and a reset makes room', () => {
    const sandboxes = open({ maxBytes: 30_000 })
    const hotel = sandboxes.enter(a)
    const refusal = refusalOf(() => {
      for (let n = 0; n < 400; n++) write(hotel, String(n))
    })
    expect(refusal).toMatchObject({
      status: 507,
      message: 'This hotel is full: it keeps 30000 bytes at most, until it is reset',
    })
    const [before, bytes] = [hotel.store.dump(), files.list()]
    expect(refusalOf(() => write(hotel, 'one more'))).toEqual(refusal)
    expect([hotel.store.dump(), files.list()]).toEqual([before, bytes])
    expect(hotel.store.orders.remove(hotel.store.orders.where()[0]?.id ?? '')).toBe(true)
    write(sandboxes.enter(b))
    resetHotel(hotel)
    write(hotel)
  })
})

describe('sandboxes', () => {
  const enterWithRows = (sandboxes: Sandboxes, id: string) => write(sandboxes.enter(id))

  it('unused for a day are removed when others are used and when a host starts', async () => {
    const sandboxes = open()
    enterWithRows(sandboxes, a)
    await clock.sleep(20 * 60 * MINUTE)
    enterWithRows(sandboxes, b)
    await clock.sleep(4 * 60 * MINUTE)
    expect(sandboxes.has(a)).toBe(false)
    expect(ids()).toEqual([b])
    expect(wrote(sandboxes.enter(a))).toBe(false)
    await clock.sleep(24 * 60 * MINUTE)
    sandboxes.recordAges()
    open()
    expect(ids()).toEqual([])
  })

  it('beyond the limit are rejected with Retry-After while all are in use', async () => {
    const sandboxes = open({ maxSandboxes: 2 })
    sandboxes.enter(a)
    await clock.sleep(4 * MINUTE)
    sandboxes.enter(b)
    expect(refusalOf(() => sandboxes.enter(c))).toMatchObject({ status: 503, headers: { 'retry-after': '600' } })
    expect(sandboxes.has(c)).toBe(false)
    await clock.sleep(6 * MINUTE)
    sandboxes.enter(c)
    expect([a, b, c].map((id) => sandboxes.has(id))).toEqual([false, true, true])
  })

  it('that were prepared, by a link or at the desk, stay for a week, also over a restart', async () => {
    const sandboxes = open()
    write(sandboxes.begin(a))
    write(sandboxes.present(b))
    enterWithRows(sandboxes, c)
    await clock.sleep(2 * DAY)
    expect([a, b, c].map((id) => sandboxes.has(id))).toEqual([true, true, false])
    sandboxes.recordAges()
    await clock.sleep(DAY) // not of the host's running time
    const next = open()
    await clock.sleep(5 * DAY - MINUTE)
    expect([a, b].map((id) => wrote(next.enter(id)))).toEqual([true, true])
    await clock.sleep(7 * DAY)
    expect([a, b].map((id) => next.has(id))).toEqual([false, false])
  })

  it('have a limit of bytes together, for which the one that was unused for the longest time is removed, but none that is presented', async () => {
    const sandboxes = open({ maxBytesInAll: 95_000 })
    write(sandboxes.present(a))
    for (const id of [b, c]) enterWithRows(sandboxes, id)
    const fill = () => {
      for (let n = 0; n < 300; n++) write(sandboxes.enter(d), String(n))
    }
    expect(refusalOf(fill)).toMatchObject({ status: 507, message: expect.stringContaining('all others') as unknown })
    await clock.sleep(10 * MINUTE)
    write(sandboxes.enter(d), 'one more')
    expect([a, b, c, d].map((id) => sandboxes.has(id))).toEqual([true, false, true, true])
  })

  it('lose no data when two callers use one that left memory in between', () => {
    const sandboxes = open({ maxInMemory: 1 })
    const slow = sandboxes.enter(a)
    write(slow, 'before')
    write(sandboxes.enter(d), 'elsewhere')
    write(sandboxes.enter(a), 'between')
    write(sandboxes.enter(d), 'elsewhere again')
    write(slow, 'after')
    const kept = open()
      .enter(a)
      .store.reports.where()
      .map(({ id }) => id)
    expect(kept.slice(-3)).toEqual(['before', 'between', 'after'])
  })
})
