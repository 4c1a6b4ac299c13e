import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import styles from './RecordCard.module.css'
import { StatusPill } from './StatusPill.tsx'
import { classes } from './classes.ts'

/** One named fact of a record; a `strong` one stands out at the end of its line, as a total does. */
export interface Fact {
  readonly label: string
  readonly value: string
  readonly strong?: boolean
}

/** What a record shows. Facts and a status that are missing are left out. */
export interface RecordWords {
  readonly title: string
  readonly status?: { readonly text: string; readonly tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger' } | undefined
  readonly facts: readonly Fact[]
}

/** One record of a list: its title, where it stands, its facts, and below them more words. */
export function RecordCard({ title, status, facts, children }: RecordWords & { readonly children?: ReactNode }) {
  return (
    <Card as="li">
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {status && <StatusPill tone={status.tone}>{status.text}</StatusPill>}
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value, strong = false }) => (
            <div key={label} className={classes(strong && styles.strong)}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children && <div className={styles.words}>{children}</div>}
    </Card>
  )
}

/** Records below each other, in two columns where there is room. */
export function RecordList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}
