import { useConfig } from '#src/config/useConfig.ts'
import { useRequestRecord } from '#src/hotel/records/useRequestRecord.ts'
import { RecordCard } from '#src/ui/records/RecordCard.tsx'
import type { AmenityRequest } from '#src/schemas/requests.ts'

/** An amenity request: date, category, status, created and last updated (spec 2.49). */
export function AmenityRequestCard({ request }: { readonly request: AmenityRequest }) {
  return <RecordCard {...useRequestRecord(request, useConfig().timeZone)} />
}
