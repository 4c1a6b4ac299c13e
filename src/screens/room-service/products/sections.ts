import { productCategories, type Product } from '#src/schemas/products.ts'

export interface Section {
  readonly category: string
  readonly products: readonly Product[]
}

/** Categories are compared ignoring case. */
const key = (category: string) => category.toLowerCase()

/**
 * Groups products by distinct category (spec 7.4, 9.11): FOOD, NON_ALCOHOLIC, ALCOHOLIC, then any other in the order
 * received. Empty categories are omitted.
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
