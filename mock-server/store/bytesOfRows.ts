import type { AnyRow } from './table.ts'

const encoder = new TextEncoder()

/** The bytes of a row as JSON. Without `Buffer`, which browsers lack. */
export const bytesOf = (row: unknown): number => encoder.encode(JSON.stringify(row)).length

/** The bytes of a table's rows. Frozen tables are shared by several hotels and not counted. */
export const bytesOfTable = (rows: readonly AnyRow[]): number =>
  Object.isFrozen(rows) ? 0 : rows.reduce((sum, row) => sum + bytesOf(row), 0)

/** The bytes of all rows of a hotel. */
export function bytesOfRows(tables: object): number {
  return Object.values(tables).reduce((sum: number, rows: readonly AnyRow[]) => sum + bytesOfTable(rows), 0)
}
