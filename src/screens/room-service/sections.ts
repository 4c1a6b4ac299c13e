import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { productCategories, type Product } from '#src/schemas/products.ts'

export interface Section {
  readonly category: string
  readonly products: readonly Product[]
}

/** Categories are compared ignoring case. */
const keyOf = (category: string) => category.toLowerCase()

/**
 * Groups products by distinct category (spec 7.4, 9.11): FOOD, NON_ALCOHOLIC, ALCOHOLIC, then any other in the order
 * received. Empty categories are omitted.
 */
export function sectionsOf(products: readonly Product[]): Section[] {
  const sections = new Map<string, { category: string; products: Product[] }>(
    productCategories.map((category) => [keyOf(category), { category, products: [] }]),
  )
  for (const product of products) {
    const category = product.productCategory.trim()
    const section = sections.get(keyOf(category)) ?? { category, products: [] }
    section.products.push(product)
    sections.set(keyOf(category), section)
  }
  return [...sections.values()].filter((section) => section.products.length > 0)
}

/** A section with its translated name and the id of its element. */
export interface NamedSection extends Section {
  readonly id: string
  readonly name: string
}

/** The sections of a product list; unknown categories keep their received name. */
export function useNamedSections(products: readonly Product[]): readonly NamedSection[] {
  const { t } = useTranslation('roomService')
  const sections = useMemo(() => sectionsOf(products), [products])
  return sections.map((section, at) => {
    const known = productCategories.find((category) => category === section.category)
    const name = known === undefined ? section.category : t(`category.${known}`)
    return { ...section, id: `category-${at + 1}`, name }
  })
}

/**
 * The index of the current section: the last one whose top is above the reading line. Above the first section it is the
 * first; at the end of the page it is the last, because a short last section cannot reach the line.
 */
export function activeSection(tops: readonly number[], readingLine: number, atEnd: boolean): number {
  if (atEnd) return Math.max(0, tops.length - 1)
  return tops.reduce((last, top, at) => (top <= readingLine ? at : last), 0)
}
