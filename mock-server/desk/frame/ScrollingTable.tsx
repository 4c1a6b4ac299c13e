import type { ReactNode } from 'react'
import styles from './ScrollingTable.module.css'

/** A table in a scrolling region, which can be scrolled by keyboard. */
export function ScrollingTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it no keyboard could scroll
    <div role="region" aria-label={label} tabIndex={0} className={styles.frame}>
      <table>{children}</table>
    </div>
  )
}
