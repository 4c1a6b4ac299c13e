import type { StatusTone } from '#src/ui/feedback/StatusPill.tsx'

/** One named fact; a `strong` one stands out, as a total does. */
export interface Fact {
  readonly label: string
  readonly value: string
  readonly strong?: boolean
}

/** What the hotel has recorded, in the guest's language; what the hotel left out is left out. */
export interface HotelRecord {
  readonly title: string
  readonly status?: { readonly text: string; readonly tone: StatusTone } | undefined
  readonly facts: readonly Fact[]
  /** What the guest wrote. */
  readonly words?: string | undefined
}

/** One fact, or none where there is no value. */
export function fact(label: string, value: string | undefined): Fact[] {
  return value ? [{ label, value }] : []
}
