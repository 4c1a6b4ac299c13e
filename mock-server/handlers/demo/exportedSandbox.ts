import * as v from 'valibot'
import { configuration } from '#src/schemas/configuration.ts'
import { faultNames } from '#mock-server/faults.ts'
import { dishEdits } from '#mock-server/handlers/dishes.ts'
import { validationError } from '#mock-server/handlers/http/responses.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { columnsOf, columnError, tableNames, withDefaults } from '#mock-server/store/columns.ts'
import type { Rows, TableName } from '#mock-server/store/tables.ts'
import { storedPicture } from './pictures.ts'

const FORMAT = 'hotel-guest-companion-sandbox'

/** Tables with session tokens, or with responses that may contain them. */
const EXCLUDED_TABLES: ReadonlySet<TableName> = new Set<TableName>(['sessions', 'idempotentResponses'])

/** A row, or the id of a row that equals the one in a fresh sandbox. */
type RowOrId<Row> = Row | string | number

/** A sandbox as a file: the tables that differ from those of a fresh sandbox. */
export interface ExportedSandbox {
  readonly format: typeof FORMAT
  readonly version: 1
  /** ISO date-time in UTC. */
  readonly madeAt: string
  readonly tables: { readonly [Name in TableName]?: readonly RowOrId<Rows[Name][number]>[] }
}

type AnyRow = Readonly<Record<string, unknown>>

function byId(rows: readonly { readonly id: string | number }[]): Map<unknown, AnyRow> {
  return new Map(rows.map((row) => [row.id, { ...row }]))
}

/** A row as text, independent of the order of its columns. */
function textOf(name: TableName, row: object): string {
  return JSON.stringify(Object.keys(columnsOf(name)).map((column): unknown => Reflect.get(row, column)))
}

/** Exports a hotel's sandbox. */
export function exportedSandbox(hotel: Hotel): ExportedSandbox {
  const [dump, fresh] = [hotel.store.dump(), hotel.seed()]
  // The prospect belongs to the phones that have joined this sandbox, and the rows from before a situation would take too much space.
  const rows = { ...dump, switches: dump.switches.filter(({ id }) => !['prospect', 'situations'].includes(id)) }
  const tables = tableNames.flatMap((name) => {
    const known = new Set(fresh[name].map((row) => textOf(name, row)))
    const written = rows[name].map((row: { id: string | number }) => (known.has(textOf(name, row)) ? row.id : row))
    const isFresh = JSON.stringify(written) === JSON.stringify(fresh[name].map(({ id }) => id))
    return isFresh || EXCLUDED_TABLES.has(name) ? [] : [[name, written]]
  })
  const madeAt = hotel.clock.now().toISOString()
  const byName = Object.fromEntries(tables) as ExportedSandbox['tables'] // each key is the name of a table
  return { format: FORMAT, version: 1, madeAt, tables: byName }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const MILLENNIUM_MS = 1000 * 366 * 24 * 60 * 60 * 1000
const clockSetting = v.object({ ahead: v.pipe(v.number(), v.minValue(-MILLENNIUM_MS), v.maxValue(MILLENNIUM_MS)) })
const faultSetting = v.exactOptional(v.object({ ms: v.exactOptional(v.number()) }))
const faultSettings = v.object(v.entriesFromList(faultNames, faultSetting))

/** Schemas of nested values, by table and, for stored settings (the table `switches`), by id. */
const nested: Readonly<Record<string, v.GenericSchema>> = {
  configurations: configuration,
  'switches clock': clockSetting,
  'switches dishes': dishEdits,
  'switches faults': faultSettings,
}

/** Throws a 400 that names the field of `value` that does not fit. */
function check(schema: v.GenericSchema, at: string, value: unknown): void {
  const result = v.safeParse(schema, value)
  if (!result.success)
    throw validationError([at, v.getDotPath(result.issues[0])].filter(Boolean).join('.'), result.issues[0].message)
}

function checkNested(name: TableName, at: string, row: AnyRow): void {
  if (name === 'pictures') return check(storedPicture, at, row)
  const key = name === 'switches' ? `${name} ${String(row['id'])}` : name
  if (name !== 'switches' && name !== 'configurations') return
  const schema = Object.hasOwn(nested, key) ? nested[key] : undefined
  if (schema === undefined) throw validationError(`${at}.id`, 'is not a switch of a hotel')
  check(schema, at, row[name === 'switches' ? 'value' : 'settings'])
}

/** Checks a row against the columns of its table. */
function checkRow(name: TableName, at: string, row: AnyRow): void {
  const columns = columnsOf(name)
  for (const [column, schema] of Object.entries(columns)) {
    const path = `${at}.${column}`
    if (!Object.hasOwn(row, column)) throw validationError(path, 'is missing')
    const wrong = columnError(schema, row[column])
    if (wrong !== undefined) throw validationError(path, wrong)
  }
  const unknown = Object.keys(row).find((column) => !Object.hasOwn(columns, column))
  if (unknown !== undefined) throw validationError(`${at}.${unknown}`, 'is not a column of this table')
  checkNested(name, at, row)
}

/** The rows of one table. An id stands for the row of a fresh sandbox. */
function readTable(name: TableName, given: unknown, fresh: Rows): AnyRow[] {
  if (!Array.isArray(given)) throw validationError(`tables.${name}`, 'is not a list of rows')
  const known = byId(fresh[name])
  const rows = given.map((row: unknown, index) => {
    const at = `tables.${name}.${index}`
    const read = isRecord(row) ? withDefaults(name, row) : known.get(row)
    if (read === undefined) throw validationError(at, 'is neither a row nor the id of one in a fresh sandbox')
    checkRow(name, at, read)
    return read
  })
  if (new Set(rows.map(({ id }) => id)).size < rows.length) throw validationError(`tables.${name}`, 'has an id twice')
  return rows
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw validationError('body', 'The file is not JSON')
  }
}

/** Reads the tables of an exported sandbox. Throws a 400 that names the invalid field. */
export function readSandbox(text: string, fresh: Rows): Partial<Rows> {
  const given = parsed(text)
  if (!isRecord(given) || given['format'] !== FORMAT)
    throw validationError('format', 'is not that of a sandbox from a desk')
  const version = given['version']
  if (version !== 1) throw validationError('version', `This desk reads version 1, not ${JSON.stringify(version)}`)
  if (!isRecord(given['tables'])) throw validationError('tables', 'is missing')
  const tables = Object.entries(given['tables']).map(([name, rows]) => {
    const table = tableNames.find((each) => each === name)
    if (table === undefined || EXCLUDED_TABLES.has(table))
      throw validationError(`tables.${name}`, 'is not a table of a sandbox')
    return [table, readTable(table, rows, fresh)]
  })
  return Object.fromEntries(tables) as Partial<Rows> // every column of every row was checked
}
