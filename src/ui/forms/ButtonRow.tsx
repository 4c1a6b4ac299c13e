import type { ReactNode } from 'react'
import styles from './ButtonRow.module.css'

/** What can be done next: buttons of one width beside each other, and below each other where there is no room. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
