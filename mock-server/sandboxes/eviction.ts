import type { SandboxLimits } from './limits.ts'

/** The address of sandboxes from an earlier start of the host, until they are used. */
export const UNCLAIMED = 'unclaimed'

/** Who prepared a sandbox: a presenter at its desk, or a link that it was begun by. */
export type Preparation = 'desk' | 'link'

/** The properties of a sandbox that decide about its eviction. */
export interface EvictionInfo {
  readonly usedAt: number
  readonly prepared: Preparation | undefined
  /** The address that created it; `undefined` for this computer. */
  readonly address: string | undefined
}

/** The sandbox to evict for a new one, if any; or the milliseconds to wait, and whose limit is reached. */
export type EvictionCandidate =
  | { readonly id: string | undefined }
  | { readonly wait: number; readonly limit: 'address' | 'host' }

type Limits = Pick<SandboxLimits, 'maxSandboxes' | 'protectedMs' | 'maxPerAddress'>
type Candidates = readonly (readonly [id: string, sandbox: EvictionInfo])[]

function countsOf(sandboxes: Candidates): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [, { address }] of sandboxes)
    if (address !== undefined) counts.set(address, (counts.get(address) ?? 0) + 1)
  return counts
}

/**
 * Chooses the sandbox to evict, from sandboxes with the least recently used first. Takes one that is not in use, if any. When
 * all are in use, takes one from the address with the most sandboxes, if it has more than the new one's address will have, so
 * that no address can block the others by using all its sandboxes in turn.
 */
export function sandboxToEvict(
  sandboxes: ReadonlyMap<string, EvictionInfo>,
  limits: Limits,
  now: number,
  address: string | undefined,
): EvictionCandidate {
  const all = [...sandboxes].filter(([, { prepared }]) => prepared !== 'desk')
  const firstOf = (some: Candidates, limit: 'address' | 'host'): EvictionCandidate => {
    const [id, first] = some[0] ?? []
    const wait = first === undefined ? limits.protectedMs : first.usedAt + limits.protectedMs - now
    return wait > 0 ? { wait, limit } : { id }
  }
  const own = address === undefined ? [] : all.filter(([, sandbox]) => sandbox.address === address)
  if (own.length >= limits.maxPerAddress) return firstOf(own, 'address')
  if (sandboxes.size < limits.maxSandboxes) return { id: undefined }
  const longestUnused = firstOf(all, 'host')
  if ('id' in longestUnused) return longestUnused
  const [addressWithMost, count = 0] = [...countsOf(all)].toSorted(([, one], [, other]) => other - one)[0] ?? []
  if (count <= own.length + 1) return longestUnused
  return { id: all.find(([, sandbox]) => sandbox.address === addressWithMost)?.[0] }
}
