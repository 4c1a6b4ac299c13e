import { useLanguage } from '#src/i18n/useLanguage.ts'
import type { OrderContent } from '#src/submissions/receipts/receipt.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { TwoNames } from '#src/ui/records/TwoNames.tsx'
import styles from './CartLines.module.css'
import { usePrice } from './usePrice.ts'

/** The products of a sent order with quantity and line total. */
export function CartLines({ lines }: { readonly lines: readonly OrderContent['lines'][number][] }) {
  const [language] = useLanguage()
  const write = usePrice()
  return (
    <Card as="ul" flush>
      {lines.map(({ productId, quantity, label, names, lineTotal }, index) => (
        <li key={productId ?? index} className={styles.line}>
          <span className={styles.quantity}>{quantity}&nbsp;×</span>{' '}
          <span className={styles.label}>
            <TwoNames name={names?.[language] ?? label} original={label} language={language} />
          </span>{' '}
          <span className={styles.amount}>{write(lineTotal)}</span>
        </li>
      ))}
    </Card>
  )
}
