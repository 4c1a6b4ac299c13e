import { useTranslation } from 'react-i18next'
import { ChangedByHotel } from '#src/hotel/ChangedByHotel.tsx'
import { formatDay, newestFirst } from '#src/hotel/hotelClock.ts'
import { capitalised, formatWeekday } from '#src/hotel/reservationDays.ts'
import { useHotelDay } from '#src/hotel/useHotelClock.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { ReceiptContent, rowViewOf } from '#src/outbox/kindViews.tsx'
import { DAY_MS } from '#src/lib/time.ts'
import { classes } from '#src/ui/classes.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { RecordCard } from '#src/ui/records/RecordCard.tsx'
import styles from './MyStay.module.css'
import type { Entry } from './useEntries.ts'

/** What is on its way, then the entries by day, newest first. They are the hotel's records, which may differ from the guest's input (spec 3.14). */
export function Timeline({ entries }: { readonly entries: readonly Entry[] }) {
  const { t } = useTranslation('myReservations')
  const today = useHotelDay()
  const current = entries.filter(({ isOnItsWay }) => isOnItsWay)
  return (
    <Stack gap={6} className={styles.timeline}>
      {current.length > 0 && <Day isNow day={today} entries={current} />}
      {stayDays(entries.filter((entry) => !entry.isOnItsWay)).map(({ day, entries: ofDay }) => (
        <Day key={day ?? ''} day={day} entries={ofDay} />
      ))}
      <p className={styles.note}>{t('asRecorded')}</p>
    </Stack>
  )
}

/** A day as `yyyy-MM-dd`; `undefined` for entries whose date is missing or unreadable. */
interface StayDay {
  readonly day: string | undefined
  readonly entries: readonly Entry[]
}

const AFTER_ANY_TIME = '24'

/**
 * Groups entries by day, newest first; entries without a readable date come last. Within a day, entries without a time
 * (orders) come first, then the latest time; ties keep their order.
 */
export function stayDays(entries: readonly Entry[]): StayDay[] {
  const sorted = newestFirst(entries, ({ when }) => when && `${when.day} ${when.time ?? AFTER_ANY_TIME}`)
  const days = [...new Set(sorted.map(({ when }) => when?.day))]
  return days.map((day) => ({ day, entries: sorted.filter(({ when }) => when?.day === day) }))
}

function Day({ day, entries, isNow = false }: StayDay & { readonly isNow?: boolean }) {
  const { t } = useTranslation('myStay')
  const id = isNow ? 'now' : `day-${day ?? 'none'}`
  return (
    <Stack as="section" className={styles.day}>
      {isNow ? (
        <h2 id={id} className={styles.dayName}>
          <span>{t('now')}</span>
        </h2>
      ) : (
        <DayName id={id} day={day} />
      )}
      <ol aria-labelledby={id} className={styles.entries}>
        {entries.map((entry) => (
          <EntryCard key={entry.key} entry={entry} day={day} />
        ))}
      </ol>
    </Stack>
  )
}

/** The date with its weekday, plus the year if it is not the current one, and "today", "tomorrow" or "yesterday". */
function DayName({ id, day }: Pick<StayDay, 'day'> & { readonly id: string }) {
  const { t } = useTranslation('myStay')
  const [language] = useLanguage()
  const today = useHotelDay()
  if (day === undefined)
    return (
      <h2 id={id} className={styles.dayName}>
        <span>{t('noDate')}</span>
      </h2>
    )
  const daysAhead = (Date.parse(day) - Date.parse(today)) / DAY_MS
  const near = { [-1]: t('yesterday'), 0: t('today'), 1: t('tomorrow') }[daysAhead]
  const style = day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'full'
  return (
    // The key: React must not remove the space alone, which a browser's translator may have replaced.
    <h2 key={near} id={id} className={styles.dayName}>
      {near !== undefined && (
        <>
          <span>{near}</span>{' '}
        </>
      )}
      <time dateTime={day} className={classes(near !== undefined && styles.date)}>
        {capitalised(formatWeekday(day, language, style), language)}
      </time>
    </h2>
  )
}

/** The icon of an entry on the line of its day, and its record. */
function EntryCard({ entry, day }: Pick<StayDay, 'day'> & { readonly entry: Entry }) {
  const { t } = useTranslation('myStay')
  const [language] = useLanguage()
  const { kind, record, changedByHotel, isFromThisPhone, isOnItsWay, sent } = entry
  const { Icon } = rowViewOf(kind)
  const ordered = isOnItsWay ? sent : undefined
  // The heading above names the day, and what was ordered says its total, so the facts do not repeat them.
  const facts = ordered
    ? []
    : record.facts.filter(({ value }) => day === undefined || value !== formatDay(day, language))
  return (
    <li className={styles.entry}>
      <span aria-hidden="true" className={styles.sign}>
        <Icon />
      </span>
      <RecordCard
        {...record}
        as="div"
        heading="h3"
        kind={t(`kinds.${changedByHotel ? 'askedTable' : kind}`)}
        note={isFromThisPhone && t('fromThisPhone')}
        facts={facts}
      >
        {ordered && (
          <div className={styles.ordered}>
            <ReceiptContent receipt={ordered} />
          </div>
        )}
        {changedByHotel && <ChangedByHotel reservation={changedByHotel} />}
      </RecordCard>
    </li>
  )
}
