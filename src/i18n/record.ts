import type { StatusTone } from '#src/lib/statuses.ts'

/** What the hotel has recorded, in the guest's language; what the hotel left out is left out. */
export interface HotelRecord {
  readonly title: string
  readonly status?: { readonly text: string; readonly tone: StatusTone } | undefined
  readonly facts: readonly RecordFact[]
  /** What the guest wrote. */
  readonly words?: string | undefined
}

interface RecordFact {
  readonly label: string
  readonly value: string
  readonly strong?: boolean
}

/** One fact, or none where the hotel gave no value. */
export function fact(label: string, value: string | undefined): RecordFact[] {
  return value === undefined ? [] : [{ label, value }]
}
