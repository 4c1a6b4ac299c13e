import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { stayIsOver } from '#src/hotel/hotelClock.ts'
import { formatWeekday } from '#src/hotel/reservationDays.ts'
import { useMinute } from '#src/hotel/useHotelClock.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import { isDay } from '#src/lib/time.ts'
import { pictureUrl } from '#src/lib/url.ts'
import type { GuestSession } from '#src/schemas/session.ts'
import { usePhoto } from '#src/ui/photos.tsx'
import { Untranslated } from '#src/ui/Untranslated.tsx'
import styles from './HeaderExtras.module.css'

/** The hotel's logo above its name on home (spec 10.14): nothing without one, and where it cannot be loaded. */
export function Logo() {
  const { brand } = useConfig()
  const [failed, setFailed] = useState<string>()
  const { origin } = window.location
  const logo = pictureUrl(usePhoto(brand?.logo), origin, origin)
  if (logo === undefined || logo === failed) return null
  return <img src={logo} alt="" className={styles.logo} onError={() => setFailed(logo)} />
}

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
