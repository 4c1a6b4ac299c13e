import type { Hotel } from '#mock-server/hotel.ts'
import type { TableName } from '#mock-server/store/tables.ts'
import { withNone, withSome } from './history.ts'
import { theGuest, type Scenario } from './scenario.ts'

function endSessions({ store }: Hotel): void {
  for (const { id } of store.sessions.where()) store.sessions.remove(id)
}

function rateStay(hotel: Hotel): void {
  const { id } = theGuest(hotel)
  if (hotel.store.ratings.find({ id }) !== undefined) return
  const texts = { internalMessage: '', publicMessage: 'Прекрасен престой.' }
  hotel.store.ratings.insert({ id, ratingValue: 4.5, ...texts, createdAt: hotel.clock.now().toISOString() })
}

function removeAll(table: 'configurations' | 'products'): (hotel: Hotel) => void {
  return ({ store }) => {
    for (const { id } of store[table].where()) store[table].remove(id)
  }
}

/** A state of the seeded hotel that is a precondition to check, not a change to make. */
function alreadyHas(table: TableName): (hotel: Hotel) => void {
  return ({ store }) => {
    if (store[table].where().length === 0) throw new Error(`The hotel has no ${table}: reset it first`)
  }
}

/** The states the contract speaks of: each can stand in a `given(…)`. */
export const providerStates = [
  { name: 'a guest who can sign in', providerState: true, apply: (hotel) => void theGuest(hotel) },
  { name: 'a hotel with a configuration', providerState: true, apply: alreadyHas('configurations') },
  { name: 'a hotel without a configuration', providerState: true, apply: removeAll('configurations') },
  { name: 'a room service with products', providerState: true, apply: alreadyHas('products') },
  { name: 'a room service that has sold out', providerState: true, apply: removeAll('products') },
  { name: 'a hotel with menus', providerState: true, apply: alreadyHas('menuItems') },
  { name: 'a restaurant with free tables', providerState: true, apply: alreadyHas('diningAvailabilities') },
  { name: 'a guest with past orders', providerState: true, apply: withSome('orders') },
  { name: 'a guest who has ordered nothing yet', providerState: true, apply: withNone('orders') },
  { name: 'a guest with table reservations', providerState: true, apply: withSome('reservations') },
  { name: 'a guest who has reserved no table yet', providerState: true, apply: withNone('reservations') },
  { name: 'a guest with reported problems', providerState: true, apply: withSome('reports') },
  { name: 'a guest who has reported no problem yet', providerState: true, apply: withNone('reports') },
  { name: 'a guest with amenity requests', providerState: true, apply: withSome('amenityRequests') },
  { name: 'a guest who has requested no amenity yet', providerState: true, apply: withNone('amenityRequests') },
  { name: 'a guest who has rated the stay', providerState: true, apply: rateStay },
  {
    name: 'a guest who has not rated the stay yet',
    providerState: true,
    apply: (hotel) => void hotel.store.ratings.remove(theGuest(hotel).id),
  },
  { name: "the guest's session has expired", providerState: true, apply: endSessions },
] as const satisfies readonly Scenario[]
