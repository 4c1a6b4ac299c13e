import { beforeEach, describe, expect, it } from 'vitest'
import { stoppedClock, type Clock } from '#mock-server/clock.ts'
import { answer } from '#mock-server/handlers/answer.ts'
import { HttpError } from '#mock-server/handlers/http/responses.ts'
import { resetHotel, type Hotel } from '#mock-server/hotel.ts'
import { memoryFiles } from '#tests/support/servers/memoryFiles.ts'
import { sandboxLimits, type SandboxLimits } from './limits.ts'
import { openSandboxes, type Sandboxes } from './sandboxes.ts'

const KIB = 1024
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(32)) as [string, string, string, string]
const [one, other] = ['10.0.0.7', '10.0.0.8'] as const
let clock: Clock
let files: ReturnType<typeof memoryFiles>

beforeEach(() => {
  clock = stoppedClock(new Date('2026-05-14T09:00:00Z'))
  files = memoryFiles()
})

const open = (limits: Partial<SandboxLimits> = {}) => openSandboxes(files, clock, { ...sandboxLimits, ...limits })
const bytesIn = (id: string) => files.list().find((each) => each.id === id)?.bytes ?? 0
/** The bytes of a fresh sandbox. */
function fresh(): number {
  const kept = memoryFiles()
  openSandboxes(kept, clock).enter(a).store.guests.where()
  return kept.list()[0]?.bytes ?? 0
}

let rows = 0
/** Stores a message of this many bytes; returns the error if it is rejected. */
function keep(hotel: Hotel, bytes = KIB): HttpError | undefined {
  const id = `r${rows++}`
  const row = { id, guestId: '1001', customerMessage: 'x'.repeat(bytes), category: '', status: '', createdAt: '' }
  try {
    hotel.store.reports.insert(row)
    return undefined
  } catch (error) {
    return error instanceof HttpError ? error : expect.unreachable(String(error))
  }
}

/** Stores messages until one is rejected; returns that error. */
function fill(enter: () => Hotel, bytes = KIB): HttpError | undefined {
  for (let n = 0; n < 5000; n += 1) {
    const refusal = keep(enter(), bytes)
    if (refusal !== undefined) return refusal
  }
  return undefined
}

describe('a sandbox', () => {
  it('stores bytes up to its limit; a rejected write changes nothing and causes no read', () => {
    const sandboxes = open({ maxBytes: fresh() + 100 * KIB })
    const hotel = sandboxes.enter(a)
    const refusal = fill(() => hotel)
    expect(refusal).toMatchObject({
      status: 507,
      message: expect.stringMatching(/^This hotel is full: .* bytes at most, until it is reset$/) as unknown,
    })
    const [before, bytes, reads] = [hotel.store.reports.where().length, bytesIn(a), files.reads.length]
    for (let n = 0; n < 10; n += 1) expect(keep(hotel)).toMatchObject({ status: 507 })
    expect([hotel.store.reports.where().length, bytesIn(a), files.reads.length]).toEqual([before, bytes, reads])
    const [first] = hotel.store.reports.where()
    expect(hotel.store.reports.update(first?.id ?? '', { status: 'ACCEPTED' })).toBeDefined()
    expect(keep(sandboxes.enter(b))).toBeUndefined()
    resetHotel(sandboxes.enter(a))
    expect(keep(sandboxes.enter(a))).toBeUndefined()
  })

  it('counts the responses stored for repeats, and rejects a request without space for its response', async () => {
    const hotel = open({ maxBytes: fresh() + 20 * KIB }).enter(a)
    const { id } = hotel.store.sessions.insert({ id: 's', guestId: '1001', startedAt: '' })
    const rating = { internalMessage: 'x'.repeat(4000), publicMessage: '', ratingValue: 3 }
    const statuses: (number | undefined)[] = []
    for (let n = 0; n < 8; n += 1) {
      const headers = { authorization: `Bearer ${id}`, 'content-type': 'application/json', 'idempotency-key': `k${n}` }
      const sent = { method: 'POST', headers, body: JSON.stringify({ ...rating, ratingValue: (n % 5) + 1 }) }
      const answered = await answer(hotel, new Request('http://hotel.test/api/customers/rating/1001', sent))
      statuses.push(answered === 'connection-dropped' ? undefined : answered.status)
    }
    expect(statuses).toEqual([201, 201, 201, 507, 507, 507, 507, 507])
    expect(hotel.store.ratings.find({ id: '1001' })?.ratingValue).toBe(3)
    expect(bytesIn(a)).toBeLessThan(fresh() + 20 * KIB)
  })
})

describe('an address', () => {
  it('has a limit of bytes in all its sandboxes, which does not affect other addresses', () => {
    const sandboxes = open({ maxBytesPerAddress: 3 * fresh() + 100 * KIB })
    let refused: HttpError | undefined
    for (const id of [a, b]) refused = fill(() => sandboxes.enter(id, one))
    expect(refused).toMatchObject({ status: 507, message: expect.stringContaining('hotels of one device') as unknown })
    expect(keep(sandboxes.enter(c, other))).toBeUndefined()
    expect(keep(sandboxes.enter(d))).toBeUndefined()
  })
})

describe('all sandboxes together', () => {
  const enterAll = (sandboxes: Sandboxes, limit: number) => {
    for (const id of [a, b]) fill(() => sandboxes.enter(id, id === a ? one : other), limit)
  }

  it('have a limit of bytes for other addresses; this computer and a presented sandbox are not affected', () => {
    const sandboxes = open({ maxBytesInAll: 2 * fresh() + 200 * KIB, maxBytes: fresh() + 150 * KIB })
    enterAll(sandboxes, KIB)
    expect(keep(sandboxes.enter(b, other))).toMatchObject({
      status: 507,
      message: expect.stringContaining('all others of this demo') as unknown,
    })
    expect(keep(sandboxes.enter(c))).toBeUndefined()
    sandboxes.present(d, one)
    expect(keep(sandboxes.enter(d, one))).toBeUndefined()
  })
})
