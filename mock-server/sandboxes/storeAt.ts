import { tableNames } from '#mock-server/store/columns.ts'
import type { Store, Table } from '#mock-server/store/store.ts'
import type { AnyRow } from '#mock-server/store/table.ts'
import type { TableName } from '#mock-server/store/tables.ts'

/**
 * A Store that opens the current one for each call, so that a caller never writes to one that was dropped from memory and
 * read again since.
 */
export function storeAt(open: () => Store): Store {
  function table(name: TableName): Table<AnyRow> {
    // The generic code cannot narrow the table type.
    const now = () => open()[name] as unknown as Table<AnyRow>
    return {
      find: (match) => now().find(match),
      where: (match) => now().where(match),
      insert: (row) => now().insert(row),
      update: (id, change) => now().update(id, change),
      remove: (id) => now().remove(id),
    }
  }
  const tables = Object.fromEntries(tableNames.map((name) => [name, table(name)]))
  const store = {
    ...tables,
    transaction: <Result>(act: () => Result) => open().transaction(act),
    dump: () => open().dump(),
    reset: (rows: Parameters<Store['reset']>[0]) => open().reset(rows),
  }
  return store as unknown as Store // built by name from `columns`, whose type follows `Tables`
}
