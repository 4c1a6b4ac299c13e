import * as v from 'valibot'
import { http } from 'msw'
import demoHotel from '#fixtures/configuration.json'
import fixtureProducts from '#fixtures/products.json'
import { fieldsOf } from '#src/lib/unknown.ts'
import { dishList, type Dish, type Texts } from '#mock-server/hotel/dish.ts'
import { hotelLanguages, type HotelLanguage } from '#mock-server/hotel/languages.ts'
import type { MenuType } from '#src/schemas/menus.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { seed } from '#mock-server/seed.ts'
import type { MenuItemRow, ProductRow } from '#mock-server/models.ts'
import { json } from '#mock-server/handlers/http.ts'
import type { Resolvers } from '#mock-server/handlers/calls.ts'

/** A dish of the demo hotel with what a table does not have: its drawing, and its product where room service has it. */
interface DemoDish {
  /** Of the row that has its price. */
  readonly id: string
  readonly dish: Dish
  readonly photo: string | null
  readonly product?: ProductRow
}

type ProductText = { readonly name?: string; readonly description?: string; readonly portion?: string }
const productNames: { readonly [label: string]: { readonly [Each in HotelLanguage]?: string | ProductText } } =
  demoHotel.settings.productNames

/** The texts of those languages that have one. */
function textsOf(textOf: (language: HotelLanguage) => unknown): Texts {
  return Object.fromEntries(
    hotelLanguages.flatMap((language) => {
      const text = textOf(language)
      return typeof text === 'string' && text !== '' ? [[language, text]] : []
    }),
  )
}

const { menuItems, products } = seed(new Date(0))
const productOfDish = new Map(fixtureProducts.flatMap(({ id, dish: of }) => (of === undefined ? [] : [[of, id]])))

function dishOfRow(row: MenuItemRow): DemoDish {
  const id = productOfDish.get(row.id.replace('-bg-', '-'))
  const product = products.find((each) => each.id === id)
  const rowIn = (language: HotelLanguage) =>
    menuItems.find((each) => each.id === row.id.replace('-bg-', `-${language}-`))
  return {
    id: row.id,
    dish: {
      menus: [row.menuType as MenuType, ...(product ? ['roomService' as const] : [])], // the fixtures have no other types
      categories: textsOf((language) => rowIn(language)?.category),
      names: textsOf((language) => rowIn(language)?.itemName),
      descriptions: textsOf((language) => rowIn(language)?.itemDescription),
      portions: textsOf((language) => rowIn(language)?.portionSize),
      price: row.itemPrice,
    },
    photo: row.itemPhoto,
    ...(product && { product }),
  }
}

function dishOfProduct(product: ProductRow): DemoDish {
  const { label, price: given } = product
  const partOf = (part: string) => (language: HotelLanguage) => {
    const text = productNames[label]?.[language] ?? {}
    return typeof text === 'string' ? part === 'name' && text : fieldsOf(text)[part]
  }
  return {
    id: product.id,
    dish: {
      menus: ['roomService'],
      categories: textsOf(partOf('category')),
      names: { bg: label, ...textsOf(partOf('name')) },
      descriptions: textsOf(partOf('description')),
      portions: textsOf(partOf('portion')),
      price: given,
    },
    photo: product.image,
    product,
  }
}

/** The demo hotel's dishes: those of its menus, then the products that no menu has. */
const demoDishes: readonly DemoDish[] = [
  ...menuItems.filter(({ menuLanguage }) => menuLanguage === 'bg').map(dishOfRow),
  ...products.filter(({ id }) => ![...productOfDish.values()].includes(id)).map(dishOfProduct),
]

/** The hotel's own menu; `undefined` for the demo hotel's. */
export function ownDishesOf({ dishes: stored }: Pick<Hotel, 'dishes'>): Dish[] | undefined {
  return v.parse(v.fallback(v.object({ list: v.optional(dishList) }), {}), stored.read() ?? {}).list
}

/** The demo hotel's dish of the same name in every language in which this one has a name, by preference of the same menu. */
export function demoDishOf({ names, menus }: Pick<Dish, 'names' | 'menus'>) {
  const alike = demoDishes.filter(({ dish: { names: own } }) =>
    hotelLanguages.every((language) => names[language] === undefined || names[language] === own[language]),
  )
  return alike.find((each) => each.dish.menus.some((menu) => menus.includes(menu))) ?? alike[0]
}

/** The demo hotel's section of the same name in some language. */
export function demoSectionOf({ categories }: Pick<Dish, 'categories'>): Texts | undefined {
  const names = Object.values(categories).map((name) => name.toLowerCase())
  const isAlike = (own: Texts) => Object.values(own).some((name) => names.includes(name.toLowerCase()))
  return demoDishes.find(({ dish: demo }) => isAlike(demo.categories))?.dish.categories
}

/** All dishes of a hotel, in its currency. */
function dishesOf(hotel: Hotel): readonly Dish[] {
  const prices = new Map([
    ...hotel.db.menuItems.getAll().map((row) => [row.id, row.itemPrice] as const),
    ...hotel.db.products.getAll().map((row) => [row.id, row.price] as const),
  ])
  const demo = demoDishes.map(({ id, dish: each }) => ({ ...each, price: prices.get(id) ?? each.price }))
  return ownDishesOf(hotel) ?? demo
}

/**
 * `allergens` and `diet` of the configuration: those of `settings`, which are by a dish's Bulgarian name, by each name that guests see. A name
 * that another dish has too, or one of a dish that is named or described otherwise in a language, has none: nobody said what is in it.
 */
export function dishFactsOf(own: readonly Dish[] | undefined, settings: { readonly [key: string]: unknown }) {
  const demoNames = new Map<string, string>()
  for (const each of own ?? demoDishes.map((demo) => demo.dish)) {
    const demo = demoDishOf(each)
    const isSame = (['names', 'descriptions'] as const).every((part) =>
      hotelLanguages.every((language) => each[part][language] === demo?.dish[part][language]),
    )
    const known = (isSame && demo?.dish.names.bg) || ''
    for (const name of [...Object.values(each.names), ...(demo?.product ? [demo.product.label] : [])])
      demoNames.set(name, demoNames.get(name) === '' ? '' : known)
  }
  const byEachName = (facts: { readonly [name: string]: unknown }) =>
    Object.fromEntries([...demoNames].map(([name, known]) => [name, facts[known]]))
  return { allergens: byEachName(fieldsOf(settings['allergens'])), diet: byEachName(fieldsOf(settings['diet'])) }
}

/** Lists the dishes of the hotel. */
export const dishHandlers = ({ demo, presenterCall }: Resolvers) => [
  http.get(
    `${demo}/dishes`,
    presenterCall(({ hotel }) => json(200, dishesOf(hotel))),
  ),
]
