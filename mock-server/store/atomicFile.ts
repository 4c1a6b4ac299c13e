import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseRows } from './rowsText.ts'
import type { Rows } from './tables.ts'

/** Reads and writes a hotel's rows, as lowdb wants its adapter. */
export interface RowsFile {
  read(): Rows
  write(rows: Rows): void
}

/**
 * A data file that is whole at every moment: each write goes to a second file that then takes the first one's name, so
 * a process killed at any point leaves the old content or the new. A missing file is made from `seed`; a damaged one is
 * never touched: reading it throws an error that names it and says what to do.
 */
export function atomicFile(path: string, seed: () => Rows): RowsFile {
  function write(rows: Rows): void {
    const next = `${path}.next`
    writeFileSync(next, JSON.stringify(rows))
    renameSync(next, path)
  }
  return {
    read() {
      if (!existsSync(path)) {
        mkdirSync(dirname(path), { recursive: true })
        write(seed())
      }
      return parseFile(path)
    },
    write,
  }
}

function parseFile(path: string): Rows {
  const text = readFileSync(path, 'utf8')
  try {
    return parseRows(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const advice = 'Put a sound copy in its place, or move it away to start with a fresh hotel.'
    throw new Error(`The data file ${path} is damaged (${reason}). ${advice}`, { cause: error })
  }
}
