import { resetHotel, type Hotel } from '#mock-server/hotel.ts'
import { scenarios } from '#mock-server/scenarios/index.ts'

/** What a provider state gives to the interactions that follow it. */
export interface StateValues {
  readonly personId: string
  readonly sessionId: string
  readonly accountNumber: string
  readonly roomNumber: string
  readonly productId: string
}

async function signIn(api: string, guest: { accountNumber: string; roomNumber: string }) {
  const response = await fetch(`${api}/customer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(guest),
  })
  return (await response.json()) as { personId: string; sessionId: string }
}

/**
 * Pact's state handlers for the fake hotel, one for each scenario that is a provider state. Each resets the hotel, signs the
 * first guest in, brings the hotel into the state, and gives the ids that the interactions take from it.
 */
export function stateHandlers(hotel: Hotel, api: string): Record<string, () => Promise<StateValues>> {
  const entries = scenarios
    .filter((scenario) => scenario.providerState)
    .map((scenario) => {
      const enter = async (): Promise<StateValues> => {
        resetHotel(hotel)
        const [guest] = hotel.store.guests.where()
        const [product] = hotel.store.products.where()
        if (guest === undefined || product === undefined) throw new Error('The seed has no guest or no product')
        const { accountNumber, roomNumber } = guest
        const { personId, sessionId } = await signIn(api, { accountNumber, roomNumber })
        scenario.apply(hotel, {})
        return { personId, sessionId, accountNumber, roomNumber, productId: product.id }
      }
      return [scenario.name, enter] as const
    })
  return Object.fromEntries(entries)
}
