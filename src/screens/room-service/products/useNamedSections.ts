import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { productCategories, type Product } from '#src/schemas/products.ts'
import { sectionsOf, type Section } from './sections.ts'

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
