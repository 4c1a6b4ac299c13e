import type { Clock } from '#mock-server/clock.ts'
import { Refusal } from '#mock-server/handlers/responses.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { worldLimits, type WorldLimits } from './limits.ts'
import { moveToEnd } from './moveToEnd.ts'
import { newcomers } from './newcomers.ts'
import type { WorldFiles } from './worldFiles.ts'
import { worldHotels } from './worldHotels.ts'
import { HOUSE } from './worldId.ts'

/** When a world was last used is written down no more often than this. */
const NOTED_EVERY = 60_000

/** The worlds of a host. */
export interface Worlds {
  /** Whether there is such a world at this moment. */
  has(id: string): boolean
  /**
   * The hotel of a world, which begins when it is first needed. Refuses with 503 when there is no room for one more, and
   * with 429 when this device has begun too many.
   */
  enter(id: string, device?: string): Hotel
  /** The same for a presenter at its desk, whose world is never removed to make room. */
  present(id: string, device?: string): Hotel
}

interface World {
  readonly hotel: Hotel
  usedAt: number
  /** What the disk knows of `usedAt`. */
  notedAt: number
  isPresented: boolean
}

/** Opens the worlds that `files` keep. The house's own is never removed. */
export function openWorlds(files: WorldFiles, clock: Clock, limits: WorldLimits = worldLimits): Worlds {
  const hotels = worldHotels(files, clock, limits)
  const house = hotels.open(HOUSE)
  const worlds = new Map<string, World>()
  const { admit } = newcomers(limits)

  function add(id: string, usedAt: number): World {
    const world = { hotel: hotels.open(id), usedAt, notedAt: usedAt, isPresented: false }
    worlds.set(id, world)
    return world
  }

  function remove(id: string): void {
    worlds.delete(id)
    hotels.remove(id)
  }

  function removeForgotten(now: number): void {
    for (const [id, { usedAt }] of worlds) {
      if (now - usedAt < limits.forgottenAfter) return
      remove(id)
    }
  }

  function makeRoom(now: number): void {
    for (const [longestUnused, { usedAt, isPresented }] of worlds) {
      if (worlds.size < limits.worlds) return
      if (isPresented) continue
      const wait = usedAt + limits.safeFor - now
      if (wait > 0) throw noRoom(wait)
      remove(longestUnused)
    }
    if (worlds.size >= limits.worlds) throw noRoom(limits.safeFor)
  }

  function begin(id: string, now: number, device: string | undefined): World {
    const note = device === undefined ? undefined : admit(device, now)
    makeRoom(now)
    note?.()
    return add(id, now)
  }

  function used(id: string, device: string | undefined): World {
    const now = clock.now().getTime()
    removeForgotten(now)
    const world = worlds.get(id) ?? begin(id, now, device)
    world.usedAt = now
    moveToEnd(worlds, id, world)
    if (now - world.notedAt >= NOTED_EVERY) {
      world.notedAt = now
      files.note(id, new Date(now))
    }
    return world
  }

  const kept = files.list().filter(({ id }) => id !== HOUSE)
  const byUse = kept.toSorted((one, other) => one.usedAt.getTime() - other.usedAt.getTime())
  for (const { id, usedAt } of byUse) add(id, usedAt.getTime())
  removeForgotten(clock.now().getTime())

  return {
    has(id) {
      removeForgotten(clock.now().getTime())
      return id === HOUSE || worlds.has(id)
    },
    enter: (id, device) => (id === HOUSE ? house : used(id, device).hotel),
    present(id, device) {
      if (id === HOUSE) return house
      const world = used(id, device)
      world.isPresented = true
      return world.hotel
    },
  }
}

function noRoom(wait: number): Refusal {
  const headers = { 'retry-after': String(Math.ceil(wait / 1000)) }
  return new Refusal(503, 'This demo has no room for one more hotel just now: try again later', { headers })
}
