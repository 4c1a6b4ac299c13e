import { productCategories, type Product } from '#src/wire/products.ts'

/** The products of one category. */
export interface Section {
  readonly category: string
  readonly products: readonly Product[]
}

/**
 * Groups products by their distinct categories (spec 7): FOOD, NON_ALCOHOLIC, ALCOHOLIC, then any other in the order
 * received. Empty ones do not appear.
 */
export function sectionsOf(products: readonly Product[]): Section[] {
  const categories = new Set<string>([...productCategories, ...products.map((product) => product.productCategory)])
  return [...categories]
    .map((category) => ({ category, products: products.filter((product) => product.productCategory === category) }))
    .filter((section) => section.products.length > 0)
}

/** Leaves out products that repeat an id: a cart could not tell them apart. */
export function distinctProducts(products: readonly Product[]): Product[] {
  const seen = new Set<Product['id']>()
  return products.filter((product) => !seen.has(product.id) && seen.add(product.id))
}
