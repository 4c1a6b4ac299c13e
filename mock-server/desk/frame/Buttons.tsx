import type { ReactNode } from 'react'
import styles from './Buttons.module.css'

/** Buttons beside each other, as many to a row as fit. */
export function Buttons({ children }: { readonly children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}
