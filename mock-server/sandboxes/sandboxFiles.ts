import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { bytesStored, isDamagedCopyOf, rowsFile, type RowsFile } from '#mock-server/store/rowsFile.ts'
import { replaceFile } from '#mock-server/store/replaceFile.ts'
import type { Rows } from '#mock-server/store/tables.ts'
import { commonTables } from './commonTables.ts'
import type { Preparation } from './eviction.ts'
import { DEFAULT_SANDBOX, isSandboxId } from './sandboxId.ts'

/** What is recorded of a sandbox beside its rows. */
export interface SandboxRecord {
  /** Milliseconds since its last use while a host was running. */
  readonly unusedFor: number
  readonly prepared?: Preparation | undefined
}

/** A stored sandbox. */
export interface StoredSandbox extends SandboxRecord {
  readonly id: string
  /** Bytes of its rows, counted as in an open store; 0 when the file cannot be read and will be reset. */
  readonly bytes: number
}

/** The storage of sandboxes. */
export interface SandboxFiles {
  /** The stored sandboxes, least recently changed first. */
  list(): StoredSandbox[]
  /** The rows of a sandbox. A new one starts with `seed` on its first read. */
  rows(id: string, seed: () => Rows): RowsFile
  /** Replaces the records of all sandboxes. */
  recordAges(records: ReadonlyMap<string, SandboxRecord>): void
  /** Removes a sandbox and its damaged files. */
  remove(id: string): void
}

/** The folder of the sandboxes inside the data folder. */
export function sandboxFolderIn(data: string): string {
  return join(data, 'sandboxes')
}

/** Migrates the single hotel of older versions to the default sandbox. */
function migrateSingleHotel(data: string, defaultSandbox: string): void {
  const single = join(data, 'hotel.json')
  if (existsSync(single) && !existsSync(defaultSandbox)) renameSync(single, defaultSandbox)
}

const age = v.pipe(v.number(), v.minValue(0))
const record = v.union([
  v.object({ unusedFor: age, prepared: v.fallback(v.optional(v.picklist(['desk', 'link'])), undefined) }),
  // The form of older versions.
  v.pipe(
    age,
    v.transform((unusedFor): SandboxRecord => ({ unusedFor })),
  ),
])
const ages = v.fallback(v.record(v.string(), record), {})

/** The stored records; empty when the file cannot be read. */
function readAges(file: string): Readonly<Record<string, SandboxRecord>> {
  try {
    return v.parse(ages, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

/**
 * Stores sandboxes in a data folder: one file for each, and one file with their ages. Removes temporary files of a killed
 * host.
 */
export function sandboxFolder(data: string): SandboxFiles {
  const folder = sandboxFolderIn(data)
  const nameOf = (id: string) => `${id}.json`
  const pathOf = (id: string) => join(folder, nameOf(id))
  const agesFile = join(data, 'ages.json')
  mkdirSync(folder, { recursive: true })
  migrateSingleHotel(data, pathOf(DEFAULT_SANDBOX))
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json.next')))
    rmSync(join(folder, name), { force: true, recursive: true })
  return {
    list() {
      const recordedAges = readAges(agesFile)
      const ids = readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? name.slice(0, -'.json'.length) : []))
      const stored = ids
        .filter(isSandboxId)
        .map((id) => ({ id, stat: statSync(pathOf(id), { throwIfNoEntry: false }) }))
      return stored
        .toSorted((one, other) => (one.stat?.mtimeMs ?? 0) - (other.stat?.mtimeMs ?? 0))
        .map(({ id }) => ({
          ...{ unusedFor: 0, ...recordedAges[id] },
          ...{ id, bytes: bytesStored(pathOf(id), commonTables) },
        }))
    },
    rows: (id, seed) => rowsFile(pathOf(id), seed, commonTables),
    recordAges(records) {
      replaceFile(agesFile, JSON.stringify(Object.fromEntries(records)))
    },
    remove(id) {
      const own = nameOf(id)
      const all = readdirSync(folder).filter((name) => name === own || isDamagedCopyOf(own, name))
      for (const name of all) rmSync(join(folder, name), { force: true, recursive: true })
    },
  }
}
