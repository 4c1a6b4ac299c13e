import type { StatusTone } from '#src/ui/feedback/StatusPill.tsx'

/** A labelled value; a `strong` one is emphasized, such as a total. */
export interface Fact {
  readonly label: string
  readonly value: string
  readonly strong?: boolean
  /** A name or number, which a browser's translator leaves as it is. */
  readonly translate?: 'no' | undefined
}

/** A record of the hotel in the guest's language; fields that the hotel omitted are omitted. */
export interface HotelRecord {
  readonly title: string
  /** The number in the title, which a browser's translator leaves as it is. */
  readonly number?: string
  readonly status?: { readonly text: string; readonly tone: StatusTone } | undefined
  /** How far it is, in place of its status: the names of all steps, and the index of the current one. */
  readonly steps?: { readonly names: readonly string[]; readonly at: number } | undefined
  readonly facts: readonly Fact[]
  /** The guest's message. */
  readonly words?: string | undefined
}

/** A fact in an array; an empty array when the value is missing. */
export function fact(label: string, value: string | undefined, translate?: 'no'): Fact[] {
  return value ? [{ label, value, translate }] : []
}
