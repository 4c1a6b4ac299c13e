import { productCategories, type Product } from '#src/schemas/products.ts'

/** The products of one category. */
interface Section {
  readonly category: string
  readonly products: readonly Product[]
}

/**
 * Groups products by category, ignoring case (spec 7.4, 9.11): FOOD, NON_ALCOHOLIC, ALCOHOLIC, then any other in the order
 * received. Empty categories are omitted.
 */
export function sectionsOf(products: readonly Product[]): Section[] {
  const sections = new Map<string, { category: string; products: Product[] }>()
  for (const category of productCategories) sections.set(category.toLowerCase(), { category, products: [] })
  for (const product of products) {
    const category = product.productCategory.trim()
    const section = sections.get(category.toLowerCase()) ?? { category, products: [] }
    section.products.push(product)
    sections.set(category.toLowerCase(), section)
  }
  return [...sections.values()].filter((section) => section.products.length > 0)
}

/**
 * The index of the current section: the last one whose top is above the reading line. Above the first section it is the
 * first; at the end of the page it is the last, because a short last section cannot reach the line.
 */
export function activeSection(tops: readonly number[], readingLine: number, atEnd: boolean): number {
  if (atEnd) return Math.max(0, tops.length - 1)
  return tops.reduce((last, top, at) => (top <= readingLine ? at : last), 0)
}
