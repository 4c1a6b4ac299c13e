import { useTranslation } from 'react-i18next'
import styles from './ProductSection.module.css'
import { ProductRow } from './ProductRow.tsx'
import type { NamedSection } from './useNamedSections.ts'

interface Props {
  readonly section: NamedSection
  /** The number of its products to render so far. */
  readonly rendered: number
}

/**
 * The products of one category under a heading, the scroll target of the tab bar. Renders nothing until its first product is
 * due.
 */
export function ProductSection({ section, rendered }: Props) {
  const { t } = useTranslation('roomService')
  const { id, name, products } = section
  const headingId = `${id}-heading`
  if (rendered === 0) return null
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section}>
      <div className={styles.head}>
        <h2 id={headingId} tabIndex={-1}>
          {name}
        </h2>
        <p className={styles.count}>{t('items', { count: products.length })}</p>
      </div>
      <ul className={styles.products}>
        {products.slice(0, rendered).map((product) => (
          <ProductRow key={`${typeof product.id}-${product.id}`} product={product} />
        ))}
      </ul>
    </section>
  )
}
