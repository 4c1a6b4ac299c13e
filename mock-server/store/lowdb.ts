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
  /** How many more than before; below zero when they are fewer. */
  readonly added: number
  /** By how many bytes all rows together will grow; below zero when they shrink. */
  readonly growth: number
}

/** What a store may hold. */
export interface StoreLimit {
  /** Throws to refuse a write, of which nothing has happened yet. */
  check(planned: PlannedWrite): void
  /** Hears how many bytes of JSON all rows take: when the store is opened, and after each write. */
  holds(bytes: number): void
}

const NO_LIMIT: StoreLimit = { check: () => undefined, holds: () => undefined }

type State = Record<string, AnyRow[]>

/** Writes that are to be stored together. */
interface Transaction {
  /** The tables they change. */
  readonly tables: Set<TableName>
  /** Whether all rows must be written, and not only the changes. */
  isWhole: boolean
  readonly changes: Change[]
  /** By how many bytes all rows together grow. */
  growth: number
}

let write: (rows: Rows) => void = () => undefined
const adapter = { read: () => ({}), write: (rows: Rows) => write(rows) }
/**
 * One for all stores, which takes the state of each as it is written: lowdb makes a whole lodash for every database.
 * The types want one of lowdb's own adapter classes; at run time it only calls `read` and `write`.
 */
const database = lowdb(adapter as unknown as lowdb.AdapterSync<State>)

/**
 * A Store in json-server's own database, lowdb. It is on disk when a write returns; a write that fails or that `limit`
 * refuses leaves memory as the disk is. Tables that are frozen are common to several hotels and never changed.
 */
export function lowdbStore(file: RowsFile, limit: StoreLimit = NO_LIMIT): Store {
  let state = file.read() as unknown as State // tables by name, as lowdb holds them
  let bytes = bytesOfRows(state)
  let open: Transaction | undefined
  limit.holds(bytes)

  function rowsOf(name: TableName): AnyRow[] {
    const rows = state[name]
    if (rows === undefined) throw new Error(`There is no table ${name}`)
    return rows
  }

  /** Stores what a transaction changed, unless `limit` refuses it. */
  function commit({ tables, isWhole, changes, growth }: Transaction, before: State): void {
    for (const name of tables) {
      const rows = rowsOf(name).length
      limit.check({ table: name, rows, added: rows - (before[name]?.length ?? 0), growth })
    }
    write = (rows) => file.write(rows, isWhole ? undefined : changes)
    void database.setState(state).write() // the adapter is synchronous, so this has happened
    bytes += growth
    limit.holds(bytes)
  }

  /** One inside another is part of it. */
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
   * Puts `row` in the place of the one with this id, at the end where there is none, or takes that one away. A table that is
   * common to several hotels is copied first, and saved whole.
   */
  function put(name: TableName, id: RowId, row: AnyRow | undefined): void {
    change((writes) => {
      const before = rowsOf(name)
      const isCommon = Object.isFrozen(before)
      const at = before.findIndex((each) => each.id === id)
      const given = row === undefined ? [] : [structuredClone(row)]
      const after = before.toSpliced(at === -1 ? before.length : at, at === -1 ? 0 : 1, ...given)
      const replaced = at === -1 ? 0 : bytesOf(before[at])
      state[name] = after
      writes.tables.add(name)
      writes.isWhole ||= isCommon
      writes.changes.push({ table: name, id, ...(row !== undefined && { row }) })
      writes.growth += isCommon ? bytesOfTable(after) : (row === undefined ? 0 : bytesOf(row)) - replaced
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
        const kept = Object.entries(rows).map(([name, given]) => [
          name,
          Object.isFrozen(given) ? given : structuredClone(given),
        ])
        state = Object.fromEntries(kept) as State // tables and columns by name, as kept
        for (const name of tableNames) writes.tables.add(name)
        writes.isWhole = true
        writes.growth = bytesOfRows(state) - bytes
      })
    },
  })
}

/** A copy of JSON: `structuredClone` takes several times as long, and rows are copied far more often than anything else. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]))
}
