import { HOTEL_TIME_ZONE } from '#mock-server/hotel/clock.ts'
import { deskTexts, hasText, useTexts } from '#mock-server/desk/texts/texts.ts'
import type { BoardEntry } from '#mock-server/handlers/demo/board.ts'
import { receivedDay, formatDay } from '#src/hotel/hotelClock.ts'
import { readOrderMessage } from '#src/hotel/orderMessage.ts'
import { useMealLabel } from '#src/hotel/useLabels.ts'
import { useRecords as useHotelRecords } from '#src/hotel/useRecords.ts'
import { requestStatus } from '#src/hotel/statuses.ts'
import type { Currency } from '#src/lib/money.ts'
import { fact } from '#src/ui/records/Facts.tsx'
import type { HotelRecord } from '#src/ui/records/RecordCard.tsx'

/** Returns a function that writes an entry of the board in the desk's language. Guests see no status of a table reservation. */
export function useRecords(currency: Currency): (entry: BoardEntry) => HotelRecord {
  const { t, language } = useTexts()
  const meal = useMealLabel()
  const { order, request, problem } = useHotelRecords({ currency, timeZone: HOTEL_TIME_ZONE })
  const reservationStatus = (status: string) =>
    hasText(deskTexts.staff.reservationStatuses, status) ? t(`staff.reservationStatuses.${status}`) : status

  return (entry) => {
    const { status, message } = entry
    switch (entry.kind) {
      case 'orders': {
        const { payment, note } = readOrderMessage(message)
        const record = order({ orderNumber: entry.orderNumber, status, totalPrice: entry.total })
        const facts = [...record.facts, ...fact(t('staff.payment'), payment && t(`staff.payments.${payment}`))]
        return { ...record, facts, message: note }
      }
      case 'reservations': {
        const on = receivedDay(entry.day)
        const day = on === undefined ? entry.day : formatDay(on, language)
        return {
          title: t('staff.reservation', { count: entry.people }),
          status: { text: reservationStatus(status), tone: requestStatus(status).tone },
          facts: [{ label: t('staff.when'), value: [meal(entry.mealTime), day, entry.time].join(', ') }],
          message,
        }
      }
      case 'amenityRequests': {
        const record = request({ category: entry.category, status, customerMessageRequest: message })
        return { ...record, title: t('staff.request', { what: record.title }) }
      }
      case 'reports': {
        const record = problem({ category: entry.category, status, customerMessage: message })
        return { ...record, title: t('staff.problem', { what: record.title }) }
      }
    }
  }
}
