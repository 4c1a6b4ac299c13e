import * as v from 'valibot'
import {
  rowSchemaOf,
  rowsSchema,
  tableNames,
  type ReadOnlyDatabase,
  type Rows,
  type TableName,
} from '#mock-server/models.ts'
import { seed } from '#mock-server/seed.ts'

const { products, menuItems, diningAvailabilities } = seed(new Date(0))
/** The largest tables of a hotel. A snapshot has them only once they have changed. */
const offer = { products, menuItems, diningAvailabilities }
const offerTexts = new Map(Object.entries(offer).map(([name, rows]) => [name, JSON.stringify(rows)]))

/** The text of each row. An update makes another object, and writing all rows again would take most of the time of a change. */
const rowTexts = new WeakMap<object, string>()

/** The text of a row. Throws when it does not fit its table, so that a snapshot can be read again. */
function textOf(name: TableName, row: object): string {
  const known = rowTexts.get(row)
  if (known !== undefined) return known
  const result = v.safeParse(rowSchemaOf.get(name) ?? v.never(), row)
  if (!result.success) throw new Error(`${name}.${v.getDotPath(result.issues[0])}: ${result.issues[0].message}`)
  const text = JSON.stringify(row)
  rowTexts.set(row, text)
  return text
}

/** A hotel's rows as one text. */
export function writeSnapshot(database: ReadOnlyDatabase): string {
  const texts = tableNames.map((name) => {
    const rows: object[] = database[name].getAll()
    return [name, `[${rows.map((row) => textOf(name, row)).join(',')}]`] as const
  })
  const changed = texts.filter(([name, text]) => offerTexts.get(name) !== text)
  return `{${changed.map(([name, text]) => `"${name}":${text}`).join(',')}}`
}

/**
 * The rows of a snapshot; a table that an older version did not have is as in a new hotel. Throws a short reason when it is not JSON, or a
 * row is not one of its table.
 */
export function readSnapshot(text: string): Rows {
  const stored: object = { ...offer, ...Object(JSON.parse(text)) }
  const isOlder = 'guests' in stored && tableNames.some((name) => !Object.hasOwn(stored, name))
  const read = v.safeParse(rowsSchema, isOlder ? { ...seed(new Date()), ...stored } : stored)
  if (read.success) return read.output
  const [issue] = read.issues
  throw new Error(`${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
}
