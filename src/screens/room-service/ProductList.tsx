import { useState } from 'react'
import { ListSearch, NothingFound } from '#src/hotel/ListSearch.tsx'
import { isFound } from '#src/lib/text.ts'
import { useIsScrolledBefore } from '#src/navigation/scrollPositions.ts'
import type { Product } from '#src/schemas/products.ts'
import { classes } from '#src/ui/classes.ts'
import { Skeleton } from '#src/ui/feedback/QueryView.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { distributeRows, useProgressiveList } from '#src/ui/useProgressiveList.ts'
import { Cart } from './Cart.tsx'
import { CategoryTabs } from './CategoryTabs.tsx'
import columns from './OrderColumns.module.css'
import styles from './ProductList.module.css'
import { useProductTexts, type ProductTexts } from './productTexts.ts'
import { ProductRow } from './ProductRow.tsx'
import { useNamedSections, type NamedSection } from './sections.ts'

/** The products by category, with tabs and a search, and the cart beside or below them. */
export function ProductList({ products }: { readonly products: readonly Product[] }) {
  const textsOf = useProductTexts(products)
  const [query, setQuery] = useState('')
  const found = products.filter(({ label }) => {
    const { name, description } = textsOf(label)
    return isFound(query, [name, label, description])
  })
  const sections = useNamedSections(query.trim() === '' ? products : found)
  const [rendered, renderAll] = useProgressiveList(products.length, useIsScrolledBefore())
  const isWhole = rendered === products.length
  const shares = distributeRows(
    rendered,
    sections.map((section) => section.products.length),
  )
  return (
    <div className={classes(columns.columns, query !== '' && styles.searched)}>
      <Stack gap={3}>
        <div className={styles.tools}>
          <ListSearch value={query} onChange={setQuery} count={found.length}>
            <CategoryTabs {...{ sections, isWhole, renderAll }} />
          </ListSearch>
        </div>
        {sections.map((section, at) => (
          <ProductSection key={section.category} section={section} rendered={shares[at] ?? 0} textsOf={textsOf} />
        ))}
        {sections.length === 0 && <NothingFound />}
      </Stack>
      <Cart products={products} textsOf={textsOf} />
    </div>
  )
}

interface SectionProps {
  readonly section: NamedSection
  /** The number of its products to render so far; none before its first product is due. */
  readonly rendered: number
  readonly textsOf: (label: string) => ProductTexts
}

/** The products of one category under a heading, the scroll target of the tab bar. */
function ProductSection({ section: { id, name, products }, rendered, textsOf }: SectionProps) {
  const headingId = `${id}-heading`
  if (rendered === 0) return null
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} tabIndex={-1} className={styles.heading}>
        {name}
      </h2>
      <ul className={styles.products}>
        {products.slice(0, rendered).map((product) => {
          const { names: _names, ...texts } = textsOf(product.label)
          return <ProductRow key={`${typeof product.id}-${product.id}`} product={product} {...texts} />
        })}
      </ul>
    </section>
  )
}

/** Placeholder for the tabs, the first heading and the products while they load. */
export function ProductListSkeleton() {
  return (
    <div className={columns.columns}>
      <Stack gap={3}>
        <div aria-hidden="true" className={classes('skeleton', styles.tabs)} />
        <Skeleton />
        <div className={styles.products}>
          {[0, 1, 2].map((column) => (
            <Skeleton key={column} shape="dish" lines={3} />
          ))}
        </div>
      </Stack>
    </div>
  )
}
