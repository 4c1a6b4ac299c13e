import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { formatWeekday } from '#src/hotel/reservationDays.ts'
import { stayIsOver } from '#src/hotel/hotelClock.ts'
import { useMinute } from '#src/hotel/useHotelClock.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { isDay } from '#src/lib/time.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { Untranslated } from '#src/ui/Untranslated.tsx'
import styles from './Stay.module.css'

/** Room and end of the stay, as far as they are known and the stay is not over (spec 2.70). */
export function Stay({ guest: { roomNumber, checkOutDate } }: { readonly guest: GuestSession }) {
  const { t } = useTranslation('now')
  const [language] = useLanguage()
  const isOver = stayIsOver(checkOutDate, useMinute(), useConfig().timeZone)
  const day =
    checkOutDate && isDay(checkOutDate) && !isOver ? formatWeekday(checkOutDate, language, 'compact') : undefined
  const room = roomNumber && t('stay.room', { room: roomNumber })
  const until = day && t('stay.until', { day })
  return (
    <span className={styles.stay}>
      {room && <Untranslated text={room} part={roomNumber} />}
      {room && until && <span> · </span>}
      {until && <span>{until}</span>}
    </span>
  )
}
