import type { Hotel } from '#mock-server/hotel/hotel.ts'
import type { GuestRow } from '#mock-server/models.ts'

/** Parameters of a scenario, the second argument of Pact's `given(…)`. */
export type ScenarioParameters = Readonly<Record<string, unknown>>

/** A named state of the hotel, in a plain sentence. */
export interface Scenario {
  readonly name: string
  /** Whether the desk offers it. */
  readonly forDesk?: boolean
  /** The page of the app that shows it, if there is one. */
  readonly opens?: string
  /** Brings the hotel into this state from any other. Throws for an invalid parameter. */
  apply(hotel: Hotel, parameters: ScenarioParameters): void
}

/** A value that a provider state can provide to its interactions. */
export type GivenValue = 'personId' | 'sessionId' | 'accountNumber' | 'roomNumber' | 'productId' | 'otherPersonId'

/** A scenario of the contract, described for the backend team that implements it. */
export interface ProviderState extends Scenario {
  /** The required data, in words. */
  readonly data: string
  /** Name and meaning of each parameter. */
  readonly parameters?: Readonly<Record<string, string>>
  /** The values that the response of the state change must contain. */
  readonly gives: readonly GivenValue[]
}

/** The guest that scenarios change: the hotel's first. Throws when the hotel has no guests. */
export function theGuest({ db }: Hotel): GuestRow {
  const guest = db.guests.getAll()[0]
  if (guest === undefined) throw new Error('The hotel has no guests')
  return guest
}
