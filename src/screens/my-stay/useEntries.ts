import { useSelector } from 'react-redux'
import type { Receipt } from '#src/outbox/receipt.ts'
import { selectReceipts } from '#src/outbox/receiptsSlice.ts'
import { useSentRows } from '#src/outbox/reconcileReceipt.ts'
import { useConfig } from '#src/config/useConfig.ts'
import { isListedOtherwise, splitMessage } from '#src/hotel/askedTable.ts'
import { initialStatus } from '#src/schemas/reports.ts'
import type { Reservation } from '#src/schemas/reservations.ts'
import type { Entry } from './timeline.ts'
import type { useStayLists } from './useStayLists.ts'

/** The timeline entry of a confirmed problem. Other receipts are shown above the timeline or are in a list of the hotel. */
function confirmedProblem(receipt: Receipt): Entry[] {
  if (receipt.kind !== 'problem' || receipt.outcome !== 'confirmed') return []
  const { id, createdAt: createdTime, content } = receipt
  const { category, message: customerMessage } = content
  const row = { id, createdTime, category, customerMessage, status: initialStatus }
  return [{ kind: 'problem', row, fromThisPhone: true }]
}

type Rows = ReturnType<typeof useStayLists>['rows']

const none: readonly Reservation[] = []

/** All entries of the hotel's lists. If the list of reports is not available, this device's confirmed problems replace it. */
export function useEntries({ orders, reservations, requests, reports }: Rows): Entry[] {
  const receipts = useSelector(selectReceipts)
  const { timeZone } = useConfig()
  const sent = useSentRows('reservation', reservations ?? none)
  const tableOf = (row: Reservation): Entry => {
    const asked = sent.get(row)?.content ?? splitMessage(row.specialInstructions).asked
    return { kind: 'reservation', row, asked: asked && isListedOtherwise(asked, row, timeZone) ? asked : undefined }
  }
  return [
    ...(orders ?? []).map((row): Entry => ({ kind: 'order', row })),
    ...(reservations ?? none).map(tableOf),
    ...(requests ?? []).map((row): Entry => ({ kind: 'request', row })),
    ...(reports?.map((row): Entry => ({ kind: 'problem', row, fromThisPhone: false })) ??
      [...receipts].reverse().flatMap(confirmedProblem)),
  ]
}
