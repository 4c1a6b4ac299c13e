import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '#mock-server/hotel/clock.ts'
import { HttpError } from '#mock-server/handlers/http.ts'
import { openHotel, type Hotel } from '#mock-server/hotel/hotel.ts'
import { snapshotFile, watchDisk } from './files.ts'
import { sandboxLimits } from './limits.ts'
import { DEFAULT_SANDBOX } from './sandboxId.ts'

/** The use of a sandbox is recorded once a minute: an open desk asks every second. */
const minuteOf = (elapsed: number) => Math.floor(elapsed / 60_000)

interface Sandbox {
  readonly hotel: Hotel
  usedAt: number
  /** Whether its desk was used: then it makes room for no other. An empty file beside the snapshot records it. */
  isPresented: boolean
  /** The bytes of its snapshot. */
  bytes: number
}

/** Opens the sandboxes stored in a folder, each a snapshot that is as old as its last use. The default one is never removed. */
export function openSandboxes(
  folder: string,
  clock: Clock,
  { limits = sandboxLimits, disk = watchDisk(), fileAt = snapshotFile } = {},
) {
  /** Least recently used first. */
  const sandboxes = new Map<string, Sandbox>()
  const pathOf = (id: string, ending = 'json') => join(folder, `${id}.${ending}`)

  /** The hotel of a sandbox. Rejects a write beyond a limit with 507 before anything is written. */
  function hotelOf(id: string): Hotel {
    const file = disk.guard(fileAt(pathOf(id)), 'a hotel')
    function write(text: string): void {
      const bytes = Buffer.byteLength(text)
      makeRoom(id, bytes)
      file.write(text)
      const sandbox = sandboxes.get(id)
      if (sandbox !== undefined) sandbox.bytes = bytes
    }
    return openHotel({ sandbox: id, snapshot: { read: () => file.read(), write }, clock })
  }

  function makeRoom(id: string, bytes: number): void {
    const full = (why: string) => new HttpError(507, `This hotel is full: ${why}`)
    const others = () => [...sandboxes].reduce((sum, [other, each]) => (other === id ? sum : sum + each.bytes), 0)
    if (bytes <= (sandboxes.get(id)?.bytes ?? 0)) return
    if (bytes > limits.maxBytes) throw full(`it keeps ${limits.maxBytes} bytes at most, until it is reset`)
    while (others() + bytes > limits.maxBytesInAll)
      if (!removeLeastRecent()) throw full('so are all others of this demo: try again later')
  }

  /** Removes the sandbox that was unused for the longest time, but none that is in use or presented. Returns whether there was one. */
  function removeLeastRecent(): boolean {
    const inUse = clock.elapsed() - limits.protectedMs
    const [id] = [...sandboxes].find(([, { usedAt, isPresented }]) => !isPresented && usedAt <= inUse) ?? []
    if (id !== undefined) remove(id)
    return id !== undefined
  }

  /** Removes a sandbox with its damaged files. */
  function remove(id: string): void {
    sandboxes.delete(id)
    disk.attempt('removing a hotel', () => {
      for (const name of readdirSync(folder).filter((each) => each.startsWith(`${id}.`)))
        rmSync(join(folder, name), { force: true, recursive: true })
    })
  }

  function removeExpired(): void {
    const expired = clock.elapsed() - limits.expiresAfter
    for (const [id, { usedAt }] of sandboxes) if (usedAt <= expired) remove(id)
  }

  function create(id: string): Sandbox {
    const headers = { 'retry-after': String(Math.ceil(limits.protectedMs / 1000)) }
    if (sandboxes.size >= limits.maxSandboxes && !removeLeastRecent())
      throw new HttpError(503, 'This demo has no room for one more hotel just now: try again later', { headers })
    return { hotel: hotelOf(id), usedAt: 0, isPresented: false, bytes: 0 }
  }

  function recordUse(id: string, at: Date): void {
    disk.attempt('recording the use of a hotel', () => {
      utimesSync(pathOf(id), at, at)
      if (sandboxes.get(id)?.isPresented === true) writeFileSync(pathOf(id, 'presented'), '')
    })
  }

  /** Adds the stored sandboxes. Time after the last use of any of them does not count, since the host may have been off. */
  function addStored(): void {
    mkdirSync(folder, { recursive: true })
    const ids = readdirSync(folder).flatMap((name) => /^([0-9a-f]{32})\.json$/.exec(name)?.[1] ?? [])
    const files = ids.map((id) => [id, statSync(pathOf(id))] as const)
    const lastUse = Math.max(...files.map(([, { mtimeMs }]) => mtimeMs))
    for (const [id, { mtimeMs, size: bytes }] of files.toSorted(([, one], [, other]) => one.mtimeMs - other.mtimeMs)) {
      const [age, isPresented] = [lastUse - mtimeMs, existsSync(pathOf(id, 'presented'))]
      sandboxes.set(id, { hotel: hotelOf(id), usedAt: clock.elapsed() - age, isPresented, bytes })
      recordUse(id, new Date(clock.now().getTime() - age))
    }
  }

  const defaultHotel = hotelOf(DEFAULT_SANDBOX)
  addStored()

  /** The hotel of a sandbox, which is created on first use. Throws 503 when no sandbox can make room for a new one. */
  function enter(id: string, presents = false): Hotel {
    if (id === DEFAULT_SANDBOX) return defaultHotel
    removeExpired()
    const sandbox = sandboxes.get(id) ?? create(id)
    const now = clock.elapsed()
    const isDue = (presents && !sandbox.isPresented) || minuteOf(now) > minuteOf(sandbox.usedAt)
    sandbox.usedAt = now
    sandboxes.delete(id)
    sandboxes.set(id, sandbox) // at the end
    for (const { hotel } of [...sandboxes.values()].slice(0, -limits.maxInMemory)) hotel.unload()
    sandbox.isPresented ||= presents
    if (isDue && sandbox.bytes > 0) recordUse(id, clock.now())
    return sandbox.hotel
  }

  /** Whether the sandbox exists. */
  function has(id: string): boolean {
    removeExpired()
    return id === DEFAULT_SANDBOX || sandboxes.has(id)
  }

  return { has, enter }
}

/** The sandboxes of a host. */
export type Sandboxes = ReturnType<typeof openSandboxes>
