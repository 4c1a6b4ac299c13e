import { useSelector } from 'react-redux'
import { selectConfig } from '#src/config/configSlice.ts'
import { useOrderRecord } from '#src/hotel/useOrderRecord.ts'
import { RecordCard } from '#src/ui/records/RecordCard.tsx'
import type { Order } from '#src/schemas/orders.ts'

/** One order: date as received, number, status and total (spec 2.51). */
export function OrderCard({ order }: { readonly order: Order }) {
  const { currency } = useSelector(selectConfig)
  return <RecordCard {...useOrderRecord(order, currency)} />
}
