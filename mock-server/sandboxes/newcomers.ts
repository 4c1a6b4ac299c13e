import { HttpError } from '#mock-server/handlers/http/responses.ts'
import type { SandboxLimits } from './limits.ts'

/** Limits how many sandboxes a device may create in a time span. */
export interface NewSandboxLimit {
  /** Throws a 429 when the device has created too many sandboxes; else returns a function that counts one more. */
  admit(device: string, now: number): () => void
}

export function limitNewSandboxes({ maxNewPerDevice, newWithin }: SandboxLimits): NewSandboxLimit {
  const begunBy = new Map<string, readonly number[]>()
  return {
    admit(device, now) {
      const begun = (begunBy.get(device) ?? []).filter((at) => now - at < newWithin)
      const [first] = begun
      if (first !== undefined && begun.length >= maxNewPerDevice) throw tooMany(first + newWithin - now)
      return () => void begunBy.set(device, [...begun, now])
    },
  }
}

/** The 429 for a device that has created too many sandboxes. `wait` is the time in ms until it may create another. */
export function tooMany(wait: number): HttpError {
  const headers = { 'retry-after': String(Math.ceil(wait / 1000)) }
  return new HttpError(429, 'Too many new hotels from one address: try again later', { headers })
}
