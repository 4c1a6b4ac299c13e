import { existsSync, readFileSync, renameSync, statSync } from 'node:fs'
import { reasonOf } from '#src/lib/reasonOf.ts'
import type { KeyValueStorage } from './keyValueStorage.ts'
import { replaceFile } from './replaceFile.ts'
import { readSnapshot } from './snapshot.ts'

/** Larger files are not read, to bound memory. A hotel within its limits never writes one. */
const MAX_BYTES = 16 * 1024 * 1024

const DAMAGED = '.damaged'

/** Whether `name` is a damaged file that was renamed from the file `of`. */
export const isDamagedCopyOf = (of: string, name: string): boolean => name.startsWith(`${of}${DAMAGED}`)

/** Renames a file that cannot be read, and names it on the console. */
function setAside(path: string, reason: string): void {
  let renamed = `${path}${DAMAGED}`
  for (let number = 2; existsSync(renamed); number += 1) renamed = `${path}${DAMAGED}-${number}`
  renameSync(path, renamed)
  console.error(
    `The data file ${path} cannot be read (${reason}). It was renamed to ${renamed}, and its hotel starts from the fixtures.`,
  )
}

/**
 * A hotel's snapshot in a file, which is replaced at once, so that a kill of the host leaves the one before or the one after. A file that
 * is damaged, too large or no file is set aside. Only this process writes it, so it is read once.
 */
export function snapshotFile(path: string): KeyValueStorage {
  let known: string | null | undefined

  function readChecked(): string | null {
    if (!existsSync(path)) return null
    try {
      const found = statSync(path)
      if (!found.isFile()) throw new Error('it is not a file')
      if (found.size > MAX_BYTES) throw new Error(`it has ${found.size} bytes`)
      const text = readFileSync(path, 'utf8')
      readSnapshot(text)
      return text
    } catch (error) {
      if (error instanceof Error && 'syscall' in error) throw error
      setAside(path, reasonOf(error))
      return null
    }
  }

  return {
    read: () => (known ??= readChecked()),
    write(text) {
      replaceFile(path, text)
      known = text
    },
  }
}
