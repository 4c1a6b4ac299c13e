import { Refusal } from '#mock-server/handlers/responses.ts'
import type { WorldLimits } from './limits.ts'

/** Limits how many new worlds a device may begin, so that none takes the room of all others. */
export interface Newcomers {
  /** Refuses with 429 a device that has begun too many; else gives what notes that it has begun one more. */
  admit(device: string, now: number): () => void
}

export function newcomers({ newFromOne, newWithin }: WorldLimits): Newcomers {
  const begunBy = new Map<string, readonly number[]>()
  return {
    admit(device, now) {
      const begun = (begunBy.get(device) ?? []).filter((at) => now - at < newWithin)
      const [first] = begun
      if (first !== undefined && begun.length >= newFromOne) throw tooMany(first + newWithin - now)
      return () => void begunBy.set(device, [...begun, now])
    },
  }
}

/** The 429 for a device that has too many worlds, with the milliseconds after which it may have another. */
export function tooMany(wait: number): Refusal {
  const headers = { 'retry-after': String(Math.ceil(wait / 1000)) }
  return new Refusal(429, 'Too many new hotels from one address: try again later', { headers })
}
