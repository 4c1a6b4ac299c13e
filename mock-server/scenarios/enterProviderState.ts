import { signIn } from '#mock-server/handlers/session.ts'
import { resetHotel, type Hotel } from '#mock-server/hotel.ts'
import { providerStates } from './providerStates.ts'
import { theGuest, type GivenValue, type ScenarioParameters, type ProviderState } from './scenario.ts'

/** Values that a provider state provides to its interactions, by name. */
export type GivenValues = Partial<Record<GivenValue, string | undefined>>

const states: readonly ProviderState[] = providerStates

/**
 * Sets a provider state: resets the hotel, signs the first guest in and applies the state. Returns the values that the state
 * declares in `gives`. Throws for an unknown name and for an invalid parameter.
 */
export function enterProviderState(hotel: Hotel, name: string, parameters: ScenarioParameters = {}): GivenValues {
  const state = states.find((known) => known.name === name)
  if (state === undefined) throw new Error(`The contract knows no state ${JSON.stringify(name)}`)
  resetHotel(hotel)
  const { id: sessionId } = signIn(hotel, theGuest(hotel))
  state.apply(hotel, parameters)
  const guest = theGuest(hotel)
  const values: GivenValues = {
    personId: guest.id,
    sessionId,
    accountNumber: guest.accountNumber,
    roomNumber: guest.roomNumber,
    productId: hotel.store.products.find({})?.id,
    otherPersonId: hotel.store.guests.where().find(({ id }) => id !== guest.id)?.id,
  }
  return Object.fromEntries(state.gives.map((value) => [value, values[value]]))
}
