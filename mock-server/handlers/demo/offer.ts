import * as v from 'valibot'
import { hotelLanguages, type HotelLanguage } from '#mock-server/hotel/languages.ts'
import { textIn } from '#src/lib/languages.ts'
import { euroToLeva, levaToEuro, toCents, type Cents, type Currency } from '#src/lib/money.ts'
import { menuTypes } from '#src/schemas/menus.ts'
import { demoDishOf, demoSectionOf, ownDishesOf } from '#mock-server/handlers/dishes.ts'
import type { Dish } from '#mock-server/hotel/dish.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { byId, rowSchemaOf, type MenuItemRow, type ProductRow, type RowsInput } from '#mock-server/models.ts'
import { MAX_PRICE } from '#mock-server/sandboxes/limits.ts'

const units: Readonly<Record<string, string>> = { кг: 'kg', г: 'g', гр: 'g', мл: 'ml', л: 'l' }

/** A portion of a table in Bulgarian, such as `350 г`, in another language. */
function withOtherUnits(portion: string | undefined): string | undefined {
  return portion?.replaceAll(
    /(\d\s*)(кг|гр?|мл|л)\.?(?!\p{L})/gu,
    (_whole, amount: string, unit: string) => `${amount}${units[unit]}`,
  )
}

/** The texts of a dish in a language, all in the next best one where it has no name in it. */
function textsIn(dish: Dish, language: HotelLanguage) {
  const { names, descriptions, portions, categories } = dish
  const from = [language, 'en' as const, ...hotelLanguages].find((each) => names[each] !== undefined) ?? language
  return {
    name: names[from] ?? '',
    description: descriptions[from],
    portion: portions[from] ?? withOtherUnits(textIn(from, portions)),
    category: categories[from] ?? demoSectionOf(dish)?.[from] ?? textIn(from, categories),
  }
}

const WITHOUT_ALCOHOL = /non.?alcohol|alcohol.?free|безалкохол|sin alcohol|\bsoft/i
const ALCOHOL =
  /^alcoholic|алкохолни напитки|бир[аи]|вин[ао]|коктейл|ракия|уиски|beer|wine|cocktail|spirits|whisk|cerveza|vino|licor|cóctel/i
const DRINKS = /drinks|напит|кафе|чай|сок|вода|coffee|\btea|juice|water|café|zumo|refresco|bebida/i
/** Of a dish's name, in which a word of a section may be a part of another, or of a drink for children. */
const ALCOHOLIC_DRINK =
  /(?:^|[^\p{L}])(?:бира|вино|водка|джин|ром|ракия|уиски|мастика|шампанско|просеко|коняк|бренди|ликьор|текила|beer|wine|vodka|gin|rum|rakia|whiske?y|champagne|prosecco|cognac|brandy|tequila|cerveza|vino|ginebra|ron|cava|licor)(?!\p{L})/iu

/** The category of room service: by the name of the dish's section, and where that holds all drinks, by the dish's own. */
function categoryOf({ categories, names }: Dish): string {
  const [section, name] = [categories, names].map((texts) => Object.values(texts).join(' ')) as [string, string] // of two
  if (WITHOUT_ALCOHOL.test(section)) return 'NON_ALCOHOLIC'
  if (ALCOHOL.test(section)) return 'ALCOHOLIC'
  if (!DRINKS.test(section)) return 'FOOD'
  return ALCOHOLIC_DRINK.test(name) && !WITHOUT_ALCOHOL.test(name) ? 'ALCOHOLIC' : 'NON_ALCOHOLIC'
}

function menuItemsOfList(list: readonly Dish[]): MenuItemRow[] {
  return menuTypes.flatMap((menuType) => {
    const ofMenu = [...list.entries()].filter(([, { menus }]) => menus.includes(menuType))
    const spoken = hotelLanguages.filter((language) => ofMenu.some(([, { names }]) => names[language] !== undefined))
    return spoken.flatMap((menuLanguage) =>
      ofMenu.map(([index, each]) => {
        const { name, description = null, portion = null, category = null } = textsIn(each, menuLanguage)
        return {
          ...{ id: `${menuType}-${menuLanguage}-own-${index + 1}`, menuType, menuLanguage, category },
          ...{ itemName: name, itemDescription: description, itemPrice: each.price, portionSize: portion },
          itemPhoto: demoDishOf(each)?.photo ?? null,
        }
      }),
    )
  })
}

type OwnProduct = RowsInput['products'][number]
/** Fills in columns that the menu of a hotel says nothing of. */
const productRow = rowSchemaOf.get('products') as v.GenericSchema<OwnProduct, ProductRow>

/** Room service with the dish of each product. One without a drawing has none, and the app shows that of its section. */
function productsOfList(list: readonly Dish[]): { readonly dish: Dish; readonly product: OwnProduct }[] {
  const used = new Set<string>()
  return [...list.entries()].flatMap(([index, dish]) => {
    if (!dish.menus.includes('roomService')) return []
    const [demo, { name, portion }] = [demoDishOf(dish), textsIn(dish, 'bg')]
    const own = { id: `own-${index + 1}`, label: name, image: demo?.photo ?? null, productCategory: categoryOf(dish) }
    const row = demo?.product !== undefined && !used.has(demo.product.id) ? demo.product : own
    const label = dish.names.bg === undefined ? name : row.label
    const product = {
      ...row,
      // The app tells products apart by their labels.
      label: used.has(label) ? `${label}, ${portion ?? index + 1}` : label,
      price: dish.price,
    }
    used.add(product.id).add(product.label)
    return [{ dish, product }]
  })
}

/** The texts of the products of an own menu, by label. Those of the demo hotel's the app finds in its menus. */
export function productNamesOf(own: readonly Dish[] | undefined): { readonly productNames?: object } {
  if (own === undefined) return {}
  const entries = productsOfList(own).map(({ dish, product: { label } }) => {
    const texts = hotelLanguages.map((language) => [language, textsIn(dish, language)] as const)
    return [label, Object.fromEntries(texts)] as const
  })
  return { productNames: Object.fromEntries(entries) }
}

type Convert = (amount: Cents) => Cents

const toWholeTen: Convert = (cents) => Math.round(cents / 10) * 10

/** The conversion between these currencies, which gives leva in whole tens back as they were; `undefined` where the amounts stay the same. */
function conversion(from: Currency, to: Currency): Convert | undefined {
  if ((from === 'eur') === (to === 'eur')) return undefined
  return to === 'eur' ? levaToEuro : (amount) => toWholeTen(euroToLeva(amount))
}

/** The rows of the demo hotel's menus, which are in leva, with prices in this currency. */
function demoOffer(hotel: Hotel, currency: Currency) {
  const priceOf = (leva: number) => (currency === 'eur' ? toWholeTen(levaToEuro(toCents(leva))) / 100 : leva)
  const { products, menuItems } = hotel.seed()
  return {
    products: products.map((row) => ({ ...row, price: priceOf(row.price) })),
    menuItems: menuItems.map((row) => ({ ...row, itemPrice: priceOf(row.itemPrice) })),
  }
}

/** Gives a hotel its own menu, or the demo hotel's. The orders that every hotel begins with are of its products, and are as much as they. */
export function writeDishes(hotel: Hotel, list: readonly Dish[] | undefined, currency: Currency): void {
  const { products, menuItems } =
    list === undefined
      ? demoOffer(hotel, currency)
      : { products: productsOfList(list).map(({ product }) => product), menuItems: menuItemsOfList(list) }
  const seed = hotel.seed()
  const prices = new Map(products.map(({ id, price }) => [id, toCents(price)]))
  const [ids, usualIds] = [[...prices.keys()], seed.products.map(({ id }) => id)]
  const idNow = (id: string) => (prices.has(id) ? id : (ids[usualIds.indexOf(id) % ids.length] ?? id))
  hotel.change((db) => {
    if (list === undefined) hotel.dishes.remove()
    else hotel.dishes.write({ list })
    db.menuItems.deleteMany({ where: {} })
    for (const row of menuItems) db.menuItems.create(row)
    db.products.deleteMany({ where: {} })
    for (const row of products) db.products.create(v.parse(productRow, row))
    for (const order of seed.orders) {
      const productIds = order.productIds.map(idNow)
      const total = productIds.reduce((sum, id) => sum + (prices.get(id) ?? 0), 0)
      db.orders.update({ ...byId(order.id), data: { productIds, totalPrice: total / 100 } })
    }
  })
}

/** Converts a hotel's prices when it shows them in another currency from now on. An order's total stays the sum of its products. */
export function convertPrices(hotel: Hotel, from: Currency, to: Currency): void {
  const convert = conversion(from, to)
  if (convert === undefined) return
  const converted = (price: number) => Math.min(convert(toCents(price)) / 100, MAX_PRICE)
  const list = ownDishesOf(hotel)?.map((dish) => ({ ...dish, price: converted(dish.price) }))
  hotel.change((db) => {
    const sumOf = (ids: readonly string[]) =>
      ids.reduce((sum, id) => sum + toCents(db.products.findFirst(byId(id))?.price ?? Number.NaN), 0)
    const orders = db.orders
      .getAll()
      .map((order) => ({ ...order, isSum: sumOf(order.productIds) === toCents(order.totalPrice) }))
    writeDishes(hotel, list, to)
    for (const { id, isSum, productIds, totalPrice } of orders) {
      const total = isSum ? sumOf(productIds) : convert(toCents(totalPrice))
      db.orders.update({ ...byId(id), data: { totalPrice: total / 100 } })
    }
  })
}
