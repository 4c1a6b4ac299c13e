import * as v from 'valibot'
import { rowsOf, type Hotel } from '#mock-server/hotel/hotel.ts'
import { byId, tableNames, type Database, type Rows, type TableName } from '#mock-server/models.ts'
import { storedSetting } from '#mock-server/hotel/storage.ts'

/** Tables that an undo leaves alone: a guest stays signed in or out. */
const EXCLUDED_TABLES: ReadonlySet<TableName> = new Set<TableName>(['sessions', 'idempotentResponses'])

/** Of the demo's settings, an undo restores what was changed of the menus. */
const isRestored = ({ table, id }: RowBefore) => table !== 'switches' || id === 'dishes'

const anyRow = v.looseObject({ id: v.union([v.string(), v.number()]) })
type AnyRow = v.InferOutput<typeof anyRow>

/** A row that a situation changed, as it was before; `null` if there was none. */
const rowBefore = v.object({ table: v.picklist(tableNames), id: anyRow.entries.id, row: v.nullable(anyRow) })
type RowBefore = v.InferOutput<typeof rowBefore>

const setting = v.object({ applied: v.array(v.object({ name: v.string(), before: v.array(rowBefore) })) })

const settingOf = (hotel: Hotel) => storedSetting(hotel, 'situations')

function appliedIn(hotel: Hotel) {
  return v.parse(v.fallback(setting, { applied: [] }), settingOf(hotel).read()).applied
}

function rowsById(rows: Rows, table: TableName): Map<AnyRow['id'], AnyRow> {
  return new Map(rows[table].map((row: { readonly id: string | number }) => [row.id, { ...row }]))
}

function changesOf(table: TableName, before: Rows, after: Rows): RowBefore[] {
  const [old, current] = [rowsById(before, table), rowsById(after, table)]
  const changed = [...old].filter(([id, row]) => JSON.stringify(row) !== JSON.stringify(current.get(id)))
  const added = [...current.keys()].filter((id) => !old.has(id))
  return [...changed.map(([id, row]) => ({ table, id, row })), ...added.map((id) => ({ table, id, row: null }))]
}

/** Applies a scenario, and remembers the rows that it changed under its name. */
export function applySituation(hotel: Hotel, name: string, apply: (hotel: Hotel) => void): void {
  hotel.change(() => {
    const old = rowsOf(hotel)
    apply(hotel)
    const current = rowsOf(hotel)
    const tables = tableNames.filter((table) => !EXCLUDED_TABLES.has(table))
    const before = tables.flatMap((table) => changesOf(table, old, current)).filter(isRestored)
    if (before.length > 0) settingOf(hotel).write({ applied: [...appliedIn(hotel), { name, before }] })
  })
}

/** The names of the situations that have changed something, the first one first. */
export function appliedSituations(hotel: Hotel): readonly string[] {
  return appliedIn(hotel).map(({ name }) => name)
}

interface AnyTable {
  create(row: AnyRow): object
  update(query: { readonly data: AnyRow }): object | null
  delete(query: object): void
}

function restore(db: Database, { table, id, row }: RowBefore): void {
  const rows = db[table] as unknown as AnyTable // the row is one of this table
  // An update would merge the settings; the order of the others stays.
  if (row === null || table === 'configurations' || table === 'switches') rows.delete(byId(id))
  if (row !== null && rows.update({ ...byId(id), data: row }) === null) rows.create(row)
}

/** Restores the rows that situations have changed. What guests have sent meanwhile stays. */
export function undoSituations(hotel: Hotel): void {
  hotel.change((db) => {
    for (const { before } of appliedIn(hotel).toReversed()) for (const each of before) restore(db, each)
    settingOf(hotel).remove()
  })
}
