import { useTranslation } from 'react-i18next'
import { useMealName } from '#src/i18n/useMealName.ts'
import { RecordCard, type Fact } from '#src/ui/RecordCard.tsx'
import type { Reservation } from '#src/wire/reservations.ts'

/** One reservation: date as received, guest count, meal and time (spec 2); what the hotel left out is left out. */
export function ReservationCard({ reservation }: { readonly reservation: Reservation }) {
  const { t } = useTranslation('myReservations')
  const { reservationDate, numberOfPeople, reservationTime, specialInstructions } = reservation
  const mealName = useMealName()
  const meal = reservation.mealTime === undefined ? undefined : mealName(reservation.mealTime)
  const served = [meal, reservationTime].filter((text) => text !== undefined).join(', ')
  const facts: Fact[] = []
  if (typeof numberOfPeople === 'number') {
    facts.push({ label: t('guests'), value: t('people', { count: numberOfPeople }) })
  }
  if (served !== '') facts.push({ label: t('meal'), value: served })
  return (
    <RecordCard title={reservationDate ?? t('untitled')} facts={facts}>
      {specialInstructions}
    </RecordCard>
  )
}
