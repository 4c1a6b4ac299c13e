import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { stayIsOver } from '#src/hotel/stayDays.ts'
import { useMinute } from '#src/hotel/useMinute.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { startOf } from '#src/lib/calendar.ts'
import type { Language } from '#src/lib/languages.ts'
import { locales } from '#src/lib/locales.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import styles from './Stay.module.css'

/** Formats a `yyyy-MM-dd` day as briefly as a greeting needs, with its weekday; `undefined` for any other text. */
function shortDay(day: string, language: Language): string | undefined {
  const start = startOf(day)
  if (Number.isNaN(start)) return undefined
  // In Bulgarian a short month is a number.
  const month = language === 'bg' ? 'long' : 'short'
  const style = { weekday: 'short', day: 'numeric', month, timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[language], style).format(start)
}

/** Room and end of the stay, as far as they are known and the stay is not over (spec 2.70). */
export function Stay({ guest: { roomNumber, checkOutDate } }: { readonly guest: GuestSession }) {
  const { t } = useTranslation('now')
  const [language] = useLanguage()
  const isOver = stayIsOver(checkOutDate, useMinute(), useConfig().timeZone)
  const day = checkOutDate && !isOver ? shortDay(checkOutDate, language) : undefined
  const parts = [roomNumber && t('stay.room', { room: roomNumber }), day && t('stay.until', { day })]
  return <span className={styles.stay}>{parts.filter(Boolean).join(' · ')}</span>
}
