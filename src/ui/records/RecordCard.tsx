import type { ReactNode } from 'react'
import type { HotelRecord } from './record.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Facts } from './Facts.tsx'
import { Untranslated } from '#src/ui/Untranslated.tsx'
import styles from './RecordCard.module.css'
import { StatusSteps } from './StatusSteps.tsx'
import { StatusPill } from '#src/ui/feedback/StatusPill.tsx'

type Props = HotelRecord & {
  readonly as?: 'li' | 'div'
  readonly heading?: 'h2' | 'h3'
  /** The kind of record, for lists with several kinds. */
  readonly kind?: string
  readonly note?: ReactNode
  /** More about the record, at the end of its card. */
  readonly children?: ReactNode
}

/** One record of a list: its title, its status, its facts, and the guest's message. */
export function RecordCard(props: Props) {
  const { as = 'li', heading: Heading = 'h2', kind, title, number, status, steps, facts, words, note, children } = props
  return (
    <Card as={as}>
      <div className={styles.head}>
        {/* The key: React must not remove the space alone, which a browser's translator may have replaced. */}
        <Heading key={kind} className={styles.title}>
          {kind && (
            <>
              <span className={styles.kind}>{kind}</span>{' '}
            </>
          )}
          <Untranslated text={title} part={number} />
        </Heading>
        {status && !steps && <StatusPill tone={status.tone}>{status.text}</StatusPill>}
      </div>
      {steps && <StatusSteps {...steps} />}
      {facts.length > 0 && (
        <div className={styles.facts}>
          <Facts beside facts={facts} />
        </div>
      )}
      {words && <p className={styles.words}>{words}</p>}
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </Card>
  )
}

/** A list of records, in two columns where there is enough space. */
export function RecordList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}
