import { useTranslation } from 'react-i18next'
import { fact, type HotelRecord } from '#src/ui/records/record.ts'
import { splitMessage, type AskedTable } from '#src/hotel/askedTable.ts'
import { formatReceived, formatDay } from '#src/hotel/hotelClock.ts'
import { useMealLabel } from '#src/hotel/useLabels.ts'
import { capitalised, formatWeekday } from '#src/hotel/reservationDays.ts'
import { useLanguage } from '#src/i18n/useLanguage.ts'

/** The fields of a received reservation that are shown; any may be missing. */
interface ListedReservation {
  readonly reservationDate?: string | undefined
  readonly numberOfPeople?: number | null | undefined
  readonly mealTime?: string | undefined
  readonly reservationTime?: string | undefined
  readonly name?: string | undefined
  readonly roomNumber?: string | undefined
  readonly email?: string | undefined
  readonly phoneNumber?: string | undefined
  readonly specialInstructions?: string | undefined
}

/**
 * A table reservation in the guest's language: date, number of guests, meal and time (spec 2.50). In a list
 * of reservations its title is its date, and it includes the guest's contact details; on a page grouped by day, its
 * title is its meal. Day, meal and time are those that the guest asked for, where the hotel lists others (`ListedOtherwise`).
 */
export function useReservationRecord(
  reservation: ListedReservation,
  calledBy: 'date' | 'meal',
  timeZone?: string,
  asked?: AskedTable,
): HotelRecord {
  const { t } = useTranslation(['myReservations', 'reserveTable'])
  const mealName = useMealLabel()
  const [language] = useLanguage()
  const { numberOfPeople, reservationDate } = reservation
  const listed = reservationDate && formatReceived(reservationDate, language, timeZone)
  const date = asked ? formatDay(asked.date, language) : listed
  const wanted = asked && capitalised(formatWeekday(asked.date, language, 'short'), language)
  const { meal: mealTime, time } = asked ?? { meal: reservation.mealTime, time: reservation.reservationTime }
  const meal = together(mealTime && mealName(mealTime), time)
  const people = typeof numberOfPeople === 'number' ? t('people', { count: numberOfPeople }) : undefined
  const guests = fact(t('guests'), people)
  const isByDate = calledBy === 'date'
  const whose = [
    ...fact(t('reserveTable:fields.name'), reservation.name, 'no'),
    ...fact(t('reserveTable:fields.room'), reservation.roomNumber, 'no'),
    ...fact(t('reserveTable:fields.email'), reservation.email, 'no'),
    ...fact(t('reserveTable:fields.phone'), reservation.phoneNumber, 'no'),
  ]
  return {
    title: (isByDate ? together(wanted ?? date, asked?.time) : meal) || t('untitled'),
    facts: isByDate
      ? [...guests, ...fact(t('meal'), asked ? undefined : meal), ...whose]
      : [...fact(t('date'), date), ...guests],
    words: wordsOf(reservation, asked),
  }
}

/** The guest's words, without the line before them where the record says the same, in the guest's language. */
function wordsOf(listed: ListedReservation, asked: AskedTable | undefined): string | undefined {
  const { specialInstructions, reservationDate, reservationTime } = listed
  const saysWhen = asked !== undefined || (Boolean(reservationDate) && Boolean(reservationTime))
  return saysWhen ? splitMessage(specialInstructions).words : specialInstructions
}

/** Texts that belong together; `undefined` where there is none. */
export function together(...texts: readonly (string | undefined)[]): string | undefined {
  return texts.filter(Boolean).join(', ') || undefined
}
