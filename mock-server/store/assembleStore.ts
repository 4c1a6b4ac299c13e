import { tableNames } from './columns.ts'
import type { Store } from './store.ts'
import { createTable, type TableStorage } from './table.ts'
import type { Rows, TableName } from './tables.ts'

/** What a storage adapter offers to become a Store. */
export interface StorageAdapter {
  /** The raw table of this name. */
  table(name: TableName): TableStorage
  /** Forgets everything and keeps copies of these rows. */
  replace(rows: Rows): void
}

/** Builds a Store on a storage. */
export function assembleStore(storage: StorageAdapter): Store {
  const tables = Object.fromEntries(tableNames.map((name) => [name, createTable(name, storage.table(name))]))
  const store = {
    ...tables,
    dump: () => Object.fromEntries(tableNames.map((name) => [name, tables[name]?.where() ?? []])),
    reset: (rows: Rows) => storage.replace(rows),
  }
  // The tables were built by name from `columns`, whose type follows `Tables`; `fromEntries` forgets that.
  return store as unknown as Store
}
