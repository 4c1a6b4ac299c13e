import Bath from 'lucide-react/icons/bath'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Wrench from 'lucide-react/icons/wrench'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { HotelRecord } from '#src/i18n/record.ts'
import { Card } from '#src/ui/Card.tsx'
import { StatusPill } from '#src/ui/StatusPill.tsx'
import { classes } from '#src/ui/classes.ts'
import styles from './MyStay.module.css'
import type { Entry } from './timeline.ts'

/** The same signs as on the tiles of home. */
const signs = { order: ReceiptText, reservation: CalendarCheck, request: Bath, problem: Wrench }

interface Props {
  readonly kind: Entry['kind']
  readonly record: HotelRecord
  readonly note?: ReactNode
}

/** One thing of the stay: what it is, its title, where it stands, its facts, and what the guest wrote. */
export function EntryCard({ kind, record: { title, status, facts, words }, note }: Props) {
  const { t } = useTranslation('myStay')
  const Sign = signs[kind]
  return (
    <li className={styles.entry}>
      <span aria-hidden="true" className={styles.sign}>
        <Sign />
      </span>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h3>
            <span className={styles.kind}>{t(`kinds.${kind}`)}</span> {title}
          </h3>
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
    </li>
  )
}
