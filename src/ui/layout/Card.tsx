import type { HTMLAttributes } from 'react'
import styles from './Card.module.css'
import { classes } from '#src/ui/classes.ts'

type Props = HTMLAttributes<HTMLElement> & {
  readonly as?: 'li' | 'article' | 'div' | 'ul'
  /** Emphasizes a card that invites the guest to do something. */
  readonly warm?: boolean
  /** Without padding: for rows that have their own. */
  readonly flush?: boolean
}

/** A raised surface for one item: an order, a product, a form. */
export function Card({ as: Tag = 'div', warm = false, flush = false, className, ...rest }: Props) {
  return <Tag className={classes(styles.card, !flush && styles.padded, warm && styles.warm, className)} {...rest} />
}
