import { useLanguage } from '#src/i18n/useLanguage.ts'
import { productCategories, type Product } from '#src/schemas/products.ts'
import { useAllMenus, type ProductTexts } from './productTexts.ts'

/**
 * Returns the section of each product, and a function that sorts them: what the menus have for the food, in their order, where they know
 * at least half of it; then food, non-alcoholic and alcoholic drinks, and what the hotel calls otherwise, in the order received (spec 7.4,
 * 9.11).
 */
export function useSections(products: readonly Product[], textsOf: (label: string) => ProductTexts) {
  const [language] = useLanguage()
  const menus = useAllMenus().flatMap((each) => each.menus)
  const items = menus.filter(({ menuLanguage }) => menuLanguage.toLowerCase() === language)
  const order = [...items.flatMap(({ menuItems }) => menuItems.map(({ category }) => category)), ...productCategories]
  const [food] = productCategories
  const foods = products.filter(({ productCategory }) => productCategory === food)
  const isKnown = foods.filter(({ label }) => textsOf(label).category).length >= foods.length / 2
  const sectionOf = ({ label, productCategory }: Product): string =>
    (isKnown && productCategory === food && textsOf(label).category) || productCategory
  const placeOf = (product: Product) => order.concat(sectionOf(product)).indexOf(sectionOf(product))
  return { sectionOf, bySection: (one: Product, other: Product) => placeOf(one) - placeOf(other) }
}
