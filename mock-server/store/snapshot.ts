import { seed } from '#mock-server/seed.ts'
import { columnsOf, columnError, tableNames, withDefaults } from './columns.ts'
import type { Rows, TableName } from './tables.ts'

/** Tables that snapshots of older versions do not have. They start empty. */
const LATER_TABLES: readonly TableName[] = ['idempotentResponses', 'pictures', 'switches']

const { products, menuItems, diningAvailabilities } = seed(new Date(0))
/** The largest tables of a hotel, as text. A snapshot has them only once they have changed. */
const offer = new Map(
  Object.entries({ products, menuItems, diningAvailabilities }).map(([name, rows]) => [name, JSON.stringify(rows)]),
)

/** A hotel's rows as one text, from the text of each table. */
export function writeSnapshot(textOf: (name: TableName) => string): string {
  const tables = tableNames.map((name) => [name, textOf(name)] as const)
  const own = tables.filter(([name, text]) => offer.get(name) !== text)
  return `{${own.map(([name, text]) => `"${name}":${text}`).join(',')}}`
}

/** The rows of a snapshot. Throws a short reason when it is not JSON or does not have this version's tables. */
export function readSnapshot(text: string): Rows {
  const json: unknown = JSON.parse(text)
  if (typeof json !== 'object' || json === null) throw new Error('it holds no tables')
  const empty = Object.fromEntries(LATER_TABLES.map((name) => [name, []]))
  const offered = Object.fromEntries([...offer].map(([name, rows]) => [name, JSON.parse(rows) as unknown]))
  const given = new Map<string, unknown>(Object.entries({ ...empty, ...offered, ...json }))
  const tables = tableNames.map((name) => [name, readTable(name, given.get(name))])
  return Object.fromEntries(tables) as Rows // every column of every row was checked
}

function readTable(name: TableName, rows: unknown): object[] {
  if (!Array.isArray(rows)) throw new Error(`the table ${name} is missing`)
  return rows.map((row: unknown) => {
    if (typeof row !== 'object' || row === null || !('id' in row))
      throw new Error(`the table ${name} has a row without an id`)
    return readRow(name, row)
  })
}

function readRow(name: TableName, given: object): object {
  const row = withDefaults(name, given)
  for (const [column, schema] of Object.entries(columnsOf(name))) {
    const error = columnError(schema, Reflect.get(row, column))
    if (error !== undefined) throw new Error(`the table ${name} has a row with a wrong ${column}: it ${error}`)
  }
  return row
}
