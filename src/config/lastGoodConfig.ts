import type { Config } from './config.ts'
import { parseStaticConfig } from './config.ts'
import { CONFIG_KEY } from '#src/storage/keys.ts'

const A_DAY_MS = 24 * 60 * 60 * 1000

/** Reads the stored configuration if it is less than a day old, or `atAnyAge`. `undefined` when storage is damaged or blocked. */
export function readLastGoodConfig(now: number, { atAnyAge = false } = {}): Config | undefined {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(CONFIG_KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('at' in stored) || !('config' in stored)) return undefined
    const age = now - Number(stored.at)
    return atAnyAge || (age >= 0 && age < A_DAY_MS) ? parseStaticConfig(stored.config) : undefined
  } catch {
    return undefined
  }
}

/** Stores a loaded configuration for the next visit. */
export function writeLastGoodConfig(config: Config, now: number): void {
  try {
    window.localStorage.setItem(CONFIG_KEY, JSON.stringify({ at: now, config }))
  } catch {
    // The next visit waits for the network.
  }
}
