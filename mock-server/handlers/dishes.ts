import * as v from 'valibot'
import { isLanguage, languages, type Language } from '#src/lib/languages.ts'
import { textIn, type LocalizedText } from '#src/lib/localizedText.ts'
import type { MenuType } from '#src/schemas/menuQuery.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { MAX_PRICE } from '#mock-server/sandboxes/limits.ts'
import { seed } from '#mock-server/seed.ts'
import type { ConfigurationRow, MenuItemRow, ProductRow } from '#mock-server/store/tables.ts'

type Texts = { readonly [Each in Language]: string }

/** A dish or drink, in all languages: one line of a menu, or a product that no menu has. */
export interface Dish {
  readonly id: string
  readonly menu: MenuType | 'roomService'
  readonly names: Texts
  /** Empty where there is none. */
  readonly descriptions: Texts
  readonly price: number
}

const partialTexts = (longest: number) => {
  const text = v.exactOptional(
    v.pipe(v.string(), v.trim(), v.maxLength(longest, `is longer than ${longest} characters`)),
  )
  return v.strictObject({ bg: text, en: text, es: text })
}

const price = v.pipe(
  v.number(),
  v.minValue(0, 'is negative'),
  v.maxValue(MAX_PRICE, `is higher than ${MAX_PRICE}`),
  v.check((given) => Number(given.toFixed(2)) === given, 'has more than two decimals'),
)

/** What a presenter changed of a dish. An empty name is that of the demo hotel. */
const dishEdit = v.strictObject({
  names: v.exactOptional(partialTexts(100)),
  descriptions: v.exactOptional(partialTexts(300)),
  price: v.exactOptional(price),
})
export type DishEdit = v.InferOutput<typeof dishEdit>

const { configurations, products, menuItems } = seed(new Date(0))
const [demoHotel] = configurations

/** The parts of the id of a row of the fixtures: `bar-bg-3`. */
function partsOf(id: string): { readonly dish: string; readonly language: Language } | undefined {
  const [, menu, language = '', number] = /^(\w+)-(\w+)-(\d+)$/.exec(id) ?? []
  return isLanguage(language) ? { dish: `${menu}-${number}`, language } : undefined
}

/** The line of a menu with the name of this product, and the rest of the product's label: its portion. */
function lineOf({ label, price: given }: ProductRow): { readonly dish: string; readonly rest: string } | undefined {
  const restAfter = ({ itemName }: MenuItemRow) =>
    label.startsWith(itemName) ? label.slice(itemName.length) : undefined
  const isIt = (row: MenuItemRow) => {
    const rest = restAfter(row)
    return rest === '' || (rest !== undefined && rest.replace(/^,? /, '') === row.portionSize)
  }
  const line = menuItems.find((row) => row.menuLanguage === 'bg' && row.itemPrice === given && isIt(row))
  const dish = line && partsOf(line.id)?.dish
  return line === undefined || dish === undefined ? undefined : { dish, rest: restAfter(line) ?? '' }
}

const lines = new Map(products.map((product) => [product.id, lineOf(product)]))

/** The words of products by label and language, as the configuration has them: a name, or an object with some words. */
const productNames = v.fallback(v.record(v.string(), v.record(v.string(), v.unknown())), {})
const words = v.fallback(v.record(v.string(), v.string()), {})
const wordsIn = (given: unknown) => (typeof given === 'string' ? { name: given } : v.parse(words, given))

const inAll = (textOf: (language: Language) => string): Texts => ({
  bg: textOf('bg'),
  en: textOf('en'),
  es: textOf('es'),
})

const demoProductNames = v.parse(productNames, demoHotel?.settings['productNames'])

/** The demo hotel's dishes by id, in the order of its menus. */
const dishes: ReadonlyMap<string, Dish> = new Map(
  [
    ...menuItems.flatMap(({ id, menuType, menuLanguage, itemPrice }): Dish[] => {
      const dish = partsOf(id)?.dish
      if (dish === undefined || menuLanguage !== 'bg') return []
      const rowIn = (language: Language) => menuItems.find((row) => row.id === id.replace('-bg-', `-${language}-`))
      return [
        {
          ...{ id: dish, menu: menuType as MenuType, price: itemPrice }, // the fixtures have no other types
          names: inAll((language) => rowIn(language)?.itemName ?? ''),
          descriptions: inAll((language) => rowIn(language)?.itemDescription ?? ''),
        },
      ]
    }),
    ...products.flatMap(({ id, label, price: given }): Dish[] => {
      if (lines.get(id) !== undefined) return []
      const configured = demoProductNames[label]
      return [
        {
          ...{ id: `product-${id}`, menu: 'roomService', price: given },
          names: inAll((language) => wordsIn(configured?.[language])['name'] ?? label),
          descriptions: inAll((language) => wordsIn(configured?.[language])['description'] ?? ''),
        },
      ]
    }),
  ].map((dish) => [dish.id, dish]),
)

/** What a presenter changed of the menus, by dish. */
export const dishEdits = v.pipe(
  v.record(v.string(), dishEdit),
  v.check((edits) => Object.keys(edits).every((id) => dishes.has(id)), 'names a dish that the hotel does not have'),
)
export type DishEdits = v.InferOutput<typeof dishEdits>

/** The changes of a hotel's menus. */
export function dishEditsOf({ dishes: stored }: Pick<Hotel, 'dishes'>): DishEdits {
  return v.parse(v.fallback(dishEdits, {}), stored.read() ?? {})
}

/** A hotel's name as a dish carries it: without the word for hotel at its beginning or end, and without quotation marks. */
function ownNameOf({ appName, settings }: ConfigurationRow, language: Language): string {
  const appNames = settings['appNames'] as LocalizedText | undefined // written by the seed and by `applyBrand`
  const name = (textIn(language, appNames) ?? appName).replaceAll(/["„“”«»]/g, '').trim()
  return name.replace(/^(?:хотел|hotel)\s+|\s+(?:хотел|hotel)$/i, '') || name
}

/** Replaces the demo hotel's own name in the name of a dish by this hotel's. */
function withOwnName({ store }: Pick<Hotel, 'store'>): (text: string, language: Language) => string {
  const [configuration] = store.configurations.where()
  if (configuration === undefined || demoHotel === undefined) return (text) => text
  const names = inAll((language) => ownNameOf(configuration, language))
  return (text, language) => text.replaceAll(ownNameOf(demoHotel, language), () => names[language])
}

/** The hotel's products as guests see them: with its own name, and with what a presenter changed. */
export function productsOf(hotel: Hotel): ProductRow[] {
  const [edits, named] = [dishEditsOf(hotel), withOwnName(hotel)]
  return hotel.store.products.where().map((row) => {
    const line = lines.get(row.id)
    const edit = edits[line?.dish ?? `product-${row.id}`]
    const name = edit?.names?.bg
    const label = name ? `${name}${line?.rest ?? ''}` : named(row.label, 'bg')
    return { ...row, label, price: edit?.price ?? row.price }
  })
}

/** A menu of the hotel as guests see it. */
export function menuItemsOf(hotel: Hotel, menuType: MenuType): MenuItemRow[] {
  const [edits, named] = [dishEditsOf(hotel), withOwnName(hotel)]
  return hotel.store.menuItems.where({ menuType }).map((row) => {
    const { dish, language } = partsOf(row.id) ?? {}
    if (dish === undefined || language === undefined) return row
    const { names, descriptions, price: edited } = edits[dish] ?? {}
    return {
      ...row,
      itemName: names?.[language] || named(row.itemName, language),
      itemDescription: (descriptions?.[language] ?? row.itemDescription) || null,
      itemPrice: edited ?? row.itemPrice,
    }
  })
}

/** The configuration's names of products that no menu has: those of `given`, and those that a presenter changed. */
export function productNamesOf(hotel: Hotel, given: unknown): { readonly productNames?: object } {
  const changes = Object.entries(dishEditsOf(hotel)).flatMap(([id, { names, descriptions }]) => {
    const dish = dishes.get(id)
    if (dish?.menu !== 'roomService') return []
    const nameIn = (language: Language) => names?.[language] || dish.names[language]
    const texts = languages.map((language) => {
      const usual = wordsIn(demoProductNames[dish.names.bg]?.[language])
      const description = descriptions?.[language] ?? dish.descriptions[language]
      return [language, { ...usual, name: nameIn(language), description }] as const
    })
    return [[nameIn('bg'), Object.fromEntries(texts)] as const]
  })
  if (changes.length === 0) return {}
  return { productNames: { ...v.parse(productNames, given), ...Object.fromEntries(changes) } }
}

/** The dishes of the demo hotel under this hotel's name and in its currency, without what a presenter changed. */
function unchangedDishes(hotel: Hotel): Dish[] {
  const named = withOwnName(hotel)
  const prices = new Map<string | undefined, number>([
    ...hotel.store.menuItems.where().map(({ id, itemPrice }) => [partsOf(id)?.dish, itemPrice] as const),
    ...hotel.store.products.where().map(({ id, price: given }) => [`product-${id}`, given] as const),
  ])
  return [...dishes.values()].map((dish) => ({
    ...dish,
    price: prices.get(dish.id) ?? dish.price,
    names: inAll((language) => named(dish.names[language], language)),
  }))
}

/** All dishes of a hotel in all languages. */
export function dishesOf(hotel: Hotel): Dish[] {
  const edits = dishEditsOf(hotel)
  return unchangedDishes(hotel).map((dish) => {
    const { names, descriptions, price: edited } = edits[dish.id] ?? {}
    return {
      ...dish,
      names: inAll((language) => names?.[language] || dish.names[language]),
      descriptions: { ...dish.descriptions, ...descriptions },
      price: edited ?? dish.price,
    }
  })
}

/** The texts that differ. */
function changed(texts: Partial<Texts> = {}, usual: Texts): Partial<Texts> | undefined {
  const differing = languages.filter((language) => texts[language] !== undefined && texts[language] !== usual[language])
  return differing.length === 0
    ? undefined
    : Object.fromEntries(differing.map((language) => [language, texts[language] ?? '']))
}

/** Changes dishes. What equals the demo hotel's is not stored, so that it follows the hotel's name. */
export function editDishes(hotel: Hotel, given: DishEdits): void {
  const usual = new Map(unchangedDishes(hotel).map((dish) => [dish.id, dish]))
  const merged = Object.entries(given).map(([id, edit]): [string, DishEdit] => {
    const dish = usual.get(id)
    if (dish === undefined) return [id, {}]
    const before = dishEditsOf(hotel)[id]
    const names = changed({ ...before?.names, ...edit.names }, dish.names)
    const descriptions = changed({ ...before?.descriptions, ...edit.descriptions }, dish.descriptions)
    const own = edit.price ?? before?.price
    return [
      id,
      {
        ...(names && { names }),
        ...(descriptions && { descriptions }),
        ...(own !== undefined && own !== dish.price && { price: own }),
      },
    ]
  })
  const edits = Object.entries({ ...dishEditsOf(hotel), ...Object.fromEntries(merged) })
  hotel.dishes.write(Object.fromEntries(edits.filter(([, edit]) => Object.keys(edit).length > 0)))
}
