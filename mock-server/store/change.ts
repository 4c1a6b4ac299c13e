import { tableNames } from './columns.ts'
import type { AnyRow, RowId } from './table.ts'
import type { TableName } from './tables.ts'

/** The result of one write: the changed row, or none if it was removed. */
export interface Change {
  readonly table: TableName
  readonly id: RowId
  readonly row?: AnyRow
}

type Tables = Readonly<Record<TableName, AnyRow[]>>

/** One line for changes that are stored together: a list, or a single change without a list. */
export function lineOf(changes: readonly Change[]): string {
  return JSON.stringify(changes.length === 1 ? changes[0] : changes)
}

/** Applies a line of changes to `tables`. Throws a short reason when that is impossible. */
export function applyLine(tables: Tables, line: string): void {
  const changes = JSON.parse(line) as Change | Change[] // written by a storage adapter; `applyChange` checks the rest
  for (const change of [changes].flat()) applyChange(tables, change)
}

function applyChange(tables: Tables, { table, id, row }: Change): void {
  if (!tableNames.includes(table)) throw new Error('a change is of no table')
  const rows = tables[table]
  const index = rows.findIndex((each) => each.id === id)
  if (row === undefined && index === -1) throw new Error(`a change takes a row from ${table} that is not there`)
  if (row !== undefined && row.id !== id) throw new Error(`a change of ${table} has a row without its id`)
  if (row === undefined) rows.splice(index, 1)
  else rows[index === -1 ? rows.length : index] = row
}
