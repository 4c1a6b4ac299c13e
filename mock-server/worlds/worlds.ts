import type { Clock } from '#mock-server/clock.ts'
import { Refusal } from '#mock-server/handlers/responses.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { openBudget } from './budget.ts'
import { worldLimits, type WorldLimits } from './limits.ts'
import { moveToEnd } from './moveToEnd.ts'
import { newcomers, tooMany } from './newcomers.ts'
import { diskTeller } from './tellDiskErrors.ts'
import { UNCLAIMED, victimOf, type Resident } from './victim.ts'
import type { WorldFiles } from './worldFiles.ts'
import { worldHotels } from './worldHotels.ts'
import { HOUSE } from './worldId.ts'

/** For how long worlds were not used is written down no more often than this. */
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
  /** Writes down for how long each world has not been used. */
  note(): void
}

interface World extends Resident {
  readonly hotel: Hotel
  usedAt: number
  isPresented: boolean
  device: string | undefined
}

/** Opens the worlds that `files` keep. The house's own is never removed. */
export function openWorlds(files: WorldFiles, clock: Clock, limits: WorldLimits = worldLimits): Worlds {
  const disk = diskTeller()
  /** Those unused for longest first. */
  const worlds = new Map<string, World>()
  const budget = openBudget(limits, (id) => worlds.get(id) ?? {}, makeRoomForBytes)
  const rows: WorldFiles['rows'] = (id, seed) => disk.tellingOf(files.rows(id, seed))
  const hotels = worldHotels({ rows, clock, limits, budget })
  const house = hotels.open(HOUSE)
  const { admit } = newcomers(limits)
  let notedAt = clock.elapsed()

  function add(id: string, usedAt: number, device: string | undefined): World {
    const world = { hotel: hotels.open(id), usedAt, device, isPresented: false }
    worlds.set(id, world)
    return world
  }

  function remove(id: string): void {
    worlds.delete(id)
    hotels.forget(id)
    budget.release(id)
    disk.attempt('removing a hotel', () => files.remove(id))
  }

  function note(): void {
    const now = clock.elapsed()
    const unusedFor = new Map([...worlds].map(([id, { usedAt }]) => [id, Math.round(now - usedAt)]))
    disk.attempt('noting the age of hotels', () => files.note(unusedFor))
  }

  function removeForgotten(now: number): void {
    for (const [id, { usedAt }] of worlds) {
      if (now - usedAt < limits.forgottenAfter) return
      remove(id)
    }
  }

  function makeRoomForBytes(isEnough: () => boolean): void {
    const now = clock.elapsed()
    for (const [id, { usedAt, isPresented }] of worlds) {
      if (isEnough() || now - usedAt < limits.safeFor) return
      if (!isPresented) remove(id)
    }
  }

  function begin(id: string, now: number, device: string | undefined): World {
    const noteBegun = device === undefined ? undefined : admit(device, now)
    const victim = victimOf(worlds, limits, now, device)
    if ('wait' in victim) throw victim.because === 'itself' ? tooMany(victim.wait) : noRoom(victim.wait)
    if (victim.id !== undefined) remove(victim.id)
    noteBegun?.()
    return add(id, now, device)
  }

  function used(id: string, device: string | undefined): World {
    const now = clock.elapsed()
    removeForgotten(now)
    const world = worlds.get(id) ?? begin(id, now, device)
    world.usedAt = now
    if (world.device === UNCLAIMED) world.device = device
    moveToEnd(worlds, id, world)
    if (now - notedAt >= NOTED_EVERY) {
      notedAt = now
      note()
    }
    return world
  }

  const kept = files.list().filter(({ id }) => id !== HOUSE)
  for (const { id, unusedFor, bytes } of kept.toSorted((one, other) => other.unusedFor - one.unusedFor)) {
    add(id, notedAt - unusedFor, UNCLAIMED)
    budget.holds(id, bytes)
  }
  removeForgotten(notedAt)

  return {
    has(id) {
      removeForgotten(clock.elapsed())
      return id === HOUSE || worlds.has(id)
    },
    enter: (id, device) => (id === HOUSE ? house : used(id, device).hotel),
    present(id, device) {
      if (id === HOUSE) return house
      const world = used(id, device)
      world.isPresented = true
      return world.hotel
    },
    note,
  }
}

function noRoom(wait: number): Refusal {
  const headers = { 'retry-after': String(Math.ceil(wait / 1000)) }
  return new Refusal(503, 'This demo has no room for one more hotel just now: try again later', { headers })
}
