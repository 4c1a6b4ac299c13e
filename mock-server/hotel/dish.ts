import * as v from 'valibot'
import { MAX_PRICE } from '#mock-server/sandboxes/limits.ts'

/** Where a dish is offered: in menus, and in room service. `all` is the restaurant's menu. */
export const dishMenus = ['all', 'bar', 'breakfast', 'roomService'] as const
export type DishMenu = (typeof dishMenus)[number]

/** The tile that opens each of them. */
export const tileOf: Readonly<Record<DishMenu, string>> = {
  ...{ all: 'restaurant-menu', bar: 'bar', breakfast: 'breakfast', roomService: 'room-service' },
}

/** The longest text of each kind. */
export const textLimits = { categories: 60, names: 100, descriptions: 300, portions: 40 } as const
export const MAX_DISHES = 500

const texts = (longest: number) => {
  const text = v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(longest, `is longer than ${longest} characters`),
  )
  return v.strictObject({ bg: v.exactOptional(text), en: v.exactOptional(text), es: v.exactOptional(text) })
}

const price = v.pipe(
  v.number(),
  v.minValue(0, 'is negative'),
  v.maxValue(MAX_PRICE, `is higher than ${MAX_PRICE}`),
  v.check((given) => Number(given.toFixed(2)) === given, 'has more than two decimals'),
)

/** A dish or drink in every language in which it has texts. */
const dish = v.strictObject({
  menus: v.pipe(v.array(v.picklist(dishMenus)), v.minLength(1)),
  /** Its section of the menu: a name that the app translates, such as `desserts`, or one of the hotel's own. */
  categories: texts(textLimits.categories),
  names: v.pipe(
    texts(textLimits.names),
    v.check((names) => Object.keys(names).length > 0, 'has no name'),
  ),
  descriptions: texts(textLimits.descriptions),
  portions: texts(textLimits.portions),
  price,
})
export type Dish = v.InferOutput<typeof dish>
export type Texts = Dish['names']

/** A whole menu: every dish of the restaurant, the bar, breakfast and room service. */
export const dishList = v.pipe(v.array(dish), v.maxLength(MAX_DISHES))
