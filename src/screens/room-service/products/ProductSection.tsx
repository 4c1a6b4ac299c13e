import styles from './ProductSection.module.css'
import type { ShownProduct } from '#src/screens/room-service/names/useProductNames.ts'
import { ProductRow } from './ProductRow.tsx'
import type { NamedSection } from './useNamedSections.ts'

interface Props {
  readonly section: NamedSection
  /** The number of its products to render so far. */
  readonly rendered: number
  readonly show: (label: string) => ShownProduct
}

/**
 * The products of one category under a heading, the scroll target of the tab bar. Renders nothing until its first product is
 * due.
 */
export function ProductSection({ section, rendered, show }: Props) {
  const { id, name, products } = section
  const headingId = `${id}-heading`
  if (rendered === 0) return null
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} tabIndex={-1} className={styles.heading}>
        {name}
      </h2>
      <ul className={styles.products}>
        {products.slice(0, rendered).map((product) => {
          const { name: shownName, description, portion } = show(product.label)
          return (
            <ProductRow
              key={`${typeof product.id}-${product.id}`}
              {...{ product, name: shownName, description, portion }}
            />
          )
        })}
      </ul>
    </section>
  )
}
