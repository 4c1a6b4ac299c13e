import type { ReactNode } from 'react'
import { HOTEL_TIME_ZONE } from '#mock-server/clock.ts'
import { Facts } from '#mock-server/desk/frame/Facts.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import type { BoardEntry } from '#mock-server/handlers/demo/board.ts'
import { formatMoment } from '#src/hotel/moments.ts'
import type { HotelRecord } from '#src/ui/records/record.ts'
import { classes } from '#src/ui/classes.ts'
import { StatusPill } from '#src/ui/feedback/StatusPill.tsx'
import styles from './Staff.module.css'
import { Steps } from './Steps.tsx'

export interface CardProps {
  readonly entry: BoardEntry
  readonly record: HotelRecord
  readonly isNew: boolean
  readonly onStep: (button: Element) => void
  readonly children?: ReactNode
}

/** One submission: what, whose, when, its status and the possible next statuses. */
export function EntryCard({ entry, record: { title, status, facts, words }, isNew, onStep, children }: CardProps) {
  const { t, language } = useTexts()
  const { guest, sentAt } = entry
  return (
    <li className={classes(styles.card, isNew && styles.new)}>
      <div className={styles.head}>
        <h3>{title}</h3>
        {isNew && <span className={styles.mark}>{t('staff.new')}</span>}
        {status && <StatusPill tone={status.tone}>{status.text}</StatusPill>}
      </div>
      <p>{t('staff.room', { guest: guest.fullName, room: guest.roomNumber })}</p>
      <p className={styles.sent}>{formatMoment(sentAt, language, HOTEL_TIME_ZONE)}</p>
      {children}
      <Facts facts={facts} />
      {words !== undefined && words !== '' && <p className={styles.words}>{words}</p>}
      <Steps entry={entry} title={title} onStep={onStep} />
    </li>
  )
}
