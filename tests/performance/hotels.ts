import { createHotel } from '#mock-server/createHotel.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { seed } from '#mock-server/seed.ts'

/** The numbers of products and dishes of the large hotel. */
export const largeHotel = { products: 200, menuItems: 300 } as const

function manyOf<Row extends { id: string }>(
  rows: readonly Row[],
  count: number,
  renamed: (row: Row, name: string) => Row,
): Row[] {
  return Array.from({ length: count }, (_, index) => {
    const row = rows[index % rows.length]
    if (row === undefined) throw new Error('The fixtures have no row to repeat')
    return { ...renamed(row, ` ${index + 1}`), id: `row-${index + 1}` }
  })
}

/** A hotel with many more products and dishes than the fixtures, made from copies of their rows. */
export function openFullHouse(): Hotel {
  const rows = seed(new Date())
  const restaurant = rows.menuItems.filter(({ menuType, menuLanguage }) => menuType === 'all' && menuLanguage === 'bg')
  const products = manyOf(rows.products, largeHotel.products, (row, name) => ({ ...row, label: row.label + name }))
  const menuItems = manyOf(restaurant, largeHotel.menuItems, (row, name) => ({ ...row, itemName: row.itemName + name }))
  return createHotel({ rows: { ...rows, products, menuItems } })
}
