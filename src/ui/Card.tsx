import type { HTMLAttributes } from 'react'
import styles from './Card.module.css'
import { classes } from './classes.ts'

type Props = HTMLAttributes<HTMLElement> & { readonly as?: 'li' | 'article' | 'div' }

/** A raised sheet for one thing: an order, a product, a form. */
export function Card({ as: Tag = 'div', className, ...rest }: Props) {
  return <Tag className={classes(styles.card, className)} {...rest} />
}
