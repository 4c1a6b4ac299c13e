import type { ReactNode } from 'react'
import styles from './Facts.module.css'

/** Named facts, one to a line. */
export function Facts({ facts }: { readonly facts: readonly { readonly label: string; readonly value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
