import { beforeEach, describe, expect, it } from 'vitest'
import { stoppedClock, type Clock } from '#mock-server/clock.ts'
import { HttpError } from '#mock-server/handlers/http/responses.ts'
import { resetHotel, type Hotel } from '#mock-server/hotel.ts'
import { memoryFiles } from '#tests/support/servers/memoryFiles.ts'
import { DEFAULT_SANDBOX } from './sandboxId.ts'
import { sandboxLimits, type SandboxLimits } from './limits.ts'
import { openSandboxes, type Sandboxes } from './sandboxes.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(32)) as [string, string, string, string]
let clock: Clock
let files: ReturnType<typeof memoryFiles>

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

  it('rejects rows beyond the limit of a table, and still serves its rows', () => {
    const sandboxes = open({ maxRows: 400 })
    const { store } = sandboxes.enter(a)
    const before = store.reports.where().length
    for (let n = before; n < 400; n++) write(sandboxes.enter(a), String(n))
    const refusal = refusalOf(() => write(sandboxes.enter(a), 'one more'))
    expect(refusal).toMatchObject({ status: 507, message: expect.stringContaining('400 rows of reports') as unknown })
    expect(store.reports.where()).toHaveLength(400)
    expect(store.orders.remove(store.orders.where()[0]?.id ?? '')).toBe(true)
    write(sandboxes.enter(b), 'one more')
    resetHotel(sandboxes.enter(a))
    expect(store.reports.where()).toHaveLength(before)
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
    expect(refusalOf(() => sandboxes.enter(c))).toMatchObject({ status: 503, headers: { 'retry-after': '360' } })
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

  it('are limited to forty new ones in ten minutes from one address, which can still use its own', async () => {
    const sandboxes = open()
    const id = (n: number) => n.toString(16).padStart(32, '0')
    for (let n = 0; n < 40; n++) {
      sandboxes.enter(id(n), '10.0.0.7')
      await clock.sleep(1000)
    }
    const refused = { status: 429, headers: { 'retry-after': '560' } }
    expect(refusalOf(() => sandboxes.enter(a, '10.0.0.7'))).toMatchObject(refused)
    expect(refusalOf(() => sandboxes.present(a, '10.0.0.7'))).toMatchObject(refused)
    expect(sandboxes.has(a)).toBe(false)
    for (const known of [id(0), id(39), DEFAULT_SANDBOX])
      expect(refusalOf(() => sandboxes.enter(known, '10.0.0.7'))).toBeUndefined()
    sandboxes.enter(b, '10.0.0.8')
    for (let n = 40; n < 100; n++) sandboxes.enter(id(n))
    await clock.sleep(560_000)
    sandboxes.enter(a, '10.0.0.7')
    expect(refusalOf(() => sandboxes.enter(c, '10.0.0.7'))).toMatchObject({
      status: 429,
      headers: { 'retry-after': '1' },
    })
  })

  it('lose no data when two callers use one that left memory in between', () => {
    const sandboxes = open({ maxInMemory: 1 })
    const slow = sandboxes.enter(a)
    const { reports } = slow.store
    write(slow, 'before')
    write(sandboxes.enter(d), 'elsewhere')
    write(sandboxes.enter(a), 'between')
    reports.insert(report('after'))
    const kept = open()
      .enter(a)
      .store.reports.where()
      .map(({ id }) => id)
    expect(kept.slice(-3)).toEqual(['before', 'between', 'after'])
  })
})
