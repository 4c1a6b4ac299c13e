import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { KeyValueStorage } from '#mock-server/store/keyValueStorage.ts'
import { replaceFile } from '#mock-server/store/replaceFile.ts'
import { isDamagedCopyOf, snapshotFile } from '#mock-server/store/snapshotFile.ts'
import { isSandboxId } from './sandboxId.ts'

/** Who prepared a sandbox: a presenter at its desk, or a link that it was begun by. */
export type Preparation = 'desk' | 'link'

/** What is recorded of a sandbox beside its snapshot. */
export interface SandboxRecord {
  /** Milliseconds since its last use while a host was running. */
  readonly unusedFor: number
  readonly prepared?: Preparation | undefined
}

/** A stored sandbox. */
export interface StoredSandbox extends SandboxRecord {
  readonly id: string
  /** Bytes of its snapshot. */
  readonly bytes: number
}

/** The storage of sandboxes. */
export interface SandboxFiles {
  /** The stored sandboxes, least recently changed first. */
  list(): StoredSandbox[]
  /** The snapshot of a sandbox. */
  snapshot(id: string): KeyValueStorage
  /** Replaces the records of all sandboxes. */
  recordAges(records: ReadonlyMap<string, SandboxRecord>): void
  /** Removes a sandbox and its damaged files. */
  remove(id: string): void
}

/** The folder of the sandboxes inside the data folder. */
export function sandboxFolderIn(data: string): string {
  return join(data, 'sandboxes')
}

const age = v.pipe(v.number(), v.minValue(0))
const record = v.object({ unusedFor: age, prepared: v.fallback(v.optional(v.picklist(['desk', 'link'])), undefined) })
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
        .map(({ id, stat }) => ({ unusedFor: 0, ...recordedAges[id], id, bytes: stat?.size ?? 0 }))
    },
    snapshot: (id) => snapshotFile(pathOf(id)),
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
