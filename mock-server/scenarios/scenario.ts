import type { Hotel } from '#mock-server/hotel.ts'
import type { GuestRow } from '#mock-server/store/tables.ts'

/** A named state of the hotel, in a plain sentence. */
export interface Scenario {
  readonly name: string
  /** Whether the contract uses it: as Pact's `given(…)`. */
  readonly providerState: boolean
  /** Brings the hotel into this state from whatever state it is in. */
  apply(hotel: Hotel): void
}

/** The guest a scenario speaks of: the hotel's first. Throws when the hotel has no guests. */
export function theGuest({ store }: Hotel): GuestRow {
  const guest = store.guests.find({})
  if (guest === undefined) throw new Error('The hotel has no guests')
  return guest
}
