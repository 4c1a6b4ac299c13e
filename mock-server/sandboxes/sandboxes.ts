import type { Clock } from '#mock-server/clock.ts'
import { HttpError } from '#mock-server/handlers/http/responses.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { openBudget } from './budget.ts'
import { sandboxLimits, type SandboxLimits } from './limits.ts'
import { moveToEnd } from './moveToEnd.ts'
import { newSandboxLimit, tooMany } from './newSandboxLimit.ts'
import { diskErrorReporter } from './reportDiskErrors.ts'
import { UNCLAIMED, sandboxToEvict, type EvictionInfo, type Preparation } from './eviction.ts'
import type { SandboxFiles } from './sandboxFiles.ts'
import { sandboxHotels } from './sandboxHotels.ts'
import { DEFAULT_SANDBOX } from './sandboxId.ts'

/** The minimum interval between writes of the sandboxes' ages, in milliseconds. */
const RECORD_INTERVAL_MS = 60_000

/** The sandboxes of a host. */
export interface Sandboxes {
  /** Whether the sandbox exists. */
  has(id: string): boolean
  /**
   * The hotel of a sandbox, which is created on first use. Throws 503 when no sandbox can be evicted for a new one, and 429
   * when this address has created too many.
   */
  enter(id: string, address?: string): Hotel
  /** The same for a link that begins a demo, which is stored longer. */
  begin(id: string, address?: string): Hotel
  /** The same for a presenter at the desk, whose sandbox is stored longer and never evicted. */
  present(id: string, address?: string): Hotel
  /** Writes the time since the last use of each sandbox, and which ones were prepared. */
  recordAges(): void
  /** Whether the last attempt to write or to read the data folder failed, in any of its uses. */
  diskFails(): boolean
}

interface Sandbox extends EvictionInfo {
  readonly hotel: Hotel
  usedAt: number
  prepared: Preparation | undefined
  address: string | undefined
}

/** Opens the sandboxes stored in `files`. The default sandbox is never removed. */
export function openSandboxes(files: SandboxFiles, clock: Clock, limits: SandboxLimits = sandboxLimits): Sandboxes {
  const disk = diskErrorReporter()
  /** Least recently used first. */
  const sandboxes = new Map<string, Sandbox>()
  const budget = openBudget(limits, (id) => sandboxes.get(id) ?? {}, freeBytes)
  const rows: SandboxFiles['rows'] = (id, seed) => disk.wrap(files.rows(id, seed))
  const hotels = sandboxHotels({ rows, clock, limits, budget })
  const defaultSandbox = hotels.open(DEFAULT_SANDBOX)
  const { admit } = newSandboxLimit(limits)
  let recordedAt = clock.elapsed()

  function add(id: string, usedAt: number, address: string | undefined, prepared?: Preparation): Sandbox {
    const sandbox = { hotel: hotels.open(id), usedAt, address, prepared }
    sandboxes.set(id, sandbox)
    return sandbox
  }

  function remove(id: string): void {
    sandboxes.delete(id)
    hotels.forget(id)
    budget.release(id)
    disk.attempt('removing a hotel', () => files.remove(id))
  }

  function recordAges(): void {
    const now = clock.elapsed()
    const records = [...sandboxes].map(
      ([id, { usedAt, prepared }]) => [id, { unusedFor: Math.round(now - usedAt), prepared }] as const,
    )
    disk.attempt('recording the age of hotels', () => files.recordAges(new Map(records)))
  }

  function removeExpired(now: number): void {
    for (const [id, { usedAt, prepared }] of sandboxes) {
      const unusedFor = now - usedAt
      if (unusedFor < limits.expiresAfter) return
      if (prepared === undefined || unusedFor >= limits.preparedExpiresAfter) remove(id)
    }
  }

  function freeBytes(isEnough: () => boolean): void {
    const now = clock.elapsed()
    for (const [id, { usedAt, prepared }] of sandboxes) {
      if (isEnough() || now - usedAt < limits.protectedMs) return
      if (prepared !== 'desk') remove(id)
    }
  }

  function create(id: string, now: number, address: string | undefined): Sandbox {
    const countNewSandbox = address === undefined ? undefined : admit(address, now)
    const candidate = sandboxToEvict(sandboxes, limits, now, address)
    if ('wait' in candidate)
      throw candidate.limit === 'address' ? tooMany(candidate.wait) : sandboxLimitReached(candidate.wait)
    if (candidate.id !== undefined) remove(candidate.id)
    countNewSandbox?.()
    return add(id, now, address)
  }

  function touch(id: string, address: string | undefined): Sandbox {
    const now = clock.elapsed()
    removeExpired(now)
    const sandbox = sandboxes.get(id) ?? create(id, now, address)
    sandbox.usedAt = now
    if (sandbox.address === UNCLAIMED) sandbox.address = address
    moveToEnd(sandboxes, id, sandbox)
    if (now - recordedAt >= RECORD_INTERVAL_MS) {
      recordedAt = now
      recordAges()
    }
    return sandbox
  }

  /** Enters a sandbox that is being prepared. Records that at once, so that it outlasts a host that is killed. */
  function prepare(id: string, address: string | undefined, by: Preparation): Hotel {
    if (id === DEFAULT_SANDBOX) return defaultSandbox
    const sandbox = touch(id, address)
    if (sandbox.prepared !== by && sandbox.prepared !== 'desk') {
      sandbox.prepared = by
      recordAges()
    }
    return sandbox.hotel
  }

  const stored = files.list().filter(({ id }) => id !== DEFAULT_SANDBOX)
  for (const { id, unusedFor, bytes, prepared } of stored.toSorted((one, other) => other.unusedFor - one.unusedFor)) {
    add(id, recordedAt - unusedFor, UNCLAIMED, prepared)
    budget.holds(id, bytes)
  }
  removeExpired(recordedAt)

  return {
    has(id) {
      removeExpired(clock.elapsed())
      return id === DEFAULT_SANDBOX || sandboxes.has(id)
    },
    enter: (id, address) => (id === DEFAULT_SANDBOX ? defaultSandbox : touch(id, address).hotel),
    begin: (id, address) => prepare(id, address, 'link'),
    present: (id, address) => prepare(id, address, 'desk'),
    recordAges,
    diskFails: disk.fails,
  }
}

function sandboxLimitReached(wait: number): HttpError {
  const headers = { 'retry-after': String(Math.ceil(wait / 1000)) }
  return new HttpError(503, 'This demo has no room for one more hotel just now: try again later', { headers })
}
