import { tableNames } from './columns.ts'
import type { AnyRow, RowId } from './table.ts'
import type { TableName } from './tables.ts'

/** The result of one write: the changed row, or none if it was removed. */
export interface Change {
  readonly table: TableName
  readonly id: RowId
  readonly row?: AnyRow
}

/** Applies a stored change to `tables`. Throws a short reason when it is invalid. */
export function applyChange(tables: Readonly<Record<TableName, AnyRow[]>>, line: string): void {
  const { table, id, row } = JSON.parse(line) as Change // written by a storage adapter, checked below
  if (!tableNames.includes(table)) throw new Error('a change is of no table')
  const rows = tables[table]
  const index = rows.findIndex((each) => each.id === id)
  if (row === undefined && index === -1) throw new Error(`a change takes a row from ${table} that is not there`)
  if (row !== undefined && row.id !== id) throw new Error(`a change of ${table} has a row without its id`)
  if (row === undefined) rows.splice(index, 1)
  else rows[index === -1 ? rows.length : index] = row
}
