import type { ReactNode } from 'react'
import styles from './ScreenLayout.module.css'

interface ScreenLayoutProps {
  readonly title: string
  readonly lead?: ReactNode
  /** The id of the element that is announced together with the title when the page opens. */
  readonly describedBy?: string
  /** Uses the full page width instead of the reading column: for lists of cards. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A page: one column with its single `<h1>`, which the app focuses when the route changes. */
export function ScreenLayout({ title, lead, describedBy, wide = false, children }: ScreenLayoutProps) {
  return (
    <div className={styles.screen} data-screen={wide ? 'wide' : 'column'}>
      <header className={styles.head}>
        <h1 tabIndex={-1} aria-describedby={describedBy}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  )
}
