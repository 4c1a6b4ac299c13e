import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import styles from './Button.module.css'

/** The emphasis of a button: one `primary` per page, `danger` for what cannot be undone. */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** The class that makes a link look like a button; `wide` fills the row. */
export function buttonClass(variant: ButtonVariant, wide = false): string {
  return classes(styles.button, styles[variant], wide && styles.wide)
}

type ButtonProps = ComponentProps<'button'> & { readonly variant?: ButtonVariant; readonly wide?: boolean }

/** A button of at least 48 px. It submits a form only with `type="submit"`. */
export function Button({ variant = 'primary', wide = false, type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={classes(buttonClass(variant, wide), className)} {...rest} />
}

/** Buttons of equal width in a row, which wraps where there is not enough space. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
