import { tableNames } from './columns.ts'
import type { AnyRow, RowId } from './table.ts'
import type { TableName } from './tables.ts'

/** What one write did: the row as it left it, or none where it took it away. */
export interface Change {
  readonly table: TableName
  readonly id: RowId
  readonly row?: AnyRow
}

/** Does to `tables` what a kept change says. Throws a short reason when it cannot be done. */
export function applyChange(tables: Readonly<Record<TableName, AnyRow[]>>, line: string): void {
  const { table, id, row } = JSON.parse(line) as Change // what a storage adapter wrote, as far as it is not found otherwise here
  if (!tableNames.includes(table)) throw new Error('a change is of no table')
  const rows = tables[table]
  const place = rows.findIndex((each) => each.id === id)
  if (row === undefined && place === -1) throw new Error(`a change takes a row from ${table} that is not there`)
  if (row !== undefined && row.id !== id) throw new Error(`a change of ${table} has a row without its id`)
  if (row === undefined) rows.splice(place, 1)
  else rows[place === -1 ? rows.length : place] = row
}
