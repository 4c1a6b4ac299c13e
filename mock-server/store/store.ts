import type { Rows, TableName, Tables } from './tables.ts'

/** One typed table. `match` compares scalar columns by equality; returned rows are copies. */
export interface Table<Row> {
  /** The first row that matches, in insertion order. */
  find(match: Partial<Row>): Row | undefined
  /** Every row that matches, in insertion order. */
  where(match?: Partial<Row>): Row[]
  /** Adds a row and returns it. Throws when the id is taken. */
  insert(row: Row): Row
  /** Changes the row with this id and returns it; `undefined` if there is none. */
  update(id: string | number, change: Partial<Row>): Row | undefined
  /** Removes the row with this id. Returns whether there was one. */
  remove(id: string | number): boolean
}

/**
 * The data of a hotel. Writes are synchronous: a row is stored, on disk if the adapter has one, when the method returns.
 * There are two storage adapters: @mswjs/data in memory, and json-server's lowdb on disk.
 */
export type Store = { readonly [Name in TableName]: Table<Tables[Name]> } & {
  /** Runs `act` in one transaction: when `act` throws or the change cannot be stored, none of them has happened. */
  transaction<Result>(act: () => Result): Result
  /** A copy of every row of every table. */
  dump(): Rows
  /** Replaces all rows with these. */
  reset(rows: Rows): void
}
