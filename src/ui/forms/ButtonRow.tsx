import type { ReactNode } from 'react'
import styles from './ButtonRow.module.css'

/** Buttons of equal width in a row, which wraps where there is not enough space. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
