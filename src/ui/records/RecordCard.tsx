import type { ReactNode } from 'react'
import { Card } from '#src/ui/layout/Card.tsx'
import { Facts, type Fact } from './Facts.tsx'
import { Untranslated } from '#src/ui/Untranslated.tsx'
import styles from './RecordCard.module.css'
import stepStyles from './StatusSteps.module.css'
import { classes } from '#src/ui/classes.ts'
import { StatusPill, type StatusTone } from '#src/ui/feedback/StatusPill.tsx'

/** A record of the hotel in the guest's language; fields that the hotel omitted are omitted. */
export interface HotelRecord {
  readonly title: string
  /** The number in the title, which a browser's translator leaves as it is. */
  readonly number?: string
  readonly status?: { readonly text: string; readonly tone: StatusTone } | undefined
  /** How far it is, in place of its status: the names of all steps, and the index of the current one. */
  readonly steps?: { readonly names: readonly string[]; readonly at: number } | undefined
  readonly facts: readonly Fact[]
  /** The guest's message. */
  readonly message?: string | undefined
}

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
  const {
    as = 'li',
    heading: Heading = 'h2',
    kind,
    title,
    number,
    status,
    steps,
    facts,
    message,
    note,
    children,
  } = props
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
      {message && <p className={styles.text}>{message}</p>}
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </Card>
  )
}

/** A list of records, in two columns where there is enough space. */
export function RecordList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

/** The steps of a record; the current one and those before it are filled. A screen reader hears the current one, as the status that it is. */
export function StatusSteps({ names, at }: NonNullable<HotelRecord['steps']>) {
  return (
    <div className={stepStyles.steps}>
      {names.map((name, index) => (
        <span
          key={name}
          aria-hidden={index !== at}
          data-step={index === at ? 'current' : undefined}
          className={classes(index <= at && stepStyles.reached)}
        >
          {name}
        </span>
      ))}
    </div>
  )
}
