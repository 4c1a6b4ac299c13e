import { useSelector } from 'react-redux'
import { useConfig } from '#src/config/useConfig.ts'
import type { When } from '#src/hotel/hotelClock.ts'
import { useRequestTexts } from '#src/hotel/requestMessage.ts'
import { openOrders } from '#src/hotel/statuses.ts'
import { useMinute } from '#src/hotel/useHotelClock.ts'
import { useRecords } from '#src/hotel/useRecords.ts'
import { rowsOf, type ListOfKind } from '#src/outbox/HotelList.tsx'
import type { ListedKind, Row } from '#src/outbox/kinds.ts'
import { rowViewOf } from '#src/outbox/kindViews.tsx'
import type { ReceiptOf } from '#src/outbox/receipt.ts'
import { selectReceipts } from '#src/outbox/receiptsSlice.ts'
import { useSentRows } from '#src/outbox/reconcileReceipt.ts'
import { useAskedTables } from '#src/outbox/useAskedTables.ts'
import type { Order } from '#src/schemas/orders.ts'
import { initialStatus, type ProblemReport } from '#src/schemas/reports.ts'
import type { Reservation } from '#src/schemas/reservations.ts'
import type { HotelRecord } from '#src/ui/records/RecordCard.tsx'

/** An entry of the timeline. */
export interface Entry {
  readonly kind: ListedKind
  readonly key: string
  readonly when: When | undefined
  readonly record: HotelRecord
  /** What the hotel lists, where the record has another day or time: what the guest asked for. */
  readonly changedByHotel?: Reservation | undefined
  /** An order on its way, and what this device sent of it. */
  readonly isOnItsWay?: boolean
  readonly sent?: ReceiptOf<'order'> | undefined
  /** Not in a list of the hotel, only in a receipt on this device. */
  readonly isFromThisPhone?: boolean
}

/** All entries of the hotel's lists. If the list of reports is not available, this device's confirmed problems replace it. */
export function useEntries(lists: readonly ListOfKind[]): Entry[] {
  const config = useConfig()
  const records = useRecords(config, useRequestTexts(config.currency))
  const receipts = useSelector(selectReceipts)
  const now = useMinute()
  const orderRows = lists.find(({ kind }) => kind === 'order')
  const orders = (orderRows && (rowsOf(orderRows) as Order[] | undefined)) ?? []
  const open = openOrders(orders, now, config.timeZone)
  const sent = useSentRows('order', orders)
  const reservations = lists.find(({ kind }) => kind === 'reservation')
  const tables = useAskedTables((reservations && (rowsOf(reservations) as Reservation[] | undefined)) ?? [])

  function entryOf(kind: ListedKind, row: Row<ListedKind>, ownRecord?: HotelRecord): Entry {
    const recordOf: (listed: Row) => HotelRecord = records[kind]
    const when = rowViewOf(kind).receivedAt(row, config.timeZone)
    return { kind, key: `${kind} ${row.id}`, when, record: ownRecord ?? recordOf(row) }
  }

  function tableEntry({ row, asked, isChanged }: (typeof tables)[number]): Entry {
    const record = records.reservation(row, { title: 'meal', asked: isChanged ? asked : undefined })
    if (!isChanged || asked === undefined) return entryOf('reservation', row, record)
    const askedRow = { ...row, reservationDate: asked.date, reservationTime: asked.time }
    return { ...entryOf('reservation', askedRow, record), changedByHotel: row }
  }

  function orderEntry(row: Order): Entry {
    return { ...entryOf('order', row), isOnItsWay: open.includes(row), sent: sent.get(row) }
  }

  const listed = lists.flatMap(({ kind, query }) => {
    if (kind === 'reservation') return tables.map(tableEntry)
    return kind === 'order' ? orders.map(orderEntry) : (rowsOf({ kind, query }) ?? []).map((row) => entryOf(kind, row))
  })
  const problems = receipts.flatMap((receipt): ProblemReport[] => {
    if (receipt.kind !== 'problem' || receipt.outcome !== 'confirmed') return []
    const { id, createdAt: createdTime, content } = receipt
    return [{ id, createdTime, category: content.category, customerMessage: content.message, status: initialStatus }]
  })
  const isListed = lists.some((list) => list.kind === 'problem' && rowsOf(list) !== undefined)
  const fromThisPhone = problems.reverse().map((row): Entry => {
    const entry = entryOf('problem', row)
    // The status of what only this device knows never moves, so it has no steps.
    return { ...entry, record: { ...entry.record, steps: undefined }, isFromThisPhone: true }
  })
  return isListed ? listed : [...listed, ...fromThisPhone]
}
