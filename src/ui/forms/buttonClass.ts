import styles from './Button.module.css'
import { classes } from '#src/ui/classes.ts'

/** The emphasis of a button: one `primary` per page, `danger` for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** The class that makes a link look like a button; `wide` fills the row. */
export function buttonClass(variant: ButtonVariant, wide = false): string {
  return classes(styles.button, styles[variant], wide && styles.wide)
}
