import lowdb from 'lowdb'
import { assembleStore } from './assembleStore.ts'
import type { Change } from './change.ts'
import { columnsOf, isNested } from './columns.ts'
import type { RowsFile } from './rowsFile.ts'
import type { Store } from './store.ts'
import type { AnyRow, RawTable, RowId } from './table.ts'
import type { Rows, TableName } from './tables.ts'

/**
 * A Store in json-server's own database, lowdb. It is on disk when a write returns; a write that fails leaves memory as
 * the disk is. Tables that are frozen are common to several hotels and never changed.
 */
export function lowdbStore(file: RowsFile): Store {
  let change: Change | undefined
  const adapter = { read: () => file.read(), write: (rows: Rows) => file.write(rows, change) }
  // The types want one of lowdb's own adapter classes; at run time it only calls `read` and `write`.
  const database = lowdb(adapter as unknown as lowdb.AdapterSync<Record<string, AnyRow[]>>)

  function rowsOf(name: TableName): AnyRow[] {
    const rows = database.getState()[name]
    if (rows === undefined) throw new Error(`There is no table ${name}`)
    return rows
  }

  function save(only?: Change): void {
    change = only
    try {
      void database.write() // the adapter is synchronous, so this has happened
    } catch (error) {
      database.read()
      throw error
    }
  }

  /** Writes to rows and saves the change; those that are common to several hotels are copied first, and saved whole. */
  function saving(name: TableName, id: RowId, write: (rows: AnyRow[]) => AnyRow | undefined): void {
    const rows = rowsOf(name)
    if (Object.isFrozen(rows)) {
      const own = structuredClone(rows)
      database.getState()[name] = own
      write(own)
      return save()
    }
    const row = write(rows)
    save({ table: name, id, ...(row !== undefined && { row }) })
  }

  function table(name: TableName): RawTable {
    const kinds = Object.entries(columnsOf(name))
    const nested = kinds.filter(([, kind]) => isNested(kind)).map(([column]) => column)
    return {
      raw: () => rowsOf(name),
      copy(row) {
        const copy = { ...row }
        for (const column of nested) copy[column] = copyOf(row[column])
        return copy
      },
      add(row) {
        saving(name, row.id, (rows) => {
          rows.push(structuredClone(row))
          return row
        })
      },
      change(id, columns) {
        const changed = (row: AnyRow | undefined) => row && Object.assign(row, structuredClone(columns))
        saving(name, id, (rows) => changed(rows.find((row) => row.id === id)))
      },
      drop(id) {
        saving(name, id, (rows) => {
          rows.splice(rows.findIndex((row) => row.id === id), 1)
          return undefined
        })
      },
    }
  }

  return assembleStore({
    table,
    replace(rows) {
      const kept = Object.entries(rows).map(([name, given]) => [name, Object.isFrozen(given) ? given : structuredClone(given)])
      const state: unknown = Object.fromEntries(kept)
      database.setState(state as Record<string, AnyRow[]>) // tables and columns by name, as kept
      save()
    },
  })
}

/** A copy of JSON: `structuredClone` takes several times as long, and rows are copied far more often than anything else. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]))
}
