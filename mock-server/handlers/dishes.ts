import * as v from 'valibot'
import { http } from 'msw'
import demoHotel from '#fixtures/configuration.json'
import products from '#fixtures/products.json'
import { fieldsOf } from '#src/lib/unknown.ts'
import { languages, textIn, type Language, type LocalizedText } from '#src/lib/languages.ts'
import { menuTypes, type MenuType } from '#src/schemas/menus.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { MAX_PRICE } from '#mock-server/sandboxes/limits.ts'
import { seed } from '#mock-server/seed.ts'
import type { MenuItemRow, ProductRow } from '#mock-server/models.ts'
import { presenterLimits, readBody, json } from '#mock-server/handlers/http.ts'
import type { Resolvers } from '#mock-server/handlers/calls.ts'

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

/** The dish of a line: `bar-3` is that of `bar-bg-3`, `bar-en-3` and `bar-es-3`. */
const dishOf = ({ id, menuLanguage }: MenuItemRow) => id.replace(`-${menuLanguage}-`, '-')

/** The dish of each product: the line of a menu, or one of its own. */
const productDishes = new Map(products.map(({ id, dish }) => [id, dish ?? `product-${id}`]))

const inAll = (textOf: (language: Language) => string): Texts => ({
  bg: textOf('bg'),
  en: textOf('en'),
  es: textOf('es'),
})

type ProductText = { readonly name?: string; readonly description?: string; readonly portion?: string }
const productNames: { readonly [label: string]: { readonly [Each in Language]?: string | ProductText } } =
  demoHotel.settings.productNames

/** The demo hotel's text of a product that no menu has. */
function productTextOf(label: string, language: Language): ProductText {
  const text = productNames[label]?.[language] ?? {}
  return typeof text === 'string' ? { name: text } : text
}

const { menuItems } = seed(new Date(0))
const rowIn = (language: Language, { id }: MenuItemRow) =>
  menuItems.find((row) => row.id === id.replace('-bg-', `-${language}-`))

/** The demo hotel's dishes by id, in the order of its menus. */
const dishes: ReadonlyMap<string, Dish> = new Map(
  [
    ...menuItems
      .filter(({ menuLanguage }) => menuLanguage === 'bg')
      .map((row): Dish => ({
        ...{ id: dishOf(row), menu: row.menuType as MenuType, price: row.itemPrice }, // the fixtures have no other types
        names: inAll((language) => rowIn(language, row)?.itemName ?? ''),
        descriptions: inAll((language) => rowIn(language, row)?.itemDescription ?? ''),
      })),
    ...products
      .filter(({ dish }) => dish === undefined)
      .map(({ id, label, price: given }): Dish => ({
        ...{ id: `product-${id}`, menu: 'roomService', price: given },
        names: inAll((language) => productTextOf(label, language).name ?? label),
        descriptions: inAll((language) => productTextOf(label, language).description ?? ''),
      })),
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
function ownNameOf(appName: string, appNames: LocalizedText | undefined, language: Language): string {
  const name = (textIn(language, appNames) ?? appName).replaceAll(/["„“”«»]/g, '').trim()
  return name.replace(/^(?:хотел|hotel)\s+|\s+(?:хотел|hotel)$/i, '') || name
}

/** Replaces the demo hotel's own name in the name of a dish by this hotel's. */
function withOwnName({ db }: Pick<Hotel, 'db'>): (text: string, language: Language) => string {
  const [{ appName, settings } = demoHotel] = db.configurations.getAll()
  const appNames = settings['appNames'] as LocalizedText | undefined // written by the seed and by `applyBrand`
  const names = inAll((language) => ownNameOf(appName, appNames, language))
  return (text, language) =>
    text.replaceAll(ownNameOf(demoHotel.appName, demoHotel.settings.appNames, language), () => names[language])
}

/** The hotel's products as guests see them: with its own name, and with what a presenter changed. */
export function productsOf(hotel: Hotel): ProductRow[] {
  const [edits, named] = [dishEditsOf(hotel), withOwnName(hotel)]
  return hotel.db.products.getAll().map((row) => {
    const id = productDishes.get(row.id) ?? ''
    const { names, price: edited } = edits[id] ?? {}
    // A label may go on after the name of the dish: with its portion.
    const portion = row.label.slice(dishes.get(id)?.names.bg.length)
    return { ...row, label: names?.bg ? `${names.bg}${portion}` : named(row.label, 'bg'), price: edited ?? row.price }
  })
}

/** A menu of the hotel as guests see it. */
export function menuItemsOf(hotel: Hotel, menuType: MenuType): MenuItemRow[] {
  const [edits, named] = [dishEditsOf(hotel), withOwnName(hotel)]
  return hotel.db.menuItems.findMany({ where: { menuType: { equals: menuType } } }).map((row) => {
    const language = row.menuLanguage as Language // the fixtures have no other
    const { names, descriptions, price: edited } = edits[dishOf(row)] ?? {}
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
      const description = descriptions?.[language] ?? dish.descriptions[language]
      return [language, { ...productTextOf(dish.names.bg, language), name: nameIn(language), description }] as const
    })
    return [[nameIn('bg'), Object.fromEntries(texts)] as const]
  })
  return changes.length === 0 ? {} : { productNames: { ...fieldsOf(given), ...Object.fromEntries(changes) } }
}

/** `allergens` and `diet` of the configuration: those of `settings`, which are by a dish's Bulgarian name, by each name that guests see. */
export function dishFactsOf(hotel: Hotel, settings: { readonly [key: string]: unknown }) {
  const named = [
    ...menuTypes.flatMap((type) => menuItemsOf(hotel, type).map((row) => [dishOf(row), row.itemName] as const)),
    ...productsOf(hotel).map(({ id, label }) => [productDishes.get(id) ?? '', label] as const),
  ]
  const byEachName = (known: { readonly [name: string]: unknown }) =>
    Object.fromEntries(named.map(([id, name]) => [name, known[dishes.get(id)?.names.bg ?? '']]))
  return { allergens: byEachName(fieldsOf(settings['allergens'])), diet: byEachName(fieldsOf(settings['diet'])) }
}

/** The dishes of the demo hotel under this hotel's name and in its currency, without what a presenter changed. */
function unchangedDishes(hotel: Hotel): Dish[] {
  const named = withOwnName(hotel)
  const prices = new Map([
    ...hotel.db.menuItems.getAll().map((row) => [dishOf(row), row.itemPrice] as const),
    ...hotel.db.products.getAll().map(({ id, price: given }) => [`product-${id}`, given] as const),
  ])
  return [...dishes.values()].map((dish) => ({
    ...dish,
    price: prices.get(dish.id) ?? dish.price,
    names: inAll((language) => named(dish.names[language], language)),
  }))
}

/** All dishes of a hotel in all languages. */
function dishesOf(hotel: Hotel): Dish[] {
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

/** The texts that differ; `undefined` if none does. */
function changed(texts: Partial<Texts>, usual: Texts): Partial<Texts> | undefined {
  const differing = languages.filter((language) => texts[language] !== undefined && texts[language] !== usual[language])
  const changes = differing.map((language) => [language, texts[language]])
  return changes.length === 0 ? undefined : (Object.fromEntries(changes) as Partial<Texts>) // `fromEntries` loses the languages
}

/** Changes dishes. What equals the demo hotel's is not stored, so that it follows the hotel's name. */
function editDishes(hotel: Hotel, given: DishEdits): void {
  const edits = new Map(Object.entries(dishEditsOf(hotel)))
  for (const dish of unchangedDishes(hotel)) {
    const [before, edit] = [edits.get(dish.id), given[dish.id]]
    if (edit === undefined) continue
    const names = changed({ ...before?.names, ...edit.names }, dish.names)
    const descriptions = changed({ ...before?.descriptions, ...edit.descriptions }, dish.descriptions)
    const own = edit.price ?? before?.price
    edits.set(dish.id, {
      ...(names && { names }),
      ...(descriptions && { descriptions }),
      ...(own !== undefined && own !== dish.price && { price: own }),
    })
  }
  hotel.dishes.write(Object.fromEntries([...edits].filter(([, edit]) => Object.keys(edit).length > 0)))
}

/** Lists the dishes of the hotel in all languages, changes some of them, or restores all of them. */
export const dishHandlers = ({ demo, presenterCall, offerCall }: Resolvers) => [
  http.get(
    `${demo}/dishes`,
    presenterCall(({ hotel }) => json(200, dishesOf(hotel))),
  ),
  http.put(
    `${demo}/dishes`,
    offerCall(async ({ request, hotel }) => {
      editDishes(hotel, await readBody(request, dishEdits, presenterLimits))
      return json(200, dishesOf(hotel))
    }),
  ),
  http.delete(
    `${demo}/dishes`,
    offerCall(({ hotel }) => {
      hotel.dishes.remove()
      return json(200, dishesOf(hotel))
    }),
  ),
]
