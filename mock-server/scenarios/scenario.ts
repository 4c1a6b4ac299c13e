import type { Hotel } from '#mock-server/hotel.ts'
import type { GuestRow } from '#mock-server/store/tables.ts'

/** What a scenario is told beside its name, as in the second argument of Pact's `given(…)`. */
export type ScenarioParameters = Readonly<Record<string, unknown>>

/** A named state of the hotel, in a plain sentence. */
export interface Scenario {
  readonly name: string
  /** Whether the contract uses it: as Pact's `given(…)`. */
  readonly providerState: boolean
  /** Whether the desk offers it. */
  readonly forDesk?: boolean
  /** The page of the app to look at, where that shows it. */
  readonly opens?: string
  /** Brings the hotel into this state from whatever state it is in. Throws when a parameter does not fit. */
  apply(hotel: Hotel, parameters: ScenarioParameters): void
}

/** What a provider state can give to the interactions that stand on it. */
export type GivenValue = 'personId' | 'sessionId' | 'accountNumber' | 'roomNumber' | 'productId' | 'otherPersonId'

/** A scenario that the contract speaks of, described for a backend that has to bring it about. */
export interface ProviderState extends Scenario {
  readonly providerState: true
  /** What has to be in the database. */
  readonly data: string
  /** Name and meaning of each parameter. */
  readonly parameters?: Readonly<Record<string, string>>
  /** The values that setting it up must answer with. */
  readonly gives: readonly GivenValue[]
}

/** The guest a scenario speaks of: the hotel's first. Throws when the hotel has no guests. */
export function theGuest({ store }: Hotel): GuestRow {
  const guest = store.guests.find({})
  if (guest === undefined) throw new Error('The hotel has no guests')
  return guest
}
