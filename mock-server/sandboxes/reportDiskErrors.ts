import { reasonOf } from '#src/lib/reasonOf.ts'
import { HttpError } from '#mock-server/handlers/responses.ts'
import type { RowsFile } from '#mock-server/store/rowsFile.ts'

/** Reports each kind of disk error to the console once, and again only after it succeeded in between. */
export interface DiskErrorReporter {
  /** Does what may fail; gives whether it was done. */
  attempt(what: string, act: () => void): boolean
  /** Wraps a file: disk errors become an `HttpError`, 503 on reading and 507 on writing. */
  tellingOf(file: RowsFile): RowsFile
}

/** Whether the system refused something, and not our own code. */
function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'code' in error && 'syscall' in error
}

export function diskErrorReporter(): DiskErrorReporter {
  const told = new Set<string>()

  function tell(what: string, error: unknown): void {
    if (!told.has(what))
      console.error(`The data folder cannot be used as it should: ${what} failed (${reasonOf(error)}).`)
    told.add(what)
  }

  function orRefusal<Result>(what: string, status: number, message: string, act: () => Result): Result {
    try {
      const result = act()
      told.delete(what)
      return result
    } catch (error) {
      if (!isOfSystem(error)) throw error
      tell(what, error)
      throw new HttpError(status, message)
    }
  }

  return {
    attempt(what, act) {
      try {
        act()
        told.delete(what)
        return true
      } catch (error) {
        tell(what, error)
        return false
      }
    },
    tellingOf: (file) => ({
      read: () => orRefusal('reading a hotel', 503, 'This demo cannot read its data just now', () => file.read()),
      write: (rows, changes) => {
        orRefusal('writing', 507, 'This demo cannot keep anything just now: nothing was changed', () =>
          file.write(rows, changes),
        )
      },
    }),
  }
}
