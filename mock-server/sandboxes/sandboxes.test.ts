import { byId } from '#mock-server/models.ts'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stoppedClock, type Clock } from '#mock-server/hotel/clock.ts'
import { HttpError } from '#mock-server/handlers/http.ts'
import { rowsOf, resetHotel, type Hotel } from '#mock-server/hotel/hotel.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { DEFAULT_SANDBOX } from './sandboxId.ts'
import { sandboxLimits } from './limits.ts'
import { openSandboxes, type Sandboxes } from './sandboxes.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(32)) as [string, string, string, string]
let clock: Clock
let folder: string

beforeEach(() => {
  clock = stoppedClock(new Date())
  folder = mkdtempSync(join(tmpdir(), 'hotel-sandboxes-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = (limits: Partial<typeof sandboxLimits> = {}) =>
  openSandboxes(folder, clock, { limits: { ...sandboxLimits, ...limits } })
const report = (id: string) => ({ id, guestId: '1001', customerMessage: '', category: '', status: '', createdAt: '' })
const write = (hotel: Hotel, id = 'r') => hotel.change((db) => db.reports.create(report(id)))
const wrote = (hotel: Hotel) => hotel.db.reports.findFirst(byId('r')) !== null
const files = () => readdirSync(folder).toSorted()
const textOf = (id: string) => readFileSync(join(folder, `${id}.json`), 'utf8')

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
    const sandboxes = open({ maxBytes: 60_000 })
    const hotel = sandboxes.enter(a)
    const refusal = refusalOf(() => {
      for (let n = 0; n < 400; n++) write(hotel, String(n))
    })
    expect(refusal).toMatchObject({
      status: 507,
      message: 'This hotel is full: it keeps 60000 bytes at most, until it is reset',
    })
    const [before, text] = [rowsOf(hotel), textOf(a)]
    expect(refusalOf(() => write(hotel, 'one more'))).toEqual(refusal)
    expect([rowsOf(hotel), textOf(a)]).toEqual([before, text])
    expect(hotel.change((db) => db.orders.delete(byId(hotel.db.orders.getAll()[0]?.id ?? '')))).not.toBeNull()
    write(sandboxes.enter(b))
    resetHotel(hotel)
    write(hotel)
  })
})

describe('sandboxes', () => {
  const enterWithRows = (sandboxes: Sandboxes, id: string) => write(sandboxes.enter(id))

  it('unused for a week are removed, also over a restart; the time when the host is off does not count', async () => {
    const sandboxes = open()
    for (const id of [a, b, c]) enterWithRows(sandboxes, id)
    await clock.sleep(6 * DAY)
    for (const id of [b, c]) sandboxes.enter(id)
    await clock.sleep(DAY)
    expect([a, b, c].map((id) => sandboxes.has(id))).toEqual([false, true, true])
    expect(files()).toEqual([`${b}.json`, `${c}.json`])
    sandboxes.enter(c)
    await clock.sleep(8 * DAY)
    const next = open()
    expect([b, c].map((id) => wrote(next.enter(id)))).toEqual([true, true])
    await clock.sleep(MINUTE)
    next.enter(c)
    await clock.sleep(8 * DAY)
    const last = open()
    await clock.sleep(7 * DAY - MINUTE)
    expect([b, c].map((id) => last.has(id))).toEqual([false, true])
  })

  it('beyond the limit are rejected with Retry-After while all are in use', async () => {
    const sandboxes = open({ maxSandboxes: 2 })
    sandboxes.enter(a)
    await clock.sleep(4 * MINUTE)
    sandboxes.enter(b)
    expect(refusalOf(() => sandboxes.enter(c))).toMatchObject({
      status: 503,
      options: { headers: { 'retry-after': '600' } },
    })
    expect(sandboxes.has(c)).toBe(false)
    await clock.sleep(6 * MINUTE)
    sandboxes.enter(c)
    expect([a, b, c].map((id) => sandboxes.has(id))).toEqual([false, true, true])
  })

  it('have a limit of bytes together, for which the one that was unused for the longest time is removed, but none that is presented', async () => {
    write(open().enter(a))
    open().enter(a, true)
    const sandboxes = open({ maxBytesInAll: 95_000 })
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
      .db.reports.getAll()
      .map(({ id }) => id)
    expect(kept.slice(-3)).toEqual(['before', 'between', 'after'])
  })

  it('keep their damaged files until they are removed', () => {
    const path = join(folder, `${a}.json`)
    for (const damage of [() => writeFileSync(path, '{'), () => mkdirSync(path), () => writeFileSync(path, '[]')]) {
      damage()
      expectConsole('error', /cannot be read/)
      expect(open().enter(a).db.reports.getAll()).not.toEqual([])
    }
    expect(files().filter((name) => name.includes('.damaged-'))).toHaveLength(3)
    writeFileSync(join(folder, `${b}.json.damaged`), '{')
    write(open().enter(a))
    const sandboxes = open({ maxSandboxes: 2, protectedMs: 0 })
    sandboxes.enter(b)
    write(sandboxes.enter(c))
    expect(files()).toEqual([`${b}.json.damaged`, `${c}.json`])
  })
})
