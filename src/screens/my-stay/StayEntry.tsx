import { useTranslation } from 'react-i18next'
import { useConfig } from '#src/config/useConfig.ts'
import { ListedOtherwise } from '#src/hotel/records/ListedOtherwise.tsx'
import { useOrderRecord } from '#src/hotel/records/useOrderRecord.ts'
import { useReportRecord } from '#src/hotel/records/useReportRecord.ts'
import { useRequestRecord } from '#src/hotel/records/useRequestRecord.ts'
import { useReservationRecord } from '#src/hotel/records/useReservationRecord.ts'
import { EntryCard } from './EntryCard.tsx'
import type { Entry, Of } from './timeline.ts'

/** A timeline entry, with the same texts as in the list it comes from. */
export function StayEntry({ entry }: { readonly entry: Entry }) {
  switch (entry.kind) {
    case 'order':
      return <OrderEntry row={entry.row} />
    case 'reservation':
      return <ReservationEntry row={entry.row} asked={entry.asked} />
    case 'request':
      return <RequestEntry row={entry.row} />
    case 'problem':
      return <ProblemEntry row={entry.row} fromThisPhone={entry.fromThisPhone} />
  }
}

function OrderEntry({ row }: Of<'order'>) {
  const { currency, timeZone } = useConfig()
  return <EntryCard kind="order" record={useOrderRecord(row, currency, timeZone)} />
}

function ReservationEntry({ row, asked }: Of<'reservation'>) {
  const record = useReservationRecord(row, 'meal', useConfig().timeZone, asked)
  if (asked === undefined) return <EntryCard kind="reservation" record={record} />
  return (
    <EntryCard kind="reservation" name="askedTable" record={record}>
      <ListedOtherwise reservation={row} />
    </EntryCard>
  )
}

function RequestEntry({ row }: Of<'request'>) {
  return <EntryCard kind="request" record={useRequestRecord(row, useConfig().timeZone)} />
}

function ProblemEntry({ row, fromThisPhone }: Of<'problem'>) {
  const { t } = useTranslation('myStay')
  const record = useReportRecord(row, useConfig().timeZone)
  // The status of what only this device knows never moves, so it has no steps.
  const shown = fromThisPhone ? { ...record, steps: undefined } : record
  return <EntryCard kind="problem" record={shown} note={fromThisPhone && t('fromThisPhone')} />
}
