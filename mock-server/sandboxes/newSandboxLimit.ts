import { HttpError } from '#mock-server/handlers/http/responses.ts'
import type { SandboxLimits } from './limits.ts'

/** Limits how many sandboxes an address may create in a time span. */
export interface NewSandboxLimit {
  /** Throws a 429 when the address has created too many sandboxes; else returns a function that counts one more. */
  admit(address: string, now: number): () => void
}

export function newSandboxLimit({ maxNewPerAddress, newWithin }: SandboxLimits): NewSandboxLimit {
  const begunBy = new Map<string, readonly number[]>()
  return {
    admit(address, now) {
      const begun = (begunBy.get(address) ?? []).filter((at) => now - at < newWithin)
      const [first] = begun
      if (first !== undefined && begun.length >= maxNewPerAddress) throw tooMany(first + newWithin - now)
      return () => void begunBy.set(address, [...begun, now])
    },
  }
}

/** The 429 for an address that has created too many sandboxes. `wait` is the time in ms until it may create another. */
export function tooMany(wait: number): HttpError {
  const headers = { 'retry-after': String(Math.ceil(wait / 1000)) }
  return new HttpError(429, 'Too many new hotels from one address: try again later', { headers })
}
