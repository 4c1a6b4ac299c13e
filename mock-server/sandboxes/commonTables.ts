import { seed } from '#mock-server/seed.ts'
import type { Rows } from '#mock-server/store/tables.ts'

const { products, menuItems, diningAvailabilities } = seed(new Date(0))

/**
 * The largest tables of a hotel, which rarely change. All sandboxes share them in memory. A sandbox copies a table when it
 * changes it, and stores only its changed tables on disk.
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
