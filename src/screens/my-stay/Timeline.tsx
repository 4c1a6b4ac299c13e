import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { classes } from '#src/ui/classes.ts'
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
      <DayName id={id} day={day} />
      <ol aria-labelledby={id} className={styles.entries}>
        {entries.map((entry) => (
          <StayEntry key={`${entry.kind} ${entry.row.id}`} entry={entry} day={day} />
        ))}
      </ol>
    </Stack>
  )
}

function DayName({ id, day }: Pick<StayDay, 'day'> & { readonly id: string }) {
  const { t } = useTranslation('myStay')
  const nameOf = useDayName()
  const { near, date } = day === undefined ? { near: undefined, date: undefined } : nameOf(day)
  return (
    // The key: React must not remove the space alone, which a browser's translator may have replaced.
    <h2 key={near} id={id} className={styles.dayName}>
      {near !== undefined && (
        <>
          <span>{near}</span>{' '}
        </>
      )}
      {day === undefined ? (
        <span>{t('noDate')}</span>
      ) : (
        <time dateTime={day} className={classes(near !== undefined && styles.date)}>
          {date}
        </time>
      )}
    </h2>
  )
}
