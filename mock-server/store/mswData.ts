import { factory, nullable, primaryKey } from '@mswjs/data'
import { assembleStore } from './assembleStore.ts'
import { columnsOf, isNested, tableNames } from './columns.ts'
import { parseRows } from './rowsText.ts'
import type { KeyValueStorage } from './keyValueStorage.ts'
import type { Store } from './store.ts'
import type { AnyRow, TableStorage, RowId } from './table.ts'
import type { Rows, TableName } from './tables.ts'

/** The primary key is the id as JSON: the library accepts no falsy keys, and 6 must differ from '6'. */
function modelOf(name: TableName) {
  const names = Object.keys(columnsOf(name))
  return { key: primaryKey(String), ...Object.fromEntries(names.map((column) => [column, nullable(String)])) }
}

function keyOf(id: RowId): string {
  return JSON.stringify(id)
}

/**
 * A new, empty @mswjs/data database. BroadcastChannel is hidden while it is created: with it, the library would copy every
 * write to other tabs and test hotels, out of order. Tabs share the storage instead.
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

function decode(name: TableName, entity: Record<string, unknown>): AnyRow {
  const kinds = Object.entries(columnsOf(name))
  const row = kinds.map(([column, kind]) => {
    return [column, isNested(kind) ? JSON.parse(String(entity[column])) : entity[column]]
  })
  return Object.fromEntries(row) as AnyRow // every model has an id
}

/** A Store on a replaceable database. `fresh` is called before each read, `written` after each change. */
function createStore(rows: Rows, fresh: () => Rows | undefined, written: (store: Store) => void): Store {
  let database = filled(rows)
  let isOpen = false
  function catchUp(): void {
    const newer = isOpen ? undefined : fresh()
    if (newer !== undefined) database = filled(newer)
  }
  /** A nested transaction is part of the outer one. */
  function transaction<Result>(act: () => Result): Result {
    if (isOpen) return act()
    const before = store.dump()
    isOpen = true
    try {
      const result = act()
      written(store)
      return result
    } catch (error) {
      database = filled(before)
      throw error
    } finally {
      isOpen = false
    }
  }
  function writing(write: () => void): void {
    write()
    if (!isOpen) written(store)
  }
  function table(name: TableName): TableStorage {
    const where = (id: RowId) => ({ where: { key: { equals: keyOf(id) } } })
    return {
      raw() {
        catchUp()
        return modelApi(database, name).getAll() as unknown as AnyRow[] // the library's types type scalars as strings
      },
      copy: (row) => decode(name, row),
      add: (row) => writing(() => insert(database, name, row)),
      change(id, change) {
        writing(() => void modelApi(database, name).update({ ...where(id), data: encode(name, change) }))
      },
      drop: (id) => writing(() => void modelApi(database, name).delete(where(id))),
    }
  }
  const store = assembleStore({ table, transaction, replace: (next) => writing(() => (database = filled(next))) })
  return store
}

function insert(database: Database, name: TableName, row: AnyRow): void {
  modelApi(database, name).create({ ...encode(name, row), key: keyOf(row.id) })
}

function filled(rows: Rows): Database {
  const database = emptyDatabase()
  for (const name of tableNames) {
    for (const row of rows[name]) insert(database, name, { ...row })
  }
  return database
}

/**
 * A Store in memory, on @mswjs/data, for the browser and for tests. With a storage it is persistent: it starts from the
 * stored text, writes all rows after each change, and reads what another tab wrote before each read. `seed` fills an empty
 * storage and replaces a text that cannot be read, since a user could not repair it.
 */
export function mswDataStore(seed: () => Rows, storage?: KeyValueStorage): Store {
  if (storage === undefined)
    return createStore(
      seed(),
      () => undefined,
      () => undefined,
    )
  let known = storage.read()
  const stored = tryParseRows(known)
  const store = createStore(stored ?? seed(), fresh, written)
  if (stored === undefined) written(store)
  return store

  function fresh(): Rows | undefined {
    const text = storage?.read() ?? null
    if (text === known) return undefined
    known = text
    return tryParseRows(text)
  }

  function written(changed: Store): void {
    known = JSON.stringify(changed.dump())
    storage?.write(known)
  }
}

function tryParseRows(text: string | null): Rows | undefined {
  if (text === null) return undefined
  try {
    return parseRows(text)
  } catch {
    return undefined
  }
}
