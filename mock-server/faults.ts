import type { Switch } from './store/switch.ts'

/** What can go wrong on demand, and what each does; the same names work in scenarios, over HTTP and in `?fault=`. */
export const faultMeanings = {
  latency: 'every answer takes `ms` longer (800 unless told); beyond 15000 the app stops waiting',
  'error-next-post': 'the next thing a guest sends is answered 500 and not kept',
  'refuse-next-post': 'the next thing a guest sends is answered 422 and not kept',
  'no-answer': 'the next thing a guest sends is not kept, and the connection drops without an answer',
  'drop-after-commit': 'the next thing a guest sends is kept, but the connection drops before the answer',
  offline: 'no call is answered until this is switched off',
  'expired-session': 'the next protected call ends its session and is answered 401',
} as const

/** The name of a fault. */
export type FaultName = keyof typeof faultMeanings

export const faultNames = Object.keys(faultMeanings) as FaultName[] // `Object.keys` forgets that there are no others

/** Faults that last until they are switched off; the others happen once. */
export const lastingFaults: readonly FaultName[] = ['latency', 'offline']

/** Tells whether a text names a fault. */
export function isFaultName(text: string): text is FaultName {
  return Object.hasOwn(faultMeanings, text)
}

/** How a fault is set. */
export interface FaultOptions {
  /** For `latency`: by how much. */
  readonly ms?: number
}

/** The faults that are switched on. */
export type ActiveFaults = Partial<Record<FaultName, FaultOptions>>

/** Switches of one hotel. */
export interface Faults {
  on(name: FaultName, options?: FaultOptions): void
  off(name: FaultName): void
  clear(): void
  active(): ActiveFaults
  /** Whether the fault is on; when it is, it is switched off: for faults that happen once. */
  take(name: FaultName): boolean
}

/** The faults of a hotel, kept in one of its switches. */
export function createFaults(kept: Switch): Faults {
  const active = (): ActiveFaults => kept.read() ?? {}

  function off(name: FaultName): void {
    const { [name]: was, ...rest } = active()
    if (was !== undefined) kept.write(rest)
  }

  return {
    active,
    off,
    on: (name, options = {}) => kept.write({ ...active(), [name]: options }),
    clear: () => kept.off(),
    take(name) {
      if (active()[name] === undefined) return false
      off(name)
      return true
    },
  }
}
