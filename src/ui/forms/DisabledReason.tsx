import type { ReactNode } from 'react'
import styles from './DisabledReason.module.css'

/**
 * The sentence above a disabled button that says what is missing; the button names it in its `aria-describedby`. Keeps its
 * place while it is empty, so that the button does not move when the last missing part is given.
 */
export function DisabledReason({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} role="status" className={styles.why}>
      {children}
    </p>
  )
}
