import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './MyStay.module.css'
import { StayEntry } from './StayEntry.tsx'
import { stayDays, type Entry, type StayDay } from './timeline.ts'
import { useDayName } from './useDayName.ts'

/** The entries by day, newest first. They are the hotel's records, which may differ from the guest's input (spec 3.14). */
export function Timeline({ entries }: { readonly entries: readonly Entry[] }) {
  const { t } = useTranslation('myReservations')
  const { timeZone } = useConfig()
  return (
    <Stack gap={6} className={styles.timeline}>
      {stayDays(entries, timeZone).map(({ day, entries: ofDay }) => (
        <Day key={day ?? ''} day={day} entries={ofDay} />
      ))}
      <p className={styles.note}>{t('asRecorded')}</p>
    </Stack>
  )
}

function Day({ day, entries }: StayDay) {
  const id = `day-${day ?? 'none'}`
  return (
    <Stack as="section" className={styles.day}>
      <h2 id={id} className={styles.dayName}>
        <DayName day={day} />
      </h2>
      <ol aria-labelledby={id} className={styles.entries}>
        {entries.map((entry) => (
          <StayEntry key={`${entry.kind} ${entry.row.id}`} entry={entry} day={day} />
        ))}
      </ol>
    </Stack>
  )
}

function DayName({ day }: Pick<StayDay, 'day'>) {
  const { t } = useTranslation('myStay')
  const nameOf = useDayName()
  if (day === undefined) return t('noDate')
  const { near, date } = nameOf(day)
  if (near === undefined) return <time dateTime={day}>{date}</time>
  return (
    <>
      {near}{' '}
      <time dateTime={day} className={styles.date}>
        {date}
      </time>
    </>
  )
}
