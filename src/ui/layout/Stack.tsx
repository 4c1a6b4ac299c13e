import { createElement, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import styles from './Stack.module.css'

type Tag = 'div' | 'section' | 'form' | 'ul' | 'ol' | 'fieldset' | 'header' | 'footer'
type StackProps<As extends Tag> = ComponentProps<As> & { readonly as?: As; readonly gap?: 2 | 3 | 4 | 5 | 6 }

/** A column of children with equal spacing: `gap` 2 to 6 are the spaces of tokens.css. */
export function Stack<As extends Tag = 'div'>({ as, gap = 4, className, ...rest }: StackProps<As>) {
  const classNames = classes(styles.stack, styles[`gap${gap}`], className)
  return createElement<object>(as ?? 'div', { ...rest, className: classNames })
}

interface ColumnsProps {
  /** Keeps a column narrow, and in view while the other one scrolls: a list of links, a summary. By default both are as wide. */
  readonly narrow?: 'first' | 'second'
  /** Two things, in reading order. */
  readonly children: ReactNode
}

/** Two things side by side where there is enough space, otherwise one below the other. A thing without a second takes the whole width. */
export function Columns({ narrow, children }: ColumnsProps) {
  return (
    <div className={styles.container}>
      <div className={classes(styles.columns, styles[narrow ?? 'even'])}>{children}</div>
    </div>
  )
}

/** The oldest browsers know no `width >=` here. */
const wide = () => window.matchMedia('(min-width: 64rem)')

function subscribe(listener: () => void): () => void {
  const list = wide()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the window is wide enough for a second column, for content that is only there. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches)
}
