import { openingHours } from '#src/hotel/openingHours.ts'
import { paths } from '#src/navigation/paths.ts'
import type { ModuleName } from './modules.ts'

const [breakfast] = openingHours.breakfast
const [lunch, dinner] = openingHours.restaurant

/** In the order of the day: what a hint names until `before`, and the tile without which there is none. */
const hints = [
  { before: breakfast.from, name: 'breakfastLater', time: breakfast.from, path: paths.breakfast, tile: 'breakfast' },
  { before: breakfast.to, name: 'breakfastNow', time: breakfast.to, path: paths.breakfast, tile: 'breakfast' },
  { before: lunch.from, name: 'lunchLater', time: lunch.from, path: paths.restaurantMenu, tile: 'restaurantMenu' },
  { before: lunch.to, name: 'lunchNow', time: lunch.to, path: paths.restaurantMenu, tile: 'restaurantMenu' },
  { before: dinner.from, name: 'dinnerLater', time: dinner.from, path: paths.reserveTable, tile: 'reserveTable' },
  { before: '24:00', name: 'dinnerNow', time: dinner.to, path: paths.restaurantMenu, tile: 'restaurantMenu' },
] as const satisfies readonly { tile: ModuleName; [more: string]: string }[]

/** A useful hint for an hour. */
export type Hint = (typeof hints)[number]

/** The hint for this time of the day, `HH:mm`; `undefined` where the hotel has no such tile. */
export function hintAt(time: string, tiles: readonly ModuleName[]): Hint | undefined {
  const hint = hints.find(({ before }) => time < before)
  return hint !== undefined && tiles.includes(hint.tile) ? hint : undefined
}
