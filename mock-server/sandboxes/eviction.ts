import type { SandboxLimits } from './limits.ts'

/** The device of sandboxes that an earlier start of the host left, until somebody uses them. */
export const UNCLAIMED = 'unclaimed'

/** The properties of a sandbox that decide about its eviction. */
export interface Resident {
  readonly usedAt: number
  readonly isPresented: boolean
  /** The other device that began it; `undefined` for this computer. */
  readonly device: string | undefined
}

/** Which sandbox goes, if any must, for one more of a device; or for how long the device has to wait, and because of whom. */
export type EvictionCandidate =
  { readonly id: string | undefined } | { readonly wait: number; readonly because: 'itself' | 'all' }

type Limits = Pick<SandboxLimits, 'sandboxes' | 'safeFor' | 'heldByOne'>
type Residents = readonly (readonly [id: string, sandbox: Resident])[]

function countsOf(sandboxes: Residents): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [, { device }] of sandboxes) if (device !== undefined) counts.set(device, (counts.get(device) ?? 0) + 1)
  return counts
}

/**
 * Chooses among sandboxes, of which those unused for longest come first. One that nobody used of late goes first. When all are
 * in use, the device that has most gives up one, if it has more than the other will have: so no device can keep the rest out
 * by using what it has in turn.
 */
export function sandboxToEvict(
  sandboxes: ReadonlyMap<string, Resident>,
  limits: Limits,
  now: number,
  device: string | undefined,
): EvictionCandidate {
  const all = [...sandboxes].filter(([, { isPresented }]) => !isPresented)
  const firstOf = (some: Residents, because: 'itself' | 'all'): EvictionCandidate => {
    const [id, first] = some[0] ?? []
    const wait = first === undefined ? limits.safeFor : first.usedAt + limits.safeFor - now
    return wait > 0 ? { wait, because } : { id }
  }
  const own = device === undefined ? [] : all.filter(([, sandbox]) => sandbox.device === device)
  if (own.length >= limits.heldByOne) return firstOf(own, 'itself')
  if (sandboxes.size < limits.sandboxes) return { id: undefined }
  const longestUnused = firstOf(all, 'all')
  if ('id' in longestUnused) return longestUnused
  const [greediest, most = 0] = [...countsOf(all)].toSorted(([, one], [, other]) => other - one)[0] ?? []
  if (most <= own.length + 1) return longestUnused
  return { id: all.find(([, sandbox]) => sandbox.device === greediest)?.[0] }
}
