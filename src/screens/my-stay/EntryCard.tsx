import Bath from 'lucide-react/icons/bath'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Wrench from 'lucide-react/icons/wrench'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#src/hotel/hotelClock.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import type { HotelRecord } from '#src/ui/records/record.ts'
import { RecordCard } from '#src/ui/records/RecordCard.tsx'
import styles from './MyStay.module.css'
import type { Entry } from './timeline.ts'

/** The same icons as on the tiles of the home screen. */
const signs = { order: ReceiptText, reservation: CalendarCheck, request: Bath, problem: Wrench }

interface Props {
  /** The day of the heading above, which its facts do not repeat. */
  readonly day: string | undefined
  readonly kind: Entry['kind']
  readonly record: HotelRecord
  /** Another name than that of its kind. */
  readonly name?: Entry['kind'] | 'askedTable'
  readonly note?: ReactNode
  readonly children?: ReactNode
}

/** A timeline entry: its icon on the line of the day, and its record. */
export function EntryCard({ day, kind, name = kind, record, note, children }: Props) {
  const { t } = useTranslation('myStay')
  const [language] = useLanguage()
  const facts = record.facts.filter(({ value }) => day === undefined || value !== formatDay(day, language))
  const Sign = signs[kind]
  return (
    <li className={styles.entry}>
      <span aria-hidden="true" className={styles.sign}>
        <Sign />
      </span>
      <RecordCard as="div" heading="h3" kind={t(`kinds.${name}`)} note={note} {...record} facts={facts}>
        {children}
      </RecordCard>
    </li>
  )
}
