import type { HTMLAttributes } from 'react'
import styles from './Card.module.css'
import { classes } from '#src/ui/classes.ts'

type Props = HTMLAttributes<HTMLElement> & {
  readonly as?: 'li' | 'article' | 'div' | 'ul'
  /** Invites to something. */
  readonly warm?: boolean
  /** Without a padding of its own: for rows, which bring theirs. */
  readonly flush?: boolean
}

/** A raised sheet for one thing: an order, a product, a form. */
export function Card({ as: Tag = 'div', warm = false, flush = false, className, ...rest }: Props) {
  return <Tag className={classes(styles.card, !flush && styles.padded, warm && styles.warm, className)} {...rest} />
}
