import type { StoredSetting } from '#mock-server/hotel/storage.ts'

/** The faults that can be switched on, each with its effect. Scenarios, HTTP calls and `?fault=` use the same names. */
export const faultEffects = {
  latency: 'every answer takes `ms` longer (800 by default); beyond 15000 the app stops waiting',
  'error-next-post': 'the next thing a guest sends is answered 500 and not stored',
  'refuse-next-post': 'the next thing a guest sends is answered 422 and not stored',
  'drop-before-commit': 'the next thing a guest sends is not stored, and the connection drops without an answer',
  'drop-after-commit': 'the next thing a guest sends is stored, but the connection drops before the answer',
  offline: 'no call is answered until this is switched off',
  'books-another-day': 'the next table is booked for today at 19:00, whatever the guest asked for',
  'expired-session': 'the next protected call ends its session and is answered 401',
} as const

/** The name of a fault. */
export type FaultName = keyof typeof faultEffects

export const faultNames = Object.keys(faultEffects) as FaultName[] // `Object.keys` widens the type to `string[]`

/** Faults that stay on until they are switched off. The others happen once. */
export const lastingFaults: readonly FaultName[] = ['latency', 'offline']

/** Whether a text is the name of a fault. */
export function isFaultName(text: string): text is FaultName {
  return Object.hasOwn(faultEffects, text)
}

/** Options of a fault. */
export interface FaultOptions {
  /** For `latency`: the delay in milliseconds. */
  readonly ms?: number
  /** For `drop-after-commit`: whether the guest's lists wait for twelve seconds afterwards, or until it is switched off, so that the doubt can be read. */
  readonly holds?: boolean
  /** Whether they wait now. */
  readonly isHolding?: boolean
}

/** The faults that are on, with their options. */
type ActiveFaults = Partial<Record<FaultName, FaultOptions>>

/** The faults of a hotel, stored as one of its settings. */
export function createFaults(stored: StoredSetting) {
  const active = (): ActiveFaults => stored.read() ?? {}

  function disable(name: FaultName): void {
    const { [name]: previous, ...rest } = active()
    if (previous !== undefined) stored.write(rest)
  }

  return {
    active,
    disable,
    enable: (name: FaultName, options: FaultOptions = {}) => stored.write({ ...active(), [name]: options }),
    /** Disables the fault and returns whether it was active. For faults that happen once. */
    consume(name: FaultName): boolean {
      const wasActive = active()[name] !== undefined
      disable(name)
      return wasActive
    },
  }
}
