import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { formatReceived } from './hotelClock.ts'
import { useMealLabel } from './useLabels.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'
import type { Reservation } from '#src/schemas/reservations.ts'
import styles from './ChangedByHotel.module.css'
import { joinTexts } from './useRecords.ts'

/** What the hotel lists where that is not what the guest asked for, beside it in the same card (spec 2.50). */
export function ChangedByHotel({ reservation }: { readonly reservation: Reservation }) {
  const { t } = useTranslation('myReservations')
  const [language] = useLanguage()
  const { timeZone } = useConfig()
  const mealLabel = useMealLabel()
  const { reservationDate, mealTime, reservationTime } = reservation
  const date = reservationDate && formatReceived(reservationDate, language, timeZone)
  return (
    <div className={styles.listed}>
      <p className={styles.title}>{t('listed.title')}</p>
      <p className={styles.record}>{joinTexts(date, mealTime && mealLabel(mealTime), reservationTime)}</p>
      <p>{t('listed.hint')}</p>
    </div>
  )
}
