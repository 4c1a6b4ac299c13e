import { signIn } from '#mock-server/handlers/session.ts'
import { resetHotel, type Hotel } from '#mock-server/hotel.ts'
import { providerStates } from './providerStates.ts'
import { theGuest, type GivenValue, type ScenarioParameters, type ProviderState } from './scenario.ts'

/** What a provider state gives to the interactions that stand on it, by name. */
export type GivenValues = Partial<Record<GivenValue, string | undefined>>

const states: readonly ProviderState[] = providerStates

/**
 * Brings a hotel into a state of the contract: back to its first day, the first guest signed in, and then the state. Gives
 * the values it promises. Throws for a name the contract does not know, and when a parameter does not fit.
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
