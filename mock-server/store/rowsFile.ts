import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { reasonOf } from '#src/lib/reasonOf.ts'
import { lineOf, type Change } from './change.ts'
import { replaceFile } from './replaceFile.ts'
import { parseRows, wholeLines } from './rowsText.ts'
import { bytesOfRows } from './bytesOfRows.ts'
import type { Rows, TableName } from './tables.ts'

/** The bytes of changes, if larger than the rows, after which all rows are written again. */
const MAX_CHANGES_BYTES = 32 * 1024

/** Larger files are not read, to bound memory. A hotel within its limits never writes one. */
const MAX_FILE_BYTES = 16 * 1024 * 1024

/** Reads and writes a hotel's rows. */
export interface RowsFile {
  read(): Rows
  /** Writes `rows`. `changes`, if given, are all changes since the last read or write. */
  write(rows: Rows, changes?: readonly Change[]): void
}

/** The bytes of the first line and of the whole file. A file of another length was changed by another process. */
interface Lengths {
  readonly first: number
  readonly all: number
}

/** The bytes of a hotel's own rows in a file, counted as in a store; 0 when the file is not readable. */
export function bytesStored(path: string, common: Partial<Rows> = {}): number {
  try {
    if (statSync(path).size > MAX_FILE_BYTES) return 0
    return bytesOfRows(parseRows(wholeLines(readFileSync(path, 'utf8')), common))
  } catch {
    return 0
  }
}

const UNKNOWN: Lengths = { first: 0, all: -1 }

/**
 * A data file that is complete even when the process is killed during a write. Its first line has all rows; each transaction
 * appends a line with its changes. All rows are written to a temporary file, which is then renamed, when the changes become
 * longer than the rows, and when the content of the file is unknown. A missing file is created from `seed`. So is one that is
 * damaged, of an unknown version, too large or not a file; the old one is renamed, and the console names it. A table identical
 * to the one in `common` is not written; reading the file returns the table of `common`.
 */
export function rowsFile(path: string, seed: () => Rows, common: Partial<Rows> = {}): RowsFile {
  let known = UNKNOWN
  const own = (rows: Rows) => Object.entries(rows).filter(([name, table]) => common[name as TableName] !== table)

  function writeAll(rows: Rows): Lengths {
    const text = JSON.stringify(Object.fromEntries(own(rows)))
    replaceFile(path, text)
    return lengthsOf(text)
  }

  function append({ first, all }: Lengths, changes: readonly Change[], rows: Rows): Lengths {
    const line = `\n${lineOf(changes)}`
    const next = all + Buffer.byteLength(line)
    if (next - first > Math.max(MAX_CHANGES_BYTES, first) || sizeOf(path) !== all) return writeAll(rows)
    appendFileSync(path, line)
    return { first, all: next }
  }

  function begin(): Rows {
    mkdirSync(dirname(path), { recursive: true })
    writeAll(seed())
    return readIn(readFileSync(path, 'utf8'))
  }

  function replaceDamaged(reason: string): Rows {
    renameDamaged(path, reason)
    return begin()
  }

  function readIn(text: string): Rows {
    const rows = parseRows(text, common)
    known = lengthsOf(text)
    return rows
  }

  return {
    read() {
      if (!existsSync(path)) return begin()
      const found = statSync(path)
      if (!found.isFile()) return replaceDamaged('it is not a file')
      if (found.size > MAX_FILE_BYTES) return replaceDamaged(`it has ${found.size} bytes`)
      const text = wholeLines(readFileSync(path, 'utf8'))
      try {
        return readIn(text)
      } catch (error) {
        return replaceDamaged(reasonOf(error))
      }
    },
    write(rows, changes) {
      const before = known
      known = UNKNOWN // in case the write fails
      known = changes === undefined ? writeAll(rows) : append(before, changes, rows)
    },
  }
}

function lengthsOf(text: string): Lengths {
  const [first = ''] = text.split('\n', 1)
  return { first: Buffer.byteLength(first), all: Buffer.byteLength(text) }
}

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size
}

const DAMAGED = '.damaged'

/** Whether `name` is a damaged file that was renamed from the file `of`. */
export const isDamagedCopyOf = (of: string, name: string): boolean => name.startsWith(`${of}${DAMAGED}`)

/** The first unused name for a damaged file. */
function unusedDamagedName(path: string): string {
  let renamed = `${path}${DAMAGED}`
  for (let number = 2; existsSync(renamed); number += 1) renamed = `${path}${DAMAGED}-${number}`
  return renamed
}

function renameDamaged(path: string, reason: string): void {
  const renamed = unusedDamagedName(path)
  renameSync(path, renamed)
  console.error(
    `The data file ${path} cannot be read (${reason}). It was renamed to ${renamed}, and its hotel starts from the fixtures.`,
  )
}
