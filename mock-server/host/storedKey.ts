import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomId } from '#src/lib/randomId.ts'

/** Only the user who runs the host may read it. */
export const SECRET_MODE = 0o600

/** The text of a file; `undefined` if there is none. */
export function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Writes a file that only the user who runs the host may read, also where it exists. */
export function writeSecret(file: string, text: string): void {
  writeFileSync(file, text, { mode: SECRET_MODE })
  chmodSync(file, SECRET_MODE)
}

/**
 * The desk key of a data folder: the same at each start, so that a browser at the desk stays there. Removing its file gives
 * the next start a new one. Throws when it cannot be written.
 */
export function storedDeskKey(data: string): string {
  const file = join(data, 'desk-key')
  const stored = textIn(file)
  const key = stored !== undefined && /^[0-9a-f]{32}$/.test(stored) ? stored : randomId()
  writeSecret(file, key)
  return key
}
