import { moduleOf } from '#src/screens/home/homeGroups.ts'
import type { ContentModule } from '#src/schemas/configuration.ts'
import type { MenuType } from '#src/schemas/menus.ts'

const menuOf: Readonly<Partial<Record<string, MenuType>>> = {
  breakfast: 'breakfast',
  restaurantMenu: 'all',
  bar: 'bar',
}

/** The menus that have a tile on home, without duplicates. */
export function menusOffered(modules: readonly ContentModule[]): MenuType[] {
  const names = modules.map(({ moduleName }) => moduleOf('quickAccess', moduleName))
  return [...new Set(names.flatMap((name) => (name && menuOf[name]) ?? []))]
}
