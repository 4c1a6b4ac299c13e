import { useSelector } from 'react-redux'
import { selectConfig } from '#src/config/configSlice.ts'
import { useRequestRecord } from '#src/i18n/useRequestRecord.ts'
import { RecordCard } from '#src/ui/RecordCard.tsx'
import type { AmenityRequest } from '#src/wire/requests.ts'

/** One amenity request: date as received, category, status, created and last updated (spec 2.49). */
export function AmenityRequestCard({ request }: { readonly request: AmenityRequest }) {
  return <RecordCard {...useRequestRecord(request, useSelector(selectConfig).timeZone)} />
}
