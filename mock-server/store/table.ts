import { columnsOf, isNested } from './columns.ts'
import type { Table } from './store.ts'
import type { TableName } from './tables.ts'

/** An id of a row. */
export type RowId = string | number

/** A row of any table. */
export type AnyRow = Record<string, unknown> & { id: RowId }

/** What a storage adapter implements for one table. Matching and checks are the same for all adapters. */
export interface TableStorage {
  /** The stored rows, in insertion order. Scalar columns must read as they were written. */
  raw(): readonly AnyRow[]
  /** A deep copy of a stored row. */
  copy(row: AnyRow): AnyRow
  /** Adds a copy of a row. */
  add(row: AnyRow): void
  /** Changes columns of the row with this id. */
  change(id: RowId, change: Record<string, unknown>): void
  /** Removes the row with this id. */
  drop(id: RowId): void
}

/** Creates a table of a Store. Its methods throw when a nested column is searched or an id would change. */
export function createTable(name: TableName, storage: TableStorage): Table<AnyRow> {
  function like(match: Record<string, unknown>): (row: AnyRow) => boolean {
    const wanted = Object.entries(match)
    const nested = wanted.find(([column]) => isNested(columnsOf(name)[column]))
    if (nested !== undefined) throw new Error(`${name} cannot be searched by ${nested[0]}`)
    return (row) => wanted.every(([column, value]) => row[column] === value)
  }

  function byId(id: RowId): AnyRow | undefined {
    return storage.raw().find((row) => row.id === id)
  }

  function copyOf(row: AnyRow | undefined): AnyRow | undefined {
    return row === undefined ? undefined : storage.copy(row)
  }

  return {
    find: (match) => copyOf(storage.raw().find(like(match))),
    where: (match = {}) =>
      storage
        .raw()
        .filter(like(match))
        .map((row) => storage.copy(row)),
    insert(row) {
      if (byId(row.id) !== undefined) throw new Error(`${name} already has a row with the id ${JSON.stringify(row.id)}`)
      storage.add(row)
      return structuredClone(row)
    },
    update(id, change) {
      if (change.id !== undefined && change.id !== id) throw new Error(`The id of a row of ${name} cannot change`)
      if (byId(id) === undefined) return undefined
      storage.change(id, change)
      return copyOf(byId(id))
    },
    remove(id) {
      if (byId(id) === undefined) return false
      storage.drop(id)
      return true
    },
  }
}
