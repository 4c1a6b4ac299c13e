import { factory, nullable, primaryKey } from '@mswjs/data'
import * as v from 'valibot'
import * as fields from '#src/schemas/fields.ts'
import { menuItem } from '#src/schemas/menus.ts'
import { product } from '#src/schemas/products.ts'

// Each kind of column is a value of its own, by which `schemas` tells it from the others.
const [id, numericId] = [primaryKey(String), primaryKey<number>(Number)]
const [text, number, json] = [String, Number, Object]
const price = (): number => 0
const texts = (): string[] => []
const [textOrNull, numberOrNull] = [nullable<string>(() => null), nullable<number>(() => null)]
const booleanOrNull = nullable<boolean>(() => null)

const finite = v.pipe(v.number(), v.finite())

/** The schema of each kind of column. A nullable one is `null` where a fixture or a snapshot omits it. */
const schemas = new Map<unknown, v.GenericSchema>([
  [id, v.pipe(v.string(), v.minLength(1))], // the library refuses an empty key
  [numericId, v.pipe(finite, v.minValue(1))],
  [text, v.string()],
  [number, finite],
  [price, fields.price],
  [texts, v.array(v.string())],
  [textOrNull, v.optional(v.nullable(v.string()), null)],
  [numberOrNull, v.optional(v.nullable(finite), null)],
  [booleanOrNull, v.optional(v.nullable(v.boolean()), null)],
  // Not `v.record`, which reads a list as an object.
  [json, v.custom((value) => typeof value === 'object' && value !== null && !Array.isArray(value), 'is not an object')],
])

const nullableColumns = { string: textOrNull, number: numberOrNull, boolean: booleanOrNull }
type NullableColumns = typeof nullableColumns

type ColumnOf<Value> = [Value] extends [string]
  ? NullableColumns['string']
  : Value extends number
    ? NullableColumns['number']
    : Value extends boolean
      ? NullableColumns['boolean']
      : never
type OptionalColumns<Entries extends v.ObjectEntries> = {
  [Name in keyof Entries as undefined extends v.InferInput<Entries[Name]> ? Name : never]: ColumnOf<
    NonNullable<v.InferInput<Entries[Name]>>
  >
}

/** A column for each text, number and truth value that the hotel may leave out of a row of its response. */
function optionalColumns<Entries extends v.ObjectEntries>(entries: Entries): OptionalColumns<Entries> {
  const columns = Object.entries(entries).flatMap(([name, entry]) => {
    const { wrapped } = entry as { readonly wrapped?: { readonly type: string } } // Only `v.nullish` has it.
    const column = nullableColumns[wrapped?.type as keyof NullableColumns]
    return column === undefined ? [] : [[name, column]]
  })
  return Object.fromEntries(columns) as OptionalColumns<Entries>
}

/**
 * The tables of a hotel as models of @mswjs/data. Times are ISO date-times in UTC, days `yyyy-MM-dd` in the hotel's time zone, money decimal
 * numbers as in the API. On `update` the library does not replace an `Object`: see `replaceRow`.
 */
const models = {
  /** A guest of the hotel; account number and room number sign them in. */
  guests: { id, accountNumber: text, roomNumber: text, fullName: text, checkInDate: text, checkOutDate: textOrNull },
  /** A signed-in guest; `id` is the session id, at least 128 random bits. */
  sessions: { id, guestId: text, startedAt: text },
  /** The hotel's configuration without its modules; `settings` holds any further key of `GET configurations`. */
  configurations: { id, appName: text, settings: json },
  /** A tile of the home screen. */
  contentModules: { id, moduleName: text, sortOrder: numberOrNull, internalUrl: text },
  /** A room-service product. */
  products: { ...optionalColumns(product.entries), id, label: text, price, productCategory: text },
  /** A line of one menu in one language. */
  menuItems: {
    ...optionalColumns(menuItem.entries),
    id,
    menuType: text,
    menuLanguage: text,
    itemName: text,
    itemPrice: price,
  },
  /** A time at which tables can be reserved. The app always sends 6: Dinner, 19:00, today. */
  diningAvailabilities: { id: numericId, mealTime: text, reservationTime: text },
  /** A room-service order; `createdAt` orders the list, `reservationDate` is the text guests see. */
  orders: {
    id,
    guestId: text,
    orderNumber: text,
    status: text,
    totalPrice: number,
    productIds: texts,
    /** The label of each product when it was ordered; it may be taken from the offer later. Seeded orders have none. */
    labels: texts,
    message: text,
    reservationDate: text,
    createdAt: text,
  },
  /** A table reservation. `status` is shown to the staff only: reservations in the API have none. */
  reservations: {
    id,
    guestId: text,
    reservationDate: text,
    numberOfPeople: number,
    mealTime: text,
    reservationTime: text,
    name: text,
    roomNumber: text,
    email: textOrNull,
    phoneNumber: textOrNull,
    specialInstructions: textOrNull,
    status: text,
    createdAt: text,
  },
  /** A reported problem. */
  reports: { id, guestId: text, customerMessage: text, category: text, status: text, createdAt: text },
  /** A request for an amenity. */
  amenityRequests: {
    id,
    guestId: text,
    customerMessageRequest: text,
    category: text,
    status: text,
    reservationDate: text,
    createdTime: text,
    lastUpdatedTime: text,
  },
  /** A guest's rating of the stay; `id` is the guest's id, since a guest has one rating. */
  ratings: { id, ratingValue: number, internalMessage: text, publicMessage: text, createdAt: text },
  /** The response to a request with an `Idempotency-Key`, as text, so that a repeat gets the same bytes. `fingerprint` is the digest of call and body. */
  idempotentResponses: { id, guestId: text, idempotencyKey: text, fingerprint: text, status: number, body: text },
  /** A picture that a presenter uploaded: its bytes in base64. */
  pictures: { id, data: text },
  /** A setting of the demo: `StoredSetting`. Stored with the hotel, so that it lasts as long. */
  switches: { id, value: json },
}

type Library = ReturnType<typeof factory<typeof models>>
export type TableName = keyof typeof models
export const tableNames = Object.keys(models) as TableName[] // `Object.keys` widens the type to `string[]`

/** The library's type of an `Object` is `any`. */
type Column<Value> = 0 extends 1 & Value ? Record<string, unknown> : Value
type Complete<Columns> = { [Name in keyof Columns]-?: Column<Columns[Name]> }

/** The row type of each table. */
export type Tables = { [Name in TableName]: Complete<NonNullable<Parameters<Library[Name]['create']>[0]>> }

/** The rows of all tables. */
export type Rows = { [Name in TableName]: Tables[Name][] }

type NullableColumn<Columns> = { [Name in keyof Columns]: null extends Columns[Name] ? Name : never }[keyof Columns]
type Optional<Columns> = Omit<Columns, NullableColumn<Columns>> & Partial<Columns>

/** The rows of all tables, where those columns may be missing that may be `null`. */
export type RowsInput = { [Name in TableName]: Optional<Tables[Name]>[] }

/** Whether no two rows have one id. */
export const areDistinct = (rows: { readonly id?: unknown }[]) =>
  new Set(rows.map((row) => row.id)).size === rows.length

/** The schema of the rows of each table. */
const rowSchemas = tableNames.map((name) => {
  const columns = Object.entries(models[name]).map(([column, kind]) => {
    const schema = schemas.get(kind)
    if (schema === undefined) throw new Error(`${name}.${column} is of no kind that has a schema`)
    return [column, schema] as const
  })
  return [name, v.strictObject(Object.fromEntries(columns))] as const
})

/** The schema of a row, which is checked before it is written into a snapshot: the library checks nothing. */
export const rowSchemaOf = new Map<TableName, v.GenericSchema>(rowSchemas)

const tableSchemas = rowSchemas.map(([name, row]) => [
  name,
  v.pipe(v.array(row), v.check(areDistinct, 'has an id twice')),
])

/** The schema of all rows, which are checked when a hotel is seeded and when a snapshot is read. */
export const rowsSchema = v.strictObject(Object.fromEntries(tableSchemas)) as unknown as v.GenericSchema<
  RowsInput,
  Rows
> // `fromEntries` loses the names

export type GuestRow = Tables['guests']
export type SessionRow = Tables['sessions']
export type ConfigurationRow = Tables['configurations']
export type ContentModuleRow = Tables['contentModules']
export type ProductRow = Tables['products']
export type MenuItemRow = Tables['menuItems']
export type OrderRow = Tables['orders']
export type ReportRow = Tables['reports']
export type PictureRow = Tables['pictures']

type Where<Name extends TableName> = Pick<Parameters<Library[Name]['delete']>[0], 'where'>

/** The tables of a hotel. Unlike in the library's own type, a new row needs all columns, and an update cannot change an `Object`. */
export type Database = {
  readonly [Name in TableName]: Omit<Library[Name], 'create' | 'update' | 'toHandlers' | 'toGraphQLSchema'> & {
    create(row: Tables[Name]): Tables[Name]
    update(query: Where<Name> & { data: Partial<Omit<Tables[Name], 'settings' | 'value'>> }): Tables[Name] | null
  }
}

/** The tables of a hotel for reading. Rows are the library's own, not copies: nobody may change one. */
export type ReadOnlyDatabase = {
  readonly [Name in TableName]: Pick<Library[Name], 'count'> & {
    findFirst(query: Where<Name>): Readonly<Tables[Name]> | null
    findMany(query: Where<Name>): Readonly<Tables[Name]>[]
    getAll(): Readonly<Tables[Name]>[]
  }
}

/**
 * A database with these rows. BroadcastChannel is hidden while it is created: with it, the library would copy every write to other tabs
 * and test hotels, out of order. Tabs share a snapshot instead.
 */
export function openDatabase(rows: Rows): Database {
  const channel = globalThis.BroadcastChannel
  try {
    Reflect.set(globalThis, 'BroadcastChannel', undefined)
    const database: Database = factory(models)
    for (const name of tableNames) {
      const { create }: { create(row: object): unknown } = database[name]
      for (const row of rows[name]) create({ ...row })
    }
    return database
  } finally {
    Reflect.set(globalThis, 'BroadcastChannel', channel)
  }
}

/** Puts a row in the place of the one with its id, as the last one. */
export function replaceRow<Row extends { readonly id: string }>(
  table: { create(row: Row): unknown; delete(query: ReturnType<typeof byId<string>>): unknown },
  row: Row,
): void {
  table.delete(byId(row.id))
  table.create(row)
}

/** The query for the row with this id. */
export const byId = <Id extends string | number>(equals: Id) => ({ where: { id: { equals } } })

/** The query for the rows of a guest. */
export const ofGuest = (guestId: string) => ({ where: { guestId: { equals: guestId } } })
