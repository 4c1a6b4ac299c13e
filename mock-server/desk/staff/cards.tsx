import { HOTEL_TIME_ZONE } from '#mock-server/clock.ts'
import { hasText } from '#mock-server/desk/texts/hasText.ts'
import { deskTexts, useTexts } from '#mock-server/desk/texts/texts.ts'
import type { BoardEntry } from '#mock-server/handlers/demo/board.ts'
import { useMealName } from '#src/hotel/useMealName.ts'
import { useOrderRecord } from '#src/hotel/records/useOrderRecord.ts'
import { useReportRecord } from '#src/hotel/records/useReportRecord.ts'
import { useRequestRecord } from '#src/hotel/records/useRequestRecord.ts'
import type { Currency } from '#src/lib/money.ts'
import { receivedDay } from '#src/hotel/receivedDays.ts'
import { requestStatus } from '#src/hotel/statuses.ts'
import { formatDay } from '#src/hotel/stayDays.ts'
import { EntryCard, type CardProps } from './EntryCard.tsx'

type Props<Kind extends BoardEntry['kind']> = Omit<CardProps, 'entry' | 'record'> & {
  readonly entry: Extract<BoardEntry, { readonly kind: Kind }>
}

/** An order: its lines and its total. */
export function OrderCard({ currency, ...props }: Props<'orders'> & { readonly currency: Currency }) {
  const { orderNumber, status, total, lines, message } = props.entry
  const record = useOrderRecord({ orderNumber, status, totalPrice: total }, currency)
  return (
    <EntryCard {...props} record={{ ...record, words: message }}>
      <ul>
        {lines.map(({ label, quantity }) => (
          <li key={label}>{`${quantity} × ${label}`}</li>
        ))}
      </ul>
    </EntryCard>
  )
}

/** A table reservation. Guests do not see its status. */
export function ReservationCard(props: Props<'reservations'>) {
  const { t, language } = useTexts()
  const meal = useMealName()
  const { status, people, mealTime, day, time, message } = props.entry
  const words = hasText(deskTexts.staff.reservationStatuses, status) ? t(`staff.reservationStatuses.${status}`) : status
  const on = receivedDay(day)
  const when = [meal(mealTime), on === undefined ? day : formatDay(on, language), time].join(', ')
  const record = {
    title: t('staff.reservation', { count: people }),
    status: { text: words, tone: requestStatus(status).tone },
    facts: [{ label: t('staff.when'), value: when }],
    words: message,
  }
  return <EntryCard {...props} record={record} />
}

/** A request for an amenity. */
export function RequestCard(props: Props<'amenityRequests' | 'reports'>) {
  const { t } = useTexts()
  const { category, status, message } = props.entry
  const record = useRequestRecord({ category, status, customerMessageRequest: message }, HOTEL_TIME_ZONE)
  return <EntryCard {...props} record={{ ...record, title: t('staff.request', { what: record.title }) }} />
}

/** A reported problem. */
export function ReportCard(props: Props<'amenityRequests' | 'reports'>) {
  const { t } = useTexts()
  const { category, status, message } = props.entry
  const record = useReportRecord({ category, status, customerMessage: message }, HOTEL_TIME_ZONE)
  return <EntryCard {...props} record={{ ...record, title: t('staff.problem', { what: record.title }) }} />
}
