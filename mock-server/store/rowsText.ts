import { tableNames } from './columns.ts'
import type { Rows } from './tables.ts'

/** Reads what a keeper wrote. Throws a short reason when it is not JSON or not a hotel's tables. */
export function parseRows(text: string): Rows {
  const json: unknown = JSON.parse(text)
  if (typeof json !== 'object' || json === null) throw new Error('it holds no tables')
  const tables = new Map(Object.entries(json))
  for (const name of tableNames) {
    const rows: unknown = tables.get(name)
    if (!Array.isArray(rows)) throw new Error(`the table ${name} is missing`)
    if (!rows.every(hasId)) throw new Error(`the table ${name} has a row without an id`)
  }
  return json as Rows // every table was found to be a list of rows; columns are what our own keepers wrote
}

function hasId(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'id' in row
}
