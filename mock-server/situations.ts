import * as v from 'valibot'
import type { Hotel } from './hotel.ts'
import { applyScenario } from './scenarios/index.ts'
import { tableNames } from './store/columns.ts'
import { storedSetting } from './store/storedSetting.ts'
import type { Store, Table } from './store/store.ts'
import type { Rows, TableName } from './store/tables.ts'

/** Tables that an undo leaves alone: a guest stays signed in or out, and the demo's other settings stay as they are. */
const EXCLUDED_TABLES: ReadonlySet<TableName> = new Set<TableName>(['sessions', 'idempotentResponses', 'switches'])

/** Large tables without dates: a row as in a fresh hotel is not stored again. */
const SEEDED_TABLES: ReadonlySet<TableName> = new Set<TableName>(['products', 'menuItems'])

const anyRow = v.looseObject({ id: v.union([v.string(), v.number()]) })
type AnyRow = v.InferOutput<typeof anyRow>

/** A row that a situation changed, as it was before: `'seeded'` for that of a fresh hotel, `null` if there was none. */
const rowBefore = v.object({
  table: v.picklist(tableNames),
  id: anyRow.entries.id,
  row: v.union([anyRow, v.literal('seeded'), v.null()]),
})
type RowBefore = v.InferOutput<typeof rowBefore>

const setting = v.object({ applied: v.array(v.object({ name: v.string(), before: v.array(rowBefore) })) })

/** The names alone, which the desk asks for all the time. */
const namesIn = v.object({ applied: v.array(v.object({ name: v.string() })) })

const settingOf = ({ store }: Hotel) => storedSetting(store, 'situations')

function appliedIn(hotel: Hotel): v.InferOutput<typeof setting>['applied'] {
  const stored = v.safeParse(setting, settingOf(hotel).read())
  return stored.success ? stored.output.applied : []
}

function byId(rows: Rows, table: TableName): Map<AnyRow['id'], AnyRow> {
  return new Map(rows[table].map((row: { readonly id: string | number }) => [row.id, { ...row }]))
}

function changesOf(table: TableName, before: Rows, after: Rows, fresh: Rows): RowBefore[] {
  const [old, current, seeded] = [byId(before, table), byId(after, table), byId(fresh, table)]
  const text = (row: AnyRow | undefined) => JSON.stringify(row)
  const isSeeded = (row: AnyRow) => SEEDED_TABLES.has(table) && text(row) === text(seeded.get(row.id))
  const changed = [...old.values()].filter((row) => text(row) !== text(current.get(row.id)))
  const added = [...current.keys()].filter((id) => !old.has(id))
  return [
    ...changed.map((row): RowBefore => ({ table, id: row.id, row: isSeeded(row) ? 'seeded' : row })),
    ...added.map((id): RowBefore => ({ table, id, row: null })),
  ]
}

/** Applies a scenario, and remembers the rows that it changed. */
export function applySituation(hotel: Hotel, name: string): void {
  hotel.store.transaction(() => {
    const old = hotel.store.dump()
    applyScenario(hotel, name)
    const [current, fresh] = [hotel.store.dump(), hotel.seed()]
    const before = tableNames
      .filter((table) => !EXCLUDED_TABLES.has(table))
      .flatMap((table) => changesOf(table, old, current, fresh))
    if (before.length > 0) settingOf(hotel).write({ applied: [...appliedIn(hotel), { name, before }] })
  })
}

/** The names of the situations that have changed something, the first one first. */
export function appliedSituations(hotel: Hotel): readonly string[] {
  const stored = v.safeParse(namesIn, settingOf(hotel).read())
  return stored.success ? stored.output.applied.map(({ name }) => name) : []
}

function restore(store: Store, fresh: Rows, { table, id, row }: RowBefore): void {
  const rows = store[table] as unknown as Table<AnyRow> // the row is one of this table
  const old = row === 'seeded' ? byId(fresh, table).get(id) : row
  if (old === null) rows.remove(id)
  else if (old !== undefined && rows.update(id, old) === undefined) rows.insert(old)
}

/** Restores the rows that situations have changed. What guests have sent meanwhile stays. */
export function undoSituations(hotel: Hotel): void {
  const { store } = hotel
  store.transaction(() => {
    const fresh = hotel.seed()
    for (const { before } of appliedIn(hotel).toReversed()) {
      for (const each of before) restore(store, fresh, each)
    }
    settingOf(hotel).remove()
  })
}
