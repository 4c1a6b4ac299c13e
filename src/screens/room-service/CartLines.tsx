import type { PricedLine } from './cart.ts'
import classes from './CartLines.module.css'
import { usePrice } from './usePrice.ts'

/** Each chosen product with its quantity and what that comes to. */
export function CartLines({ lines }: { readonly lines: readonly PricedLine[] }) {
  const write = usePrice()
  return (
    <ul className={classes.lines}>
      {lines.map(({ productId, quantity, label, lineTotal }) => (
        <li key={`${typeof productId}-${productId}`} className={classes.line}>
          <span className={classes.quantity}>{quantity}&nbsp;×</span>{' '}
          <span className={classes.label}>{label}</span>{' '}
          <span className={classes.amount}>{write(lineTotal)}</span>
        </li>
      ))}
    </ul>
  )
}
