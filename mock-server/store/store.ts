import type { Rows, TableName, Tables } from './tables.ts'

/** One typed table. `match` compares scalar columns by equality; rows given back are copies, never live. */
export interface Table<Row> {
  /** The first row that matches, in insertion order. */
  find(match: Partial<Row>): Row | undefined
  /** Every row that matches, in insertion order. */
  where(match?: Partial<Row>): Row[]
  /** Adds a row and gives it back. Throws when the id is taken. */
  insert(row: Row): Row
  /** Changes the row with this id and gives it back; `undefined` when there is none. */
  update(id: string | number, change: Partial<Row>): Row | undefined
  /** Removes the row with this id; tells whether there was one. */
  remove(id: string | number): boolean
}

/**
 * What a hotel keeps. A write has happened, on disk too where there is one, when the method returns.
 * Two storage adapters stand behind it: @mswjs/data in memory, and json-server's lowdb on disk.
 */
export type Store = { readonly [Name in TableName]: Table<Tables[Name]> } & {
  /** Does all writes of `act` as one change: when `act` throws or the change cannot be stored, none of them has happened. */
  transaction<Result>(act: () => Result): Result
  /** A copy of every row of every table. */
  dump(): Rows
  /** Forgets everything and starts from these rows. */
  reset(rows: Rows): void
}
