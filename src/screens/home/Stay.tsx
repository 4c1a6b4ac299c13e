import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { formatShortDay, stayIsOver } from '#src/hotel/stayDays.ts'
import { useMinute } from '#src/hotel/useMinute.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import type { GuestSession } from '#src/schemas/session.ts'

/** Room and end of the stay, as far as they are known and the stay is not over (spec 2.70). */
export function Stay({ guest: { roomNumber, checkOutDate } }: { readonly guest: GuestSession }) {
  const { t } = useTranslation('now')
  const [language] = useLanguage()
  const isOver = stayIsOver(checkOutDate, useMinute(), useConfig().timeZone)
  const day = checkOutDate && !isOver ? formatShortDay(checkOutDate, language) : undefined
  const parts = [roomNumber && t('stay.room', { room: roomNumber }), day && t('stay.until', { day })]
  return parts.filter(Boolean).join(' · ')
}
