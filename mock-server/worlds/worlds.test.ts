import { beforeEach, describe, expect, it } from 'vitest'
import { stoppedClock, type Clock } from '#mock-server/clock.ts'
import { Refusal } from '#mock-server/handlers/responses.ts'
import { signIn } from '#mock-server/handlers/session.ts'
import { resetHotel, type Hotel } from '#mock-server/hotel.ts'
import { memoryFiles } from './memoryFiles.ts'
import { HOUSE, isWorldId, newWorldId, worldOfSession } from './worldId.ts'
import { worldLimits, type WorldLimits } from './limits.ts'
import { openWorlds, type Worlds } from './worlds.ts'

const MINUTE = 60_000
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(32)) as [string, string, string, string]
let clock: Clock
let files: ReturnType<typeof memoryFiles>

beforeEach(() => {
  clock = stoppedClock(new Date('2026-05-14T09:00:00Z'))
  files = memoryFiles()
})

const open = (limits: Partial<WorldLimits> = {}) => openWorlds(files, clock, { ...worldLimits, ...limits })
const report = (id: string) => ({ id, guestId: '1001', customerMessage: '', category: '', status: '', createdAt: '' })
const write = (hotel: Hotel, id = 'r') => hotel.store.reports.insert(report(id))
const wrote = (hotel: Hotel) => hotel.store.reports.find({ id: 'r' }) !== undefined
const ids = () => files.list().map(({ id }) => id)

function refusalOf(act: () => unknown): Refusal | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    return error instanceof Refusal ? error : expect.unreachable(String(error))
  }
}

describe('a world', () => {
  it('has an id nobody can guess', () => {
    expect(newWorldId()).toMatch(/^[0-9a-f]{32}$/)
    expect(newWorldId()).not.toBe(newWorldId())
    expect([a, HOUSE].every(isWorldId)).toBe(true)
    expect(['', 'A'.repeat(32), '../house', `${a}/..`, 'a'.repeat(31), `${a}\n`].some(isWorldId)).toBe(false)
  })

  it('costs nothing until it is read', () => {
    const hotel = open().enter(a)
    expect(ids()).toEqual([])
    expect(hotel.store.guests.find({ id: '1001' })?.roomNumber).toBe('305')
    expect(ids()).toEqual([a])
  })

  it('shares neither rows nor faults nor keys with another', () => {
    const worlds = open()
    const [one, other] = [worlds.enter(a), worlds.enter(b)]
    write(one)
    one.faults.on('offline')
    expect(wrote(other)).toBe(false)
    expect(other.faults.active()).toEqual({})
    expect(other.running).not.toBe(one.running)
    expect(worlds.enter(HOUSE).faults.active()).toEqual({})
  })

  it('is reset alone', () => {
    const worlds = open()
    for (const id of [a, b]) write(worlds.enter(id))
    resetHotel(worlds.enter(a))
    expect([a, b].map((id) => wrote(worlds.enter(id)))).toEqual([false, true])
  })

  it('is told by the ids of its sessions', () => {
    const hotel = open().enter(a)
    const [guest] = hotel.store.guests.where()
    const session = guest && signIn(hotel, guest)
    expect(worldOfSession(session?.id ?? '')).toBe(a)
    expect(hotel.store.sessions.find({ id: session?.id ?? '' })).toEqual(session)
    expect(['', a, `${a}x.y`, 'x.y', '__proto__.y'].map(worldOfSession)).toEqual(Array(5).fill(undefined))
  })

  it('is found again by the next host, with its faults', () => {
    const hotel = open().enter(a)
    write(hotel)
    hotel.faults.on('offline')
    const worlds = open()
    expect([worlds.has(a), worlds.has(b)]).toEqual([true, false])
    expect(wrote(worlds.enter(a))).toBe(true)
    expect(worlds.enter(a).faults.active()).toEqual({ offline: {} })
  })

  it('keeps no more rows of a kind than it may, and goes on with what it has', () => {
    const worlds = open({ rows: 400 })
    const { store } = worlds.enter(a)
    const before = store.reports.where().length
    for (let n = before; n < 400; n++) write(worlds.enter(a), String(n))
    const refusal = refusalOf(() => write(worlds.enter(a), 'one more'))
    expect(refusal).toMatchObject({ status: 507, message: expect.stringContaining('400 rows of reports') as unknown })
    expect(store.reports.where()).toHaveLength(400)
    expect(store.orders.remove(store.orders.where()[0]?.id ?? '')).toBe(true)
    write(worlds.enter(b), 'one more')
    resetHotel(worlds.enter(a))
    expect(store.reports.where()).toHaveLength(before)
  })

  it('remembers answers beyond that, since what they answer is kept already', () => {
    const { store } = open({ rows: 400 }).enter(a)
    const row = { guestId: '1001', sent: '', status: 201, body: '' }
    for (let n = 0; n < 401; n++) store.rememberedAnswers.insert({ id: String(n), idempotencyKey: String(n), ...row })
    expect(store.rememberedAnswers.where()).toHaveLength(401)
  })
})

describe('worlds', () => {
  const enterWithRows = (worlds: Worlds, id: string) => write(worlds.enter(id))

  it('unused for a day are removed, as others are used and when a host starts', async () => {
    const worlds = open()
    enterWithRows(worlds, a)
    await clock.sleep(20 * 60 * MINUTE)
    enterWithRows(worlds, b)
    await clock.sleep(4 * 60 * MINUTE)
    expect(worlds.has(a)).toBe(false)
    expect(ids()).toEqual([b])
    expect(wrote(worlds.enter(a))).toBe(false)
    await clock.sleep(24 * 60 * MINUTE)
    worlds.note()
    open()
    expect(ids()).toEqual([])
  })

  it('in use stay, even when they are only read', async () => {
    const worlds = open()
    enterWithRows(worlds, a)
    for (let hours = 0; hours < 30; hours += 10) {
      await clock.sleep(10 * 60 * MINUTE)
      expect(wrote(worlds.enter(a))).toBe(true)
    }
    expect(open().has(a)).toBe(true)
  })

  it('of the house stay', async () => {
    const worlds = open({ worlds: 1 })
    enterWithRows(worlds, HOUSE)
    await clock.sleep(48 * 60 * MINUTE)
    for (const id of [a, b]) {
      enterWithRows(worlds, id)
      await clock.sleep(11 * MINUTE)
    }
    for (const host of [worlds, open()]) expect(wrote(host.enter(HOUSE))).toBe(true)
  })

  it('beyond the limit take the place of the one unused for longest', async () => {
    const worlds = open({ worlds: 2 })
    enterWithRows(worlds, a)
    enterWithRows(worlds, b)
    await clock.sleep(MINUTE)
    worlds.enter(a)
    await clock.sleep(10 * MINUTE)
    enterWithRows(worlds, c)
    expect([a, b, c].map((id) => worlds.has(id))).toEqual([true, false, true])
    expect(ids()).toEqual([a, c])
  })

  it('beyond the limit are refused while all are in use, and told when to come back', async () => {
    const worlds = open({ worlds: 2 })
    worlds.enter(a)
    await clock.sleep(4 * MINUTE)
    worlds.enter(b)
    expect(refusalOf(() => worlds.enter(c))).toMatchObject({ status: 503, headers: { 'retry-after': '360' } })
    expect(worlds.has(c)).toBe(false)
    await clock.sleep(6 * MINUTE)
    worlds.enter(c)
    expect([a, b, c].map((id) => worlds.has(id))).toEqual([false, true, true])
  })

  it('at whose desk a presenter has been keep their place, until they are a day unused', async () => {
    const worlds = open({ worlds: 2 })
    write(worlds.present(a))
    enterWithRows(worlds, b)
    await clock.sleep(11 * MINUTE)
    enterWithRows(worlds, c)
    expect([a, b, c].map((id) => worlds.has(id))).toEqual([true, false, true])
    worlds.present(c)
    await clock.sleep(11 * MINUTE)
    expect(refusalOf(() => worlds.enter(d))).toMatchObject({ status: 503, headers: { 'retry-after': '600' } })
    await clock.sleep(24 * 60 * MINUTE)
    worlds.enter(d)
    expect([a, c, d].map((id) => worlds.has(id))).toEqual([false, false, true])
  })

  it('begin forty within ten minutes from one other device, which then waits, but goes on with those it has', async () => {
    const worlds = open()
    const id = (n: number) => n.toString(16).padStart(32, '0')
    for (let n = 0; n < 40; n++) {
      worlds.enter(id(n), '10.0.0.7')
      await clock.sleep(1000)
    }
    const refused = { status: 429, headers: { 'retry-after': '560' } }
    expect(refusalOf(() => worlds.enter(a, '10.0.0.7'))).toMatchObject(refused)
    expect(refusalOf(() => worlds.present(a, '10.0.0.7'))).toMatchObject(refused)
    expect(worlds.has(a)).toBe(false)
    for (const known of [id(0), id(39), HOUSE]) expect(refusalOf(() => worlds.enter(known, '10.0.0.7'))).toBeUndefined()
    worlds.enter(b, '10.0.0.8')
    for (let n = 40; n < 100; n++) worlds.enter(id(n))
    await clock.sleep(560_000)
    worlds.enter(a, '10.0.0.7')
    expect(refusalOf(() => worlds.enter(c, '10.0.0.7'))).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
  })

  it('that a device may not begin take nobody\u2019s place, and what finds no room is not counted', async () => {
    const worlds = open({ worlds: 2, newFromOne: 1 })
    for (const id of [a, b]) worlds.enter(id)
    await clock.sleep(9 * MINUTE)
    expect(refusalOf(() => worlds.enter(c, '10.0.0.7'))).toMatchObject({ status: 503 })
    await clock.sleep(MINUTE)
    worlds.enter(c, '10.0.0.7')
    expect(refusalOf(() => worlds.enter(d, '10.0.0.7'))).toMatchObject({ status: 429 })
    expect([b, c].map((id) => worlds.has(id))).toEqual([true, true])
  })

  it('leave memory, but for those used last, and are read again as they were', () => {
    const worlds = open({ inMemory: 2 })
    for (const id of [a, b, c]) enterWithRows(worlds, id)
    expect(files.reads).toEqual([a, b, c])
    expect([c, b].map((id) => wrote(worlds.enter(id)))).toEqual([true, true])
    expect(files.reads).toEqual([a, b, c])
    expect(wrote(worlds.enter(a))).toBe(true)
    expect(files.reads).toEqual([a, b, c, a])
  })

  it('lose nothing when two at once hold one that left memory in between', () => {
    const worlds = open({ inMemory: 1 })
    const slow = worlds.enter(a)
    const { reports } = slow.store
    write(slow, 'before')
    write(worlds.enter(d), 'elsewhere')
    write(worlds.enter(a), 'between')
    reports.insert(report('after'))
    const kept = open().enter(a).store.reports.where().map(({ id }) => id)
    expect(kept.slice(-3)).toEqual(['before', 'between', 'after'])
  })

  it('keep their faults while they are out of memory', () => {
    const worlds = open({ inMemory: 1 })
    worlds.enter(a).faults.on('offline')
    for (const id of [a, b]) enterWithRows(worlds, id)
    expect(worlds.enter(a).faults.active()).toEqual({ offline: {} })
  })
})
