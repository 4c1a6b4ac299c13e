import { tableNames } from './columns.ts'
import type { Rows, TableName } from './tables.ts'

/** Tables that hotels kept by an older version do not have; they begin empty. */
const LATER_TABLES: readonly TableName[] = ['rememberedAnswers']

/** Reads what a keeper wrote, also an older one. Throws a short reason when it is not JSON or not a hotel's tables. */
export function parseRows(text: string): Rows {
  const json: unknown = JSON.parse(text)
  if (typeof json !== 'object' || json === null) throw new Error('it holds no tables')
  const missing = LATER_TABLES.filter((name) => !(name in json))
  const whole: object = { ...json, ...Object.fromEntries(missing.map((name) => [name, []])) }
  const tables = new Map(Object.entries(whole))
  for (const name of tableNames) {
    const rows: unknown = tables.get(name)
    if (!Array.isArray(rows)) throw new Error(`the table ${name} is missing`)
    if (!rows.every(hasId)) throw new Error(`the table ${name} has a row without an id`)
  }
  return whole as Rows // every table was found to be a list of rows; columns are what our own keepers wrote
}

function hasId(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'id' in row
}
