import { factory, nullable, primaryKey } from '@mswjs/data'
import { columnsOf, isNested, tableNames } from './columns.ts'
import type { KeyValueStorage } from './keyValueStorage.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'
import type { Rows, TableName, Tables } from './tables.ts'

/** An id of a row. */
export type RowId = string | number

/** A row of any table. */
export type AnyRow = Record<string, unknown> & { id: RowId }

/** One typed table. `match` compares scalar columns by equality; returned rows are copies. */
export interface Table<Row> {
  /** The first row that matches, in insertion order. */
  find(match: Partial<Row>): Row | undefined
  /** Every row that matches, in insertion order. */
  where(match?: Partial<Row>): Row[]
  /** Adds a row and returns it. Throws when the id is taken. */
  insert(row: Row): Row
  /** Changes the row with this id and returns it; `undefined` if there is none. */
  update(id: RowId, change: Partial<Row>): Row | undefined
  /** Removes the row with this id. Returns whether there was one. */
  remove(id: RowId): boolean
}

/** The data of a hotel, in @mswjs/data. Writes are synchronous: a row is in the snapshot when the method returns. */
export type Store = { readonly [Name in TableName]: Table<Tables[Name]> } & {
  /** Runs `act` in one transaction: when `act` throws or the change cannot be stored, none of them has happened. */
  transaction<Result>(act: () => Result): Result
  /** A copy of every row of every table. */
  dump(): Rows
  /** Replaces all rows with these. */
  reset(rows: Rows): void
  /** Frees the memory of a store with a snapshot, which the next call reads again. */
  unload(): void
}

/** The primary key is the id as JSON: the library accepts no falsy keys, and 6 must differ from '6'. */
function modelOf(name: TableName) {
  const names = Object.keys(columnsOf(name))
  return { key: primaryKey(String), ...Object.fromEntries(names.map((column) => [column, nullable(String)])) }
}

const keyOf = (id: RowId) => JSON.stringify(id)
const withId = (id: RowId) => ({ where: { key: { equals: keyOf(id) } } })

/**
 * A new, empty @mswjs/data database. BroadcastChannel is hidden while it is created: with it, the library would copy every
 * write to other tabs and test hotels, out of order. Tabs share the snapshot instead.
 */
function emptyDatabase() {
  const channel = globalThis.BroadcastChannel
  try {
    Reflect.set(globalThis, 'BroadcastChannel', undefined)
    return factory(Object.fromEntries(tableNames.map((name) => [name, modelOf(name)])))
  } finally {
    Reflect.set(globalThis, 'BroadcastChannel', channel)
  }
}

type Database = ReturnType<typeof emptyDatabase>

function modelApi(database: Database, name: TableName) {
  const api = database[name]
  if (api === undefined) throw new Error(`There is no table ${name}`)
  return api
}

/** Nested columns are stored as JSON: @mswjs/data merges objects on update and returns live ones. */
function encode(name: TableName, row: Record<string, unknown>): Record<string, string> {
  const kinds = columnsOf(name)
  const encoded = Object.entries(row).map(([column, value]) => {
    return [column, isNested(kinds[column]) ? JSON.stringify(value) : value]
  })
  // the models type all scalars as strings, but store any value unchanged
  return Object.fromEntries(encoded) as Record<string, string>
}

type Entity = Readonly<Record<string, unknown>>

function decode(name: TableName, entity: Entity): AnyRow {
  const kinds = Object.entries(columnsOf(name))
  const row = kinds.map(([column, kind]) => {
    return [column, isNested(kind) ? JSON.parse(String(entity[column])) : entity[column]]
  })
  return Object.fromEntries(row) as AnyRow // every model has an id
}

/** The row of each entity, and its text. The library makes another entity for an update. */
const rowByEntity = new WeakMap<Entity, AnyRow>()
const textByEntity = new WeakMap<Entity, string>()

function rowOf(name: TableName, entity: Entity): AnyRow {
  const row = rowByEntity.get(entity) ?? decode(name, entity)
  rowByEntity.set(entity, row)
  return row
}

function textOf(name: TableName, entity: Entity): string {
  const text = textByEntity.get(entity) ?? JSON.stringify(rowOf(name, entity))
  textByEntity.set(entity, text)
  return text
}

/** Copies JSON. `structuredClone` is several times slower, and copying rows is the most frequent operation. */
function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner as unknown)])) as Value
}

const nestedColumns = Object.fromEntries(
  tableNames.map((name) => [name, Object.keys(columnsOf(name)).filter((column) => isNested(columnsOf(name)[column]))]),
)

function copyOfRow(name: TableName, entity: Entity): AnyRow {
  const copy = { ...rowOf(name, entity) }
  for (const column of nestedColumns[name] ?? []) copy[column] = copyOf(copy[column])
  return copy
}

function insertInto(database: Database, name: TableName, row: AnyRow): void {
  try {
    modelApi(database, name).create({ ...encode(name, row), key: keyOf(row.id) })
  } catch (error) {
    throw new Error(`${name} cannot have one more row with the id ${JSON.stringify(row.id)}`, { cause: error })
  }
}

function databaseWith(rows: Rows): Database {
  const database = emptyDatabase()
  for (const name of tableNames) for (const row of rows[name]) insertInto(database, name, { ...row })
  return database
}

/** The rows of a snapshot; `undefined` where there is none that can be read. */
function tryRead(text: string | null): Rows | undefined {
  try {
    return text === null ? undefined : readSnapshot(text)
  } catch {
    return undefined
  }
}

/**
 * Opens a store. Without `snapshot` its rows are in memory only. With one it begins with the rows in there, writes all rows there after each
 * change, and reads what another tab wrote before each call. `seed` gives the rows where there is no snapshot that can be read.
 */
export function openStore(seed: () => Rows, snapshot?: KeyValueStorage): Store {
  let database: Database | undefined
  /** The text of the snapshot that the database has. */
  let known: string | null = null
  let isOpen = false

  function load(): Database {
    const text = isOpen || snapshot === undefined ? known : snapshot.read()
    if (database !== undefined && text === known) return database
    const rows = tryRead(text)
    known = text
    // What another tab wrote and cannot be read leaves the rows of this one.
    if (rows !== undefined || database === undefined) database = databaseWith(rows ?? seed())
    return database
  }

  function entitiesOf(name: TableName): readonly Entity[] {
    return modelApi(load(), name).getAll() as unknown as Entity[] // the models type all scalars as strings
  }

  function dump(): Rows {
    const all = tableNames.map((name) => [name, entitiesOf(name).map((each) => copyOfRow(name, each))])
    return Object.fromEntries(all) as Rows // by name, from `tables`
  }

  /** A nested transaction is part of the outer one. */
  function transaction<Result>(act: () => Result): Result {
    if (isOpen) return act()
    load()
    const before = snapshot === undefined ? dump() : undefined
    isOpen = true
    try {
      const result = act()
      if (snapshot !== undefined) {
        const text = writeSnapshot(
          (name) =>
            `[${entitiesOf(name)
              .map((each) => textOf(name, each))
              .join(',')}]`,
        )
        snapshot.write(text)
        known = text
      }
      return result
    } catch (error) {
      database = databaseWith(before ?? tryRead(known) ?? seed())
      throw error
    } finally {
      isOpen = false
    }
  }

  /** One change. Without a snapshot nothing can fail after it. */
  function change<Result>(act: () => Result): Result {
    return snapshot === undefined ? act() : transaction(act)
  }

  function table(name: TableName): Table<AnyRow> {
    const api = () => modelApi(load(), name)
    const has = (id: RowId) => entitiesOf(name).some((entity) => entity['id'] === id)
    function like(match: Partial<AnyRow>): (entity: Entity) => boolean {
      const wanted = Object.entries(match)
      const nested = wanted.find(([column]) => isNested(columnsOf(name)[column]))
      if (nested !== undefined) throw new Error(`${name} cannot be searched by ${nested[0]}`)
      return (entity) => wanted.every(([column, value]) => entity[column] === value)
    }
    return {
      find(match) {
        const found = entitiesOf(name).find(like(match))
        return found && copyOfRow(name, found)
      },
      where: (match = {}) =>
        entitiesOf(name)
          .filter(like(match))
          .map((each) => copyOfRow(name, each)),
      insert: (row) =>
        change(() => {
          insertInto(load(), name, row)
          return copyOf(row)
        }),
      update(id, columns) {
        if (columns.id !== undefined && columns.id !== id) throw new Error(`The id of a row of ${name} cannot change`)
        if (!has(id)) return undefined
        return change(() => {
          const updated = api().update({ ...withId(id), data: encode(name, columns) })
          return updated === null ? undefined : copyOfRow(name, { ...updated })
        })
      },
      remove: (id) => has(id) && change(() => api().delete(withId(id)) !== null),
    }
  }

  const tables = Object.fromEntries(tableNames.map((name) => [name, table(name)]))
  const store = {
    ...tables,
    transaction,
    dump,
    reset: (rows: Rows) => change(() => void (database = databaseWith(rows))),
    unload() {
      if (snapshot !== undefined && !isOpen) database = undefined
    },
  }
  return store as unknown as Store // `fromEntries` loses the names of the tables
}
