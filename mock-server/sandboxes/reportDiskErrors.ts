import { reasonOf } from '#src/lib/reasonOf.ts'
import { HttpError } from '#mock-server/handlers/http/responses.ts'
import type { KeyValueStorage } from '#mock-server/store/keyValueStorage.ts'

/** Reports each kind of disk error to the console once, and again only after a success in between. */
export interface DiskErrorReporter {
  /** Runs `act`, reports its error, and returns whether it succeeded. */
  attempt(what: string, act: () => void): boolean
  /** Wraps a file: disk errors become an `HttpError`, 503 on reading and 507 on writing. `what` names its content on the console. */
  wrap(file: KeyValueStorage, what: string): KeyValueStorage
  /** Whether some kind of operation failed at its last attempt. */
  fails(): boolean
}

/** Whether an error comes from a system call and not from our code. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && 'syscall' in error
}

const [CANNOT_READ, CANNOT_WRITE] = [
  'This demo cannot read its data just now',
  'This demo cannot keep anything just now: nothing was changed',
]

export function diskErrorReporter(): DiskErrorReporter {
  const reported = new Set<string>()

  function report(what: string, error: unknown): void {
    if (!reported.has(what))
      console.error(`The data folder cannot be used as it should: ${what} failed (${reasonOf(error)}).`)
    reported.add(what)
  }

  function withHttpError<Result>(what: string, status: number, message: string, act: () => Result): Result {
    try {
      const result = act()
      reported.delete(what)
      return result
    } catch (error) {
      if (!isSystemError(error)) throw error
      report(what, error)
      throw new HttpError(status, message)
    }
  }

  return {
    attempt(what, act) {
      try {
        act()
        reported.delete(what)
        return true
      } catch (error) {
        report(what, error)
        return false
      }
    },
    fails: () => reported.size > 0,
    wrap: (file, what) => ({
      read: () => withHttpError(`reading ${what}`, 503, CANNOT_READ, () => file.read()),
      write: (text) => withHttpError(`writing ${what}`, 507, CANNOT_WRITE, () => file.write(text)),
    }),
  }
}
