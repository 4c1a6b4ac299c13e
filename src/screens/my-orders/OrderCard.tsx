import { useConfig } from '#src/config/useConfig.ts'
import { useOrderRecord } from '#src/hotel/records/useOrderRecord.ts'
import { RecordCard } from '#src/ui/records/RecordCard.tsx'
import type { Order } from '#src/schemas/orders.ts'

/** An order: date, number, status and total (spec 2.51). */
export function OrderCard({ order }: { readonly order: Order }) {
  const { currency, timeZone } = useConfig()
  return <RecordCard {...useOrderRecord(order, currency, timeZone)} />
}
