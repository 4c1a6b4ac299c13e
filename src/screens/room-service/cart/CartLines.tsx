import type { OrderContent } from '#src/submissions/receipts/receipt.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import styles from './CartLines.module.css'
import { usePrice } from './usePrice.ts'

/** The products with quantity and line total, of a cart or of a sent order. */
export function CartLines({ lines }: { readonly lines: readonly OrderContent['lines'][number][] }) {
  const write = usePrice()
  return (
    <Card as="ul" flush>
      {lines.map(({ productId, quantity, label, lineTotal }, index) => (
        <li key={productId ?? index} className={styles.line}>
          <span className={styles.quantity}>{quantity}&nbsp;×</span> <span className={styles.label}>{label}</span>{' '}
          <span className={styles.amount}>{write(lineTotal)}</span>
        </li>
      ))}
    </Card>
  )
}
