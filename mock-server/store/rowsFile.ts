import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { reasonOf } from '#src/lib/reasonOf.ts'
import { lineOf, type Change } from './change.ts'
import { replaceFile } from './replaceFile.ts'
import { parseRows, wholeLines } from './rowsText.ts'
import { bytesOfRows } from './bytesOfRows.ts'
import type { Rows, TableName } from './tables.ts'

/** Changes may take so many bytes, or as many as all rows, before all rows are written anew. */
const CHANGES_AT_MOST = 32 * 1024

/** A larger file is not read: no hotel within its limits writes one, and all of it would have to fit into memory. */
const LARGEST = 16 * 1024 * 1024

/** Reads and writes a hotel's rows. */
export interface RowsFile {
  read(): Rows
  /** Keeps `rows`; `changes`, where they are given, are all that is new in them since they were read or written last. */
  write(rows: Rows, changes?: readonly Change[]): void
}

/** Bytes of the first line, and of all that is known to be kept: a file of another length holds something else. */
interface Lengths {
  readonly first: number
  readonly all: number
}

/** The bytes of a hotel's own rows in a file, as a store counts them; 0 where no store will read it. */
export function bytesStored(path: string, common: Partial<Rows> = {}): number {
  try {
    if (statSync(path).size > LARGEST) return 0
    return bytesOfRows(parseRows(wholeLines(readFileSync(path, 'utf8')), common))
  } catch {
    return 0
  }
}

const UNKNOWN: Lengths = { first: 0, all: -1 }

/**
 * A data file that a process killed at any point leaves with all it kept. Its first line is all rows; changes that are
 * stored together are one more line. When changes grow longer than the rows, and when it is not known what the file holds, all rows go to a second file
 * that takes the first one's name. A missing file is made from `seed`, and so is one that is damaged, that this version
 * cannot read, too large or no file: that one is put aside as it is, and the console says where. A table that is the very one
 * of `common` is not written, and is that one again when the file is read.
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
    if (next - first > Math.max(CHANGES_AT_MOST, first) || sizeOf(path) !== all) return writeAll(rows)
    appendFileSync(path, line)
    return { first, all: next }
  }

  function begin(): Rows {
    mkdirSync(dirname(path), { recursive: true })
    writeAll(seed())
    return readIn(readFileSync(path, 'utf8'))
  }

  function beginInsteadOf(reason: string): Rows {
    putAside(path, reason)
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
      if (!found.isFile()) return beginInsteadOf('it is no file')
      if (found.size > LARGEST) return beginInsteadOf(`it has ${found.size} bytes`)
      const text = wholeLines(readFileSync(path, 'utf8'))
      try {
        return readIn(text)
      } catch (error) {
        return beginInsteadOf(reasonOf(error))
      }
    },
    write(rows, changes) {
      const before = known
      known = UNKNOWN // should this fail
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

const ASIDE = '.damaged'

/** Tells whether a file of this name was put aside from the one named `of`. */
export const isAsideOf = (of: string, name: string): boolean => name.startsWith(`${of}${ASIDE}`)

/** A name that nothing was put aside under yet. */
function freeAside(path: string): string {
  let aside = `${path}${ASIDE}`
  for (let number = 2; existsSync(aside); number += 1) aside = `${path}${ASIDE}-${number}`
  return aside
}

function putAside(path: string, reason: string): void {
  const aside = freeAside(path)
  renameSync(path, aside)
  console.error(
    `The data file ${path} cannot be read (${reason}). It is put aside as ${aside}, and its hotel begins anew.`,
  )
}
