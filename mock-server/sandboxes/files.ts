import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { HttpError } from '#mock-server/handlers/http.ts'
import type { TextStorage } from '#mock-server/hotel/storage.ts'
import { readSnapshot } from '#mock-server/hotel/snapshot.ts'
import { reasonOf } from '#src/lib/unknown.ts'

/** Larger files are not read, to bound memory. A hotel within its limits never writes one. */
const MAX_BYTES = 16 * 1024 * 1024

/** A storage in a file, which is replaced at once by renaming a temporary one. A failed write leaves it unchanged. */
export function textFile(path: string): TextStorage {
  const next = `${path}.next`
  return {
    read: () => (existsSync(path) ? readFileSync(path, 'utf8') : null),
    write(text) {
      try {
        writeFileSync(next, text)
        renameSync(next, path)
      } catch (error) {
        if (existsSync(next)) rmSync(next, { force: true })
        throw error
      }
    },
  }
}

/** Renames a file that cannot be read, and names it on the console. */
function setAside(path: string, reason: string): void {
  const renamed = `${path}.damaged-${Date.now()}`
  renameSync(path, renamed)
  console.error(
    `The data file ${path} cannot be read (${reason}). It was renamed to ${renamed}, and its hotel starts from the fixtures.`,
  )
}

/**
 * A hotel's snapshot in a file, so that a kill of the host leaves the one before or the one after. A file that is damaged, too large or no
 * file is set aside. Only this process writes it, so it is read once.
 */
export function snapshotFile(path: string): TextStorage {
  const file = textFile(path)
  let known: string | null | undefined

  function readChecked(): string | null {
    try {
      const found = statSync(path, { throwIfNoEntry: false })
      if (found === undefined) return null
      if (!found.isFile()) throw new Error('it is not a file')
      if (found.size > MAX_BYTES) throw new Error(`it has ${found.size} bytes`)
      const text = file.read()
      if (text !== null) readSnapshot(text)
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
      file.write(text)
      known = text
    },
  }
}

const CANNOT_READ = 'This demo cannot read its data just now'
const CANNOT_WRITE = 'This demo cannot keep anything just now: nothing was changed'

/** Turns disk errors into responses, and reports each kind to the console once, and again only after a success in between. */
export function watchDisk() {
  const failing = new Set<string>()

  function run<Result>(what: string, status: number, message: string, act: () => Result): Result {
    try {
      const result = act()
      failing.delete(what)
      return result
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error
      if (!failing.has(what))
        console.error(`The data folder cannot be used as it should: ${what} failed (${reasonOf(error)}).`)
      failing.add(what)
      throw new HttpError(status, message)
    }
  }

  return {
    /** Whether some kind of operation failed at its last attempt. */
    fails: () => failing.size > 0,
    /** A file whose errors are 503 on reading and 507 on writing. `what` names its content on the console. */
    guard: (file: TextStorage, what: string): TextStorage => ({
      read: () => run(`reading ${what}`, 503, CANNOT_READ, () => file.read()),
      write: (text) => run(`writing ${what}`, 507, CANNOT_WRITE, () => file.write(text)),
    }),
    /** Does what no response depends on. */
    attempt(what: string, act: () => void): void {
      try {
        run(what, 507, CANNOT_WRITE, act)
      } catch {
        // The disk's error was reported.
      }
    },
  }
}
