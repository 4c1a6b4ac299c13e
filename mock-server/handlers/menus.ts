import type { InferInput } from 'valibot'
import { menuQuery } from '#src/schemas/menuQuery.ts'
import { menuItem, type menuList } from '#src/schemas/menus.ts'
import { readQuery } from '#mock-server/handlers/http/parse.ts'
import { pickFields } from '#mock-server/handlers/http/pickFields.ts'
import { json } from '#mock-server/handlers/http/responses.ts'
import { menuItemsOf } from './dishes.ts'
import type { PublicRoute } from './route.ts'

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
    const rows = menuItemsOf(hotel, menuType)
    const languages = [...new Set(rows.map(({ menuLanguage }) => menuLanguage))]
    const list = languages.map((menuLanguage) => ({
      menuLanguage,
      menuItems: rows.filter((row) => row.menuLanguage === menuLanguage).map((row) => pickFields(menuItem, row)),
    }))
    return json(200, list satisfies InferInput<typeof menuList>)
  },
}
