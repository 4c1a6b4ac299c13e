import { beforeEach, describe, expect, it } from 'vitest'
import { stoppedClock, type Clock } from '#mock-server/clock.ts'
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
