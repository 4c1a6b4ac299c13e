import { seed } from '#mock-server/seed.ts'
import type { Rows } from '#mock-server/store/tables.ts'

const { products, menuItems, diningAvailabilities } = seed(new Date(0))

/**
 * Tables that make up most of a hotel and that next to none changes. All sandboxes share these, in memory, until one changes
 * its own; and on disk a sandbox holds only those that it changed.
 */
export const commonTables = {
  products: frozen(products),
  menuItems: frozen(menuItems),
  diningAvailabilities: frozen(diningAvailabilities),
} satisfies Partial<Rows>

function frozen<Row>(rows: Row[]): Row[] {
  Object.freeze(rows)
  return rows
}
