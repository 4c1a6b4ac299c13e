import type { InferInput } from 'valibot'
import { menuQuery } from '#src/schemas/menuQuery.ts'
import type { menuItem, menuList } from '#src/schemas/menus.ts'
import type { MenuItemRow } from '#mock-server/store/tables.ts'
import { readQuery } from './parse.ts'
import { json } from './responses.ts'
import type { PublicRoute } from './route.ts'

function toItem({ id, category, itemName, itemDescription, itemPrice, portionSize, itemPhoto }: MenuItemRow) {
  const item = { id, category, itemName, itemDescription, itemPrice, portionSize, itemPhoto }
  return item satisfies InferInput<typeof menuItem>
}

/**
 * `GET menus/all/params` (spec 7.7): one menu for each language the hotel has it in. The app picks the guest's.
 * `languageCode` is validated but does not filter the list: how the real API uses it is an open question.
 */
export const getMenus: PublicRoute = {
  method: 'GET',
  path: 'menus/all/params',
  access: 'public',
  handle(_request, { hotel, url }) {
    const { menuType } = readQuery(url, menuQuery)
    const rows = hotel.store.menuItems.where({ menuType })
    const languages = [...new Set(rows.map(({ menuLanguage }) => menuLanguage))]
    const list = languages.map((menuLanguage) => ({
      menuLanguage,
      menuItems: rows.filter((row) => row.menuLanguage === menuLanguage).map(toItem),
    }))
    return json(200, list satisfies InferInput<typeof menuList>)
  },
}
