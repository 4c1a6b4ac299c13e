import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListSearch, NothingFound } from '#src/hotel/ListSearch.tsx'
import { isFound } from '#src/lib/text.ts'
import { useIsScrolledBefore } from '#src/navigation/scrollPositions.ts'
import { productCategories, type Product } from '#src/schemas/products.ts'
import { classes } from '#src/ui/classes.ts'
import { Skeleton } from '#src/ui/feedback/QueryView.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { distributeRows, useProgressiveList } from '#src/ui/useProgressiveList.ts'
import { Cart } from './Cart.tsx'
import { CategoryTabs } from './CategoryTabs.tsx'
import columns from './OrderColumns.module.css'
import styles from './ProductList.module.css'
import { useProductTexts } from './productTexts.ts'
import { ProductRow } from './ProductRow.tsx'
import { sectionsOf } from './sections.ts'

/** The products by category, with tabs and a search, and the cart beside or below them. */
export function ProductList({ products }: { readonly products: readonly Product[] }) {
  const { t } = useTranslation('roomService')
  const textsOf = useProductTexts(products)
  const [query, setQuery] = useState('')
  const [rendered, renderAll] = useProgressiveList(products.length, useIsScrolledBefore())
  const found = products.filter(({ label }) => {
    const { name, description } = textsOf(label)
    return isFound(query, [name, label, description])
  })
  const sections = sectionsOf(found).map((section, at) => {
    // An unknown category keeps the name that was received.
    const known = productCategories.find((category) => category === section.category)
    return { ...section, id: `category-${at + 1}`, name: known ? t(`category.${known}`) : section.category }
  })
  const shares = distributeRows(
    rendered,
    sections.map((section) => section.products.length),
  )
  return (
    <div className={classes(columns.columns, query !== '' && styles.searched)}>
      <Stack gap={3}>
        <div className={styles.tools}>
          <ListSearch value={query} onChange={setQuery} count={found.length}>
            <CategoryTabs sections={sections} isWhole={rendered === products.length} renderAll={renderAll} />
          </ListSearch>
        </div>
        {sections.map(({ id, name, ...section }, at) => {
          const rows = section.products.slice(0, shares[at])
          if (rows.length === 0) return null
          return (
            <section key={section.category} id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
              <h2 id={`${id}-heading`} tabIndex={-1} className={styles.heading}>
                {name}
              </h2>
              <ul className={styles.products}>
                {rows.map((product) => {
                  const { names: _names, ...texts } = textsOf(product.label)
                  return <ProductRow key={`${typeof product.id}-${product.id}`} product={product} {...texts} />
                })}
              </ul>
            </section>
          )
        })}
        {sections.length === 0 && <NothingFound />}
      </Stack>
      <Cart products={products} textsOf={textsOf} />
    </div>
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
