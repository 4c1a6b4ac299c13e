import { createElement, type ComponentProps } from 'react'
import { classes } from '#src/ui/classes.ts'
import styles from './Stack.module.css'

type Tag = 'div' | 'section' | 'form' | 'ul' | 'ol' | 'fieldset' | 'header' | 'footer'
type Props<As extends Tag> = ComponentProps<As> & { readonly as?: As; readonly gap?: 1 | 2 | 3 | 4 | 5 | 6 }

/** A column of children with equal spacing: `gap` 1 to 6 are the spaces of tokens.css. */
export function Stack<As extends Tag = 'div'>({ as, gap = 4, className, ...rest }: Props<As>) {
  const classNames = classes(styles.stack, styles[`gap${gap}`], className)
  return createElement<object>(as ?? 'div', { ...rest, className: classNames })
}
