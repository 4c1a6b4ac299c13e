import { productCategories, type Product } from '#src/schemas/products.ts'

/** The products of one category. */
export interface Section {
  readonly category: string
  readonly products: readonly Product[]
}

/** How a category is compared: case does not make another one. */
const key = (category: string) => category.toLowerCase()

/**
 * Groups products by their distinct categories (spec 7.4, 9.11): FOOD, NON_ALCOHOLIC, ALCOHOLIC, then any other in the order
 * received. Empty ones do not appear.
 */
export function sectionsOf(products: readonly Product[]): Section[] {
  const sections = new Map<string, { category: string; products: Product[] }>(
    productCategories.map((category) => [key(category), { category, products: [] }]),
  )
  for (const product of products) {
    const category = product.productCategory.trim()
    const section = sections.get(key(category)) ?? { category, products: [] }
    section.products.push(product)
    sections.set(key(category), section)
  }
  return [...sections.values()].filter((section) => section.products.length > 0)
}
