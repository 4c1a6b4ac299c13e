import * as v from 'valibot'
import { tables, type TableName } from './tables.ts'

/** The schema of a column. */
export type Column = v.GenericSchema

/** The name of every table. */
export const tableNames = Object.keys(tables) as TableName[] // `Object.keys` widens the type to `string[]`

/** The columns of a table, for code that is generic over tables. */
export function columnsOf(name: TableName): Readonly<Record<string, Column>> {
  return tables[name].entries
}

/** The schema of a column's values other than `null`, and whether they may be `null`. */
function valueOf(column: Column, isNullable = false): { readonly type: string; readonly isNullable: boolean } {
  if (!('wrapped' in column)) return { type: column.type, isNullable }
  // as in each schema that wraps another
  return valueOf(column.wrapped as Column, isNullable || column.type === 'nullable')
}

/** The names of the types of nested columns, by the type of their schema. */
const NESTED_TYPES: Readonly<Record<string, string>> = { array: 'list of texts', custom: 'object' }

/** Whether the column holds nested JSON, which can be stored but not searched. */
export function isNested(column: Column | undefined): boolean {
  return column !== undefined && Object.hasOwn(NESTED_TYPES, valueOf(column).type)
}

function typeNameOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? 'list of texts' : 'list'
  return Number.isFinite(value) ? 'number' : typeof value === 'number' ? 'too large a number' : typeof value
}

/** Why a value is invalid for a column, such as `is number, not string`; `undefined` if it is valid. */
export function columnError(column: Column, value: unknown): string | undefined {
  if (value !== undefined && v.is(column, value)) return undefined
  const { type, isNullable } = valueOf(column)
  return `is ${typeNameOf(value)}, not ${NESTED_TYPES[type] ?? type}${isNullable ? ' or null' : ''}`
}

/** Fills in the default of each missing column, such as one that an older version did not have. */
export function withDefaults<Row extends object>(name: TableName, row: Row): Row {
  const missing = Object.entries(columnsOf(name)).flatMap(([column, schema]) => {
    const value = Object.hasOwn(row, column) ? undefined : v.getDefault(schema)
    return value === undefined ? [] : [[column, value] as const]
  })
  return missing.length === 0 ? row : { ...row, ...Object.fromEntries(missing) }
}
