import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import type { Fact } from './Facts.tsx'
import styles from './RecordCard.module.css'
import { StatusPill } from './StatusPill.tsx'
import { classes } from './classes.ts'

/** What a record shows. Facts, a status and words that are missing are left out. */
export interface RecordWords {
  readonly title: string
  readonly status?: { readonly text: string; readonly tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger' } | undefined
  readonly facts: readonly Fact[]
  /** What the guest wrote. */
  readonly words?: string | undefined
}

type Props = RecordWords & {
  readonly as?: 'li' | 'div'
  readonly heading?: 'h2' | 'h3'
  /** What sort of record it is, where several stand together. */
  readonly kind?: string
  readonly note?: ReactNode
}

/** One record of a list: its title, where it stands, its facts, and what the guest wrote. */
export function RecordCard({ as = 'li', heading: Heading = 'h2', kind, title, status, facts, words, note }: Props) {
  return (
    <Card as={as}>
      <div className={styles.head}>
        <Heading className={styles.title}>
          {kind && (
            <>
              <span className={styles.kind}>{kind}</span>{' '}
            </>
          )}
          {title}
        </Heading>
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
      {words && <p className={styles.words}>{words}</p>}
      {note && <p className={styles.note}>{note}</p>}
    </Card>
  )
}

/** Records below each other, in two columns where there is room. */
export function RecordList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}
