import { http } from 'msw'
import type { InferInput } from 'valibot'
import { menuQuery, menuItem, type menuList } from '#src/schemas/menus.ts'
import type { Resolvers } from './calls.ts'
import { readQuery, pickFields, json } from './http.ts'

export const menuHandlers = ({ api, publicCall }: Resolvers) => ({
  /**
   * Spec 7.7: one menu for each language the hotel has it in. The app picks the guest's. `languageCode` is validated but does not filter
   * the list: how the real API uses it is an open question.
   */
  getMenus: http.get(
    `${api}/menus/all/params`,
    publicCall(({ hotel, url }) => {
      const { menuType } = readQuery(url, menuQuery)
      const rows = hotel.db.menuItems.findMany({ where: { menuType: { equals: menuType } } })
      const languages = [...new Set(rows.map(({ menuLanguage }) => menuLanguage))]
      const list = languages.map((menuLanguage) => ({
        menuLanguage,
        menuItems: rows.filter((row) => row.menuLanguage === menuLanguage).map((row) => pickFields(menuItem, row)),
      }))
      return json(200, list satisfies InferInput<typeof menuList>)
    }),
  ),
})
