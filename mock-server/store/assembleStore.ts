import { tableNames } from './columns.ts'
import type { Store } from './store.ts'
import { createTable, type TableStorage } from './table.ts'
import type { Rows, TableName } from './tables.ts'

/** The interface of a storage adapter; `assembleStore` creates a Store from it. */
export interface StorageAdapter {
  /** The storage of one table. */
  table(name: TableName): TableStorage
  /** Runs `act` and stores its writes together at the end. Undoes them when it throws or they cannot be stored. */
  transaction<Result>(act: () => Result): Result
  /** Replaces all rows by copies of these. */
  replace(rows: Rows): void
}

/** Builds a Store on a storage adapter. */
export function assembleStore(storage: StorageAdapter): Store {
  const tables = Object.fromEntries(tableNames.map((name) => [name, createTable(name, storage.table(name))]))
  const store = {
    ...tables,
    transaction: <Result>(act: () => Result) => storage.transaction(act),
    dump: () => Object.fromEntries(tableNames.map((name) => [name, tables[name]?.where() ?? []])),
    reset: (rows: Rows) => storage.replace(rows),
  }
  // `fromEntries` loses the type; the tables were built by name from `columns`, whose type follows `Tables`.
  return store as unknown as Store
}
