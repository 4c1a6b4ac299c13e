import { existsSync, readFileSync } from 'node:fs'
import type { KeyValueStorage } from './keyValueStorage.ts'
import { replaceFile } from './replaceFile.ts'

/** A storage in a file, which is replaced at once. */
export function textFile(path: string): KeyValueStorage {
  return {
    read: () => (existsSync(path) ? readFileSync(path, 'utf8') : null),
    write: (text) => replaceFile(path, text),
  }
}
