import { tableNames } from './columns.ts'
import type { Store } from './store.ts'
import { tableOver, type RawTable } from './table.ts'
import type { Rows, TableName } from './tables.ts'

/** What a keeper offers to become a Store. */
export interface Keeper {
  /** The raw table of this name. */
  table(name: TableName): RawTable
  /** Forgets everything and keeps copies of these rows. */
  replace(rows: Rows): void
}

/** Builds a Store on a keeper. */
export function assembleStore(keeper: Keeper): Store {
  const tables = Object.fromEntries(tableNames.map((name) => [name, tableOver(name, keeper.table(name))]))
  const store = {
    ...tables,
    dump: () => Object.fromEntries(tableNames.map((name) => [name, tables[name]?.where() ?? []])),
    reset: (rows: Rows) => keeper.replace(rows),
  }
  // The tables were built by name from `columns`, whose type follows `Tables`; `fromEntries` forgets that.
  return store as unknown as Store
}
