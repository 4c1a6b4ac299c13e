import { applyLine } from './change.ts'
import { columnsOf, columnError, tableNames, withDefaults } from './columns.ts'
import type { AnyRow } from './table.ts'
import type { Rows, TableName } from './tables.ts'

/** Tables that files of older versions do not have. They start empty. */
const LATER_TABLES: readonly TableName[] = ['idempotentResponses', 'pictures', 'switches']

/**
 * Parses the text that a storage adapter wrote: all rows in the first line, then one line for each transaction. The
 * first line may omit the tables of `common` and those of later versions. Throws a short reason when the text is not
 * JSON or does not match this version's tables; unknown additions of a later version are ignored.
 */
export function parseRows(text: string, common: Partial<Rows> = {}): Rows {
  const [first = '', ...lines] = text.split('\n')
  const json: unknown = JSON.parse(first)
  if (typeof json !== 'object' || json === null) throw new Error('it holds no tables')
  const missing = LATER_TABLES.filter((name) => !(name in json))
  const whole: object = { ...Object.fromEntries(missing.map((name) => [name, []])), ...common, ...json }
  const tables = new Map(Object.entries(whole))
  for (const name of tableNames) {
    const rows: unknown = tables.get(name)
    if (!Array.isArray(rows)) throw new Error(`the table ${name} is missing`)
    if (!rows.every(hasId)) throw new Error(`the table ${name} has a row without an id`)
  }
  // each table is a list of rows with ids, as checked above
  for (const line of lines) applyLine(whole as Record<TableName, AnyRow[]>, line)
  const rows = whole as Record<TableName, AnyRow[]> // each table is a list, as checked above
  for (const name of tableNames)
    if (rows[name] !== common[name]) rows[name] = rows[name].map((row) => readRow(name, row))
  return rows as unknown as Rows // every column of every row was checked
}

function readRow(name: TableName, given: AnyRow): AnyRow {
  const row = withDefaults(name, given)
  for (const [column, schema] of Object.entries(columnsOf(name))) {
    const error = columnError(schema, row[column])
    if (error !== undefined) throw new Error(`the table ${name} has a row with a wrong ${column}: it ${error}`)
  }
  return row
}

/** The text without an incomplete last line: the host was killed while writing it, before it answered. */
export function wholeLines(text: string): string {
  const end = text.lastIndexOf('\n')
  return end === -1 || isJson(text.slice(end)) ? text : text.slice(0, end)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function hasId(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'id' in row
}
