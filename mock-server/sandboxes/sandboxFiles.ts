import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { bytesStored, isAsideOf, rowsFile, type RowsFile } from '#mock-server/store/rowsFile.ts'
import { replaceFile } from '#mock-server/store/replaceFile.ts'
import type { Rows } from '#mock-server/store/tables.ts'
import { commonTables } from './commonTables.ts'
import { DEFAULT_SANDBOX, isSandboxId } from './sandboxId.ts'

/** A stored sandbox. */
export interface StoredSandbox {
  readonly id: string
  /** For how many milliseconds it was not used while a host was running, as far as that was noted. */
  readonly unusedFor: number
  /** Of its rows, as they are counted when it is open; 0 when it cannot be read and will begin anew. */
  readonly bytes: number
}

/** Where sandboxes are kept, one by one. */
export interface SandboxFiles {
  /** The sandboxes that are kept, those that changed longest ago first. */
  list(): StoredSandbox[]
  /** The rows of a sandbox; a new one begins with `seed` when it is first read. */
  rows(id: string, seed: () => Rows): RowsFile
  /** Notes for how long each sandbox has not been used, instead of what was noted before. */
  note(unusedFor: ReadonlyMap<string, number>): void
  /** Removes a sandbox, and whatever of it was put aside. */
  remove(id: string): void
}

/** The folder of the sandboxes inside the data folder. */
export function sandboxFolderIn(data: string): string {
  return join(data, 'sandboxes')
}

/** A data folder of older versions held one hotel for everybody: it becomes the sandbox of the defaultSandbox. */
function adoptSingleHotel(data: string, defaultSandbox: string): void {
  const single = join(data, 'hotel.json')
  if (existsSync(single) && !existsSync(defaultSandbox)) renameSync(single, defaultSandbox)
}

const ages = v.fallback(v.record(v.string(), v.pipe(v.number(), v.minValue(0))), {})

/** What was noted; nothing where that cannot be read. */
function readAges(file: string): Readonly<Record<string, number>> {
  try {
    return v.parse(ages, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

/**
 * Keeps sandboxes in a data folder: a file each, and one that says for how long each was not used.
 * What a killed host left unfinished is removed.
 */
export function sandboxFolder(data: string): SandboxFiles {
  const folder = sandboxFolderIn(data)
  const nameOf = (id: string) => `${id}.json`
  const pathOf = (id: string) => join(folder, nameOf(id))
  const agesFile = join(data, 'ages.json')
  mkdirSync(folder, { recursive: true })
  adoptSingleHotel(data, pathOf(DEFAULT_SANDBOX))
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json.next')))
    rmSync(join(folder, name), { force: true, recursive: true })
  return {
    list() {
      const noted = readAges(agesFile)
      const ids = readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? name.slice(0, -'.json'.length) : []))
      const kept = ids.filter(isSandboxId).map((id) => ({ id, stat: statSync(pathOf(id), { throwIfNoEntry: false }) }))
      return kept
        .toSorted((one, other) => (one.stat?.mtimeMs ?? 0) - (other.stat?.mtimeMs ?? 0))
        .map(({ id }) => ({ id, unusedFor: noted[id] ?? 0, bytes: bytesStored(pathOf(id), commonTables) }))
    },
    rows: (id, seed) => rowsFile(pathOf(id), seed, commonTables),
    note(unusedFor) {
      replaceFile(agesFile, JSON.stringify(Object.fromEntries(unusedFor)))
    },
    remove(id) {
      const own = nameOf(id)
      const all = readdirSync(folder).filter((name) => name === own || isAsideOf(own, name))
      for (const name of all) rmSync(join(folder, name), { force: true, recursive: true })
    },
  }
}
