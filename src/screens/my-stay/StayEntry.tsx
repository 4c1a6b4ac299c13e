import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { ListedOtherwise } from '#src/hotel/records/ListedOtherwise.tsx'
import { useOrderRecord } from '#src/hotel/records/useOrderRecord.ts'
import { useReportRecord } from '#src/hotel/records/useReportRecord.ts'
import { useRequestRecord } from '#src/hotel/records/useRequestRecord.ts'
import { useReservationRecord } from '#src/hotel/records/useReservationRecord.ts'
import { EntryCard } from './EntryCard.tsx'
import type { Entry, Of, StayDay } from './timeline.ts'

/** The heading over an entry, which names its day. */
type Under = Pick<StayDay, 'day'>

/** A timeline entry, with the same texts as in the list it comes from. */
export function StayEntry({ entry, day }: Under & { readonly entry: Entry }) {
  switch (entry.kind) {
    case 'order':
      return <OrderEntry row={entry.row} day={day} />
    case 'reservation':
      return <ReservationEntry row={entry.row} asked={entry.asked} day={day} />
    case 'request':
      return <RequestEntry row={entry.row} day={day} />
    case 'problem':
      return <ProblemEntry row={entry.row} fromThisPhone={entry.fromThisPhone} day={day} />
  }
}

function OrderEntry({ row, day }: Of<'order'> & Under) {
  const { currency, timeZone } = useConfig()
  return <EntryCard day={day} kind="order" record={useOrderRecord(row, currency, timeZone)} />
}

function ReservationEntry({ row, asked, day }: Of<'reservation'> & Under) {
  const record = useReservationRecord(row, 'meal', useConfig().timeZone, asked)
  if (asked === undefined) return <EntryCard day={day} kind="reservation" record={record} />
  return (
    <EntryCard day={day} kind="reservation" name="askedTable" record={record}>
      <ListedOtherwise reservation={row} />
    </EntryCard>
  )
}

function RequestEntry({ row, day }: Of<'request'> & Under) {
  return <EntryCard day={day} kind="request" record={useRequestRecord(row, useConfig().timeZone)} />
}

function ProblemEntry({ row, fromThisPhone, day }: Of<'problem'> & Under) {
  const { t } = useTranslation('myStay')
  const record = useReportRecord(row, useConfig().timeZone)
  // The status of what only this device knows never moves, so it has no steps.
  const shown = fromThisPhone ? { ...record, steps: undefined } : record
  return <EntryCard day={day} kind="problem" record={shown} note={fromThisPhone && t('fromThisPhone')} />
}
