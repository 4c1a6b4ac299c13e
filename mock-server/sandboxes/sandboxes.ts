import type { Clock } from '#mock-server/clock.ts'
import { HttpError } from '#mock-server/handlers/http/responses.ts'
import { hotelOn, type Hotel } from '#mock-server/hotel.ts'
import { seed } from '#mock-server/seed.ts'
import type { KeyValueStorage } from '#mock-server/store/keyValueStorage.ts'
import { openStore } from '#mock-server/store/store.ts'
import { sandboxLimits, type SandboxLimits } from './limits.ts'
import { diskErrorReporter } from './reportDiskErrors.ts'
import type { Preparation, SandboxFiles } from './sandboxFiles.ts'
import { DEFAULT_SANDBOX, sessionIdIn } from './sandboxId.ts'

/** The minimum interval between writes of the sandboxes' ages, in milliseconds. */
const RECORD_INTERVAL_MS = 60_000

/** The sandboxes of a host. */
export interface Sandboxes {
  /** Whether the sandbox exists. */
  has(id: string): boolean
  /** The hotel of a sandbox, which is created on first use. Throws 503 when no sandbox can make room for a new one. */
  enter(id: string): Hotel
  /** The same for a link that begins a demo, which is stored longer. */
  begin(id: string): Hotel
  /** The same for a presenter at the desk, whose sandbox is stored longer and never makes room for another. */
  present(id: string): Hotel
  /** Writes the time since the last use of each sandbox, and which ones were prepared. */
  recordAges(): void
  /** Whether the last attempt to write or to read the data folder failed, in any of its uses. */
  diskFails(): boolean
}

interface Sandbox {
  readonly hotel: Hotel
  usedAt: number
  prepared: Preparation | undefined
  /** The bytes of its snapshot. */
  bytes: number
}

/** A hotel whose sessions lead to its sandbox. */
function openHotel(id: string, snapshot: KeyValueStorage, clock: Clock): Hotel {
  const seedOfHotel = () => seed(clock.now())
  const store = openStore(seedOfHotel, snapshot)
  const { sessions } = store
  const insert: typeof sessions.insert = (row) => sessions.insert({ ...row, id: sessionIdIn(id, row.id) })
  return hotelOn({ sandbox: id, store: { ...store, sessions: { ...sessions, insert } }, clock, seed: seedOfHotel })
}

/** Opens the sandboxes stored in `files`. The default sandbox is never removed. */
export function openSandboxes(files: SandboxFiles, clock: Clock, limits: SandboxLimits = sandboxLimits): Sandboxes {
  const disk = diskErrorReporter()
  /** Least recently used first. */
  const sandboxes = new Map<string, Sandbox>()
  const defaultSandbox = openHotel(DEFAULT_SANDBOX, limitedSnapshot(DEFAULT_SANDBOX), clock)
  let recordedAt = clock.elapsed()

  /** The snapshot of a sandbox. Rejects a write beyond a limit with 507 before anything is written. */
  function limitedSnapshot(id: string): KeyValueStorage {
    const snapshot = disk.wrap(files.snapshot(id), 'a hotel')
    return {
      read: () => snapshot.read(),
      write(text) {
        const bytes = Buffer.byteLength(text)
        makeRoom(id, bytes)
        snapshot.write(text)
        const sandbox = sandboxes.get(id)
        if (sandbox !== undefined) sandbox.bytes = bytes
      },
    }
  }

  function makeRoom(id: string, bytes: number): void {
    const others = () => [...sandboxes].reduce((sum, [other, each]) => (other === id ? sum : sum + each.bytes), 0)
    if (bytes <= (sandboxes.get(id)?.bytes ?? 0)) return
    if (bytes > limits.maxBytes) throw full(`it keeps ${limits.maxBytes} bytes at most, until it is reset`)
    while (others() + bytes > limits.maxBytesInAll)
      if (!removeLeastRecent(id)) throw full('so are all others of this demo: try again later')
  }

  /** Removes the sandbox that was unused for the longest time, but none that is in use or presented. Returns whether there was one. */
  function removeLeastRecent(besides?: string): boolean {
    const now = clock.elapsed()
    const [id] =
      [...sandboxes].find(
        ([each, { usedAt, prepared }]) => each !== besides && prepared !== 'desk' && now - usedAt >= limits.protectedMs,
      ) ?? []
    if (id !== undefined) remove(id)
    return id !== undefined
  }

  function add(id: string, stored: Omit<Sandbox, 'hotel'>): Sandbox {
    const sandbox = { hotel: openHotel(id, limitedSnapshot(id), clock), ...stored }
    sandboxes.set(id, sandbox)
    return sandbox
  }

  function remove(id: string): void {
    sandboxes.delete(id)
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

  function create(id: string, now: number): Sandbox {
    if (sandboxes.size >= limits.maxSandboxes && !removeLeastRecent()) throw noRoom(limits.protectedMs)
    return add(id, { usedAt: now, prepared: undefined, bytes: 0 })
  }

  function touch(id: string): Sandbox {
    const now = clock.elapsed()
    removeExpired(now)
    const sandbox = sandboxes.get(id) ?? create(id, now)
    sandbox.usedAt = now
    sandboxes.delete(id)
    sandboxes.set(id, sandbox) // at the end
    for (const { hotel } of [...sandboxes.values()].slice(0, -limits.maxInMemory)) hotel.store.unload()
    if (now - recordedAt >= RECORD_INTERVAL_MS) {
      recordedAt = now
      recordAges()
    }
    return sandbox
  }

  /** Enters a sandbox that is being prepared. Records that at once, so that it outlasts a host that is killed. */
  function prepare(id: string, by: Preparation): Hotel {
    if (id === DEFAULT_SANDBOX) return defaultSandbox
    const sandbox = touch(id)
    if (sandbox.prepared !== by && sandbox.prepared !== 'desk') {
      sandbox.prepared = by
      recordAges()
    }
    return sandbox.hotel
  }

  const stored = files.list().filter(({ id }) => id !== DEFAULT_SANDBOX)
  for (const { id, unusedFor, bytes, prepared } of stored.toSorted((one, other) => other.unusedFor - one.unusedFor))
    add(id, { usedAt: recordedAt - unusedFor, prepared, bytes })
  removeExpired(recordedAt)

  return {
    has(id) {
      removeExpired(clock.elapsed())
      return id === DEFAULT_SANDBOX || sandboxes.has(id)
    },
    enter: (id) => (id === DEFAULT_SANDBOX ? defaultSandbox : touch(id).hotel),
    begin: (id) => prepare(id, 'link'),
    present: (id) => prepare(id, 'desk'),
    recordAges,
    diskFails: disk.fails,
  }
}

function full(why: string): HttpError {
  return new HttpError(507, `This hotel is full: ${why}`)
}

function noRoom(wait: number): HttpError {
  const headers = { 'retry-after': String(Math.ceil(wait / 1000)) }
  return new HttpError(503, 'This demo has no room for one more hotel just now: try again later', { headers })
}
