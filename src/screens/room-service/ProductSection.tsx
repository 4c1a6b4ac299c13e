import { useTranslation } from 'react-i18next'
import classes from './ProductSection.module.css'
import { ProductRow } from './ProductRow.tsx'
import type { NamedSection } from './useNamedSections.ts'

/** The products of one category under their heading, which the tab bar leads to. */
export function ProductSection({ section }: { readonly section: NamedSection }) {
  const { t } = useTranslation('roomService')
  const { id, name, products } = section
  const headingId = `${id}-heading`
  return (
    <section id={id} aria-labelledby={headingId} className={classes.section}>
      <div className={classes.head}>
        <h2 id={headingId} tabIndex={-1}>
          {name}
        </h2>
        <p className={classes.count}>{t('items', { count: products.length })}</p>
      </div>
      <ul className={classes.products}>
        {products.map((product) => (
          <ProductRow key={`${typeof product.id}-${product.id}`} product={product} />
        ))}
      </ul>
    </section>
  )
}
