import { existsSync, readFileSync } from 'node:fs'
import { HttpError } from '#mock-server/handlers/http/responses.ts'
import { reasonOf } from '#src/lib/reasonOf.ts'
import type { KeyValueStorage } from './keyValueStorage.ts'
import { replaceFile } from './replaceFile.ts'

/** A storage in a file, which is replaced at once. Throws a 507 where it cannot be written. */
export function textFile(path: string): KeyValueStorage {
  return {
    read: () => (existsSync(path) ? readFileSync(path, 'utf8') : null),
    write(text) {
      try {
        replaceFile(path, text)
      } catch (error) {
        console.error(`The data folder cannot be used as it should: writing ${path} failed (${reasonOf(error)}).`)
        throw new HttpError(507, 'This demo cannot keep anything just now: nothing was changed')
      }
    },
  }
}
