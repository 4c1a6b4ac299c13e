import type { Config } from './config.ts'
import { parseStaticConfig } from './config.ts'
import { CONFIG_KEY } from '#src/storage/keys.ts'

const A_DAY_MS = 24 * 60 * 60 * 1000

/** The configuration this phone last loaded, if that was within a day or `atAnyAge`. Damaged or blocked storage gives none. */
export function readLastGoodConfig(now: number, { atAnyAge = false } = {}): Config | undefined {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(CONFIG_KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('config' in kept)) return undefined
    const age = now - Number(kept.at)
    return atAnyAge || (age >= 0 && age < A_DAY_MS) ? parseStaticConfig(kept.config) : undefined
  } catch {
    return undefined
  }
}

/** Keeps a loaded configuration for the next visit. */
export function keepGoodConfig(config: Config, now: number): void {
  try {
    window.localStorage.setItem(CONFIG_KEY, JSON.stringify({ at: now, config }))
  } catch {
    // The next visit waits for the network.
  }
}
