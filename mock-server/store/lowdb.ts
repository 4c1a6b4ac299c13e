import lowdb from 'lowdb'
import { assembleStore } from './assembleStore.ts'
import type { RowsFile } from './atomicFile.ts'
import type { Store } from './store.ts'
import type { AnyRow, RawTable } from './table.ts'
import type { TableName } from './tables.ts'

/**
 * A Store in json-server's own database, lowdb. It is on disk when a write returns; a write that fails leaves memory as
 * the disk is. Throws when the file is damaged.
 */
export function lowdbStore(file: RowsFile): Store {
  // The types want one of lowdb's own adapter classes; at run time it only calls `read` and `write`.
  const database = lowdb(file as unknown as lowdb.AdapterSync<Record<string, AnyRow[]>>)

  function rowsOf(name: TableName): AnyRow[] {
    const rows = database.getState()[name]
    if (rows === undefined) throw new Error(`There is no table ${name}`)
    return rows
  }

  function saving(write: () => void): void {
    write()
    try {
      void database.write() // the adapter is synchronous, so this has happened
    } catch (error) {
      database.read()
      throw error
    }
  }

  function table(name: TableName): RawTable {
    const indexOf = (id: string | number) => rowsOf(name).findIndex((row) => row.id === id)
    return {
      raw: () => rowsOf(name),
      copy: (row) => structuredClone(row),
      add: (row) => saving(() => void rowsOf(name).push(structuredClone(row))),
      change(id, change) {
        saving(() => void Object.assign(rowsOf(name)[indexOf(id)] ?? {}, structuredClone(change)))
      },
      drop: (id) => saving(() => void rowsOf(name).splice(indexOf(id), 1)),
    }
  }

  return assembleStore({
    table,
    replace(rows) {
      const state: unknown = structuredClone(rows)
      saving(() => void database.setState(state as Record<string, AnyRow[]>)) // tables and columns by name, as kept
    },
  })
}
