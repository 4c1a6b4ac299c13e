import * as v from 'valibot'
import { CONFIG_KEY } from '#src/storage/keys.ts'
import { persistText, readJson } from '#src/storage/storedText.ts'
import type { Config } from './config.ts'

const A_DAY_MS = 24 * 60 * 60 * 1000

/** Whether a configuration that was stored at this time (ms) is less than a day old. */
function isRecent(at: number, now: number): boolean {
  const age = now - at
  return age >= 0 && age < A_DAY_MS
}

/**
 * Reads the stored configuration if it is less than a day old, or `atAnyAge`. `undefined` when storage is damaged or blocked. The app's
 * `schema` repairs what another version has stored; the first page has no space for that.
 */
export function readLastGoodConfig(
  schema: v.GenericSchema<unknown, Config>,
  now: number,
  { atAnyAge = false } = {},
): Config | undefined {
  const stored = readJson('localStorage', CONFIG_KEY, v.object({ at: v.number(), config: schema }))
  if (stored === undefined) return undefined
  return atAnyAge || isRecent(stored.at, now) ? stored.config : undefined
}

/** Stores a loaded configuration for the next visit; with blocked storage that waits for the network. */
export function writeLastGoodConfig(config: Config, now: number): void {
  persistText('localStorage', CONFIG_KEY, JSON.stringify({ at: now, config }))
}
