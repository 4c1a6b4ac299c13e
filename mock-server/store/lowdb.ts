import lowdb from 'lowdb'
import { assembleStore } from './assembleStore.ts'
import { bytesOf, bytesOfRows, bytesOfTable } from './bytesOfRows.ts'
import type { Change } from './change.ts'
import { columnsOf, isNested, tableNames } from './columns.ts'
import type { RowsFile } from './rowsFile.ts'
import type { Store } from './store.ts'
import type { AnyRow, TableStorage, RowId } from './table.ts'
import type { Rows, TableName } from './tables.ts'

/** A write that is about to happen. */
export interface PlannedWrite {
  readonly table: TableName
  /** How many rows the table will have. */
  readonly rows: number
  /** The number of added rows; negative when rows are removed. */
  readonly added: number
  /** The growth of all rows in bytes; negative when they shrink. */
  readonly growth: number
}

/** The limit of a store. */
export interface StoreLimit {
  /** Throws to reject a write before it happens. */
  check(planned: PlannedWrite): void
  /** Receives the bytes of all rows as JSON, when the store is opened and after each write. */
  holds(bytes: number): void
}

const NO_LIMIT: StoreLimit = { check: () => undefined, holds: () => undefined }

type State = Record<string, AnyRow[]>

/** Writes that are to be stored together. */
interface Transaction {
  /** The tables they change. */
  readonly tables: Set<TableName>
  /** Whether to write all rows instead of only the changes. */
  isWhole: boolean
  readonly changes: Change[]
  /** The growth of all rows in bytes. */
  growth: number
}

let write: (rows: Rows) => void = () => undefined
const adapter = { read: () => ({}), write: (rows: Rows) => write(rows) }
/**
 * One database for all stores, set to the state of the store being written, because lowdb creates a lodash instance for each
 * database. The types require one of lowdb's adapter classes; at run time it only calls `read` and `write`.
 */
const database = lowdb(adapter as unknown as lowdb.AdapterSync<State>)

/**
 * A Store in lowdb, the database of json-server. A write is on disk when it returns. A write that fails or that `limit`
 * rejects changes neither memory nor disk. Frozen tables are shared by several hotels and never changed.
 */
export function lowdbStore(file: RowsFile, limit: StoreLimit = NO_LIMIT): Store {
  let state = file.read() as unknown as State // tables by name, as in lowdb
  let bytes = bytesOfRows(state)
  let open: Transaction | undefined
  limit.holds(bytes)

  function rowsOf(name: TableName): AnyRow[] {
    const rows = state[name]
    if (rows === undefined) throw new Error(`There is no table ${name}`)
    return rows
  }

  /** Writes the changes of a transaction, unless `limit` rejects it. */
  function commit({ tables, isWhole, changes, growth }: Transaction, before: State): void {
    for (const name of tables) {
      const rows = rowsOf(name).length
      limit.check({ table: name, rows, added: rows - (before[name]?.length ?? 0), growth })
    }
    write = (rows) => file.write(rows, isWhole ? undefined : changes)
    void database.setState(state).write() // the adapter is synchronous, so the write is complete
    bytes += growth
    limit.holds(bytes)
  }

  /** A nested transaction is part of the outer one. */
  function transaction<Result>(act: () => Result): Result {
    if (open !== undefined) return act()
    const before = { ...state }
    open = { tables: new Set(), isWhole: false, changes: [], growth: 0 }
    try {
      const result = act()
      if (open.tables.size > 0) commit(open, before)
      return result
    } catch (error) {
      state = before
      throw error
    } finally {
      open = undefined
    }
  }

  function change(act: (writes: Transaction) => void): void {
    transaction(() => open !== undefined && act(open))
  }

  /**
   * Replaces the row with this id, appends it when there is none, or removes it when `row` is undefined. A shared table is
   * copied first and written whole.
   */
  function put(name: TableName, id: RowId, row: AnyRow | undefined): void {
    change((writes) => {
      const before = rowsOf(name)
      const isShared = Object.isFrozen(before)
      const index = before.findIndex((each) => each.id === id)
      const inserted = row === undefined ? [] : [structuredClone(row)]
      const after = before.toSpliced(index === -1 ? before.length : index, index === -1 ? 0 : 1, ...inserted)
      const replaced = index === -1 ? 0 : bytesOf(before[index])
      state[name] = after
      writes.tables.add(name)
      writes.isWhole ||= isShared
      writes.changes.push({ table: name, id, ...(row !== undefined && { row }) })
      writes.growth += isShared ? bytesOfTable(after) : (row === undefined ? 0 : bytesOf(row)) - replaced
    })
  }

  function table(name: TableName): TableStorage {
    const kinds = Object.entries(columnsOf(name))
    const nested = kinds.filter(([, kind]) => isNested(kind)).map(([column]) => column)
    return {
      raw: () => rowsOf(name),
      copy(row) {
        const copy = { ...row }
        for (const column of nested) copy[column] = copyOf(row[column])
        return copy
      },
      add: (row) => put(name, row.id, row),
      change(id, columns) {
        const row = rowsOf(name).find((each) => each.id === id)
        if (row !== undefined) put(name, id, { ...row, ...columns })
      },
      drop: (id) => put(name, id, undefined),
    }
  }

  return assembleStore({
    table,
    transaction,
    replace(rows) {
      change((writes) => {
        const tables = Object.entries(rows).map(([name, given]) => [
          name,
          Object.isFrozen(given) ? given : structuredClone(given),
        ])
        state = Object.fromEntries(tables) as State // tables by name, as in lowdb
        for (const name of tableNames) writes.tables.add(name)
        writes.isWhole = true
        writes.growth = bytesOfRows(state) - bytes
      })
    },
  })
}

/** Copies JSON. `structuredClone` is several times slower, and copying rows is the most frequent operation. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]))
}
