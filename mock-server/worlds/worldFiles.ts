import { mkdirSync, readdirSync, renameSync, rmSync, existsSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { isAsideOf, rowsFile, type RowsFile } from '#mock-server/store/rowsFile.ts'
import type { Rows } from '#mock-server/store/tables.ts'
import { commonTables } from './commonTables.ts'
import { HOUSE, isWorldId } from './worldId.ts'

/** A world that is kept. */
export interface KeptWorld {
  readonly id: string
  readonly usedAt: Date
}

/** Where worlds are kept, one by one. */
export interface WorldFiles {
  list(): KeptWorld[]
  /** The rows of a world; a new one begins with `seed` when it is first read. */
  rows(id: string, seed: () => Rows): RowsFile
  /** Notes when a world was used; does nothing when it is not kept. */
  note(id: string, usedAt: Date): void
  /** Removes a world, and whatever of it was put aside. */
  remove(id: string): void
}

/** The folder of the worlds inside the data folder. */
export function worldFolderIn(data: string): string {
  return join(data, 'worlds')
}

/** A data folder of older versions held one hotel for everybody: it becomes the world of the house. */
function adoptSingleHotel(data: string, house: string): void {
  const single = join(data, 'hotel.json')
  if (existsSync(single) && !existsSync(house)) renameSync(single, house)
}

/**
 * Keeps worlds in a data folder: a file each, whose time of change tells when it was last used.
 * What a killed host left unfinished is removed.
 */
export function worldFolder(data: string): WorldFiles {
  const folder = worldFolderIn(data)
  const nameOf = (id: string) => `${id}.json`
  const pathOf = (id: string) => join(folder, nameOf(id))
  mkdirSync(folder, { recursive: true })
  adoptSingleHotel(data, pathOf(HOUSE))
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json.next'))) rmSync(join(folder, name))
  return {
    list() {
      const ids = readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? name.slice(0, -'.json'.length) : []))
      return ids.filter(isWorldId).map((id) => ({ id, usedAt: statSync(pathOf(id)).mtime }))
    },
    rows: (id, seed) => rowsFile(pathOf(id), seed, commonTables),
    note(id, usedAt) {
      if (existsSync(pathOf(id))) utimesSync(pathOf(id), usedAt, usedAt)
    },
    remove(id) {
      const own = nameOf(id)
      const all = readdirSync(folder).filter((name) => name === own || isAsideOf(own, name))
      for (const name of all) rmSync(join(folder, name), { force: true, recursive: true })
    },
  }
}
