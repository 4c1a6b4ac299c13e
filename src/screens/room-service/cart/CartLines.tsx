import { LineName } from '#src/outbox/ReceiptContent.tsx'
import type { OrderLine } from '#src/outbox/receipt.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import styles from './CartLines.module.css'
import { usePrice } from './usePrice.ts'

/** The products of a sent order with quantity and line total. */
export function CartLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const write = usePrice()
  return (
    <Card as="ul" flush>
      {lines.map((line, index) => (
        <li key={line.productId ?? index} className={styles.line}>
          <span className={styles.quantity}>{`${line.quantity}\u00A0×`}</span>{' '}
          <span className={styles.label}>
            <LineName line={line} />
          </span>{' '}
          <span translate="no" className={styles.amount}>
            {write(line.lineTotal)}
          </span>
        </li>
      ))}
    </Card>
  )
}
