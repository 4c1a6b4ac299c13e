import * as v from 'valibot'
import { menuQuery } from '#src/schemas/menuQuery.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import type { TableName } from '#mock-server/store/tables.ts'
import { hasMissingValues, removeRows, ensureRow } from './history.ts'
import { orderAccepted, orderRunning } from './keyedOrders.ts'
import { theGuest, type ScenarioParameters, type ProviderState } from './scenario.ts'

function endSessions({ store }: Hotel): void {
  for (const { id } of store.sessions.where()) store.sessions.remove(id)
}

function rateStay(hotel: Hotel): void {
  const { id } = theGuest(hotel)
  if (hotel.store.ratings.find({ id }) !== undefined) return
  const texts = { internalMessage: 'Топла стая.', publicMessage: 'Прекрасен престой.' }
  hotel.store.ratings.insert({ id, ratingValue: 4.5, ...texts, createdAt: hotel.clock.now().toISOString() })
}

function removeAll(table: 'configurations' | 'products'): (hotel: Hotel) => void {
  return ({ store }) => {
    for (const { id } of store[table].where()) store[table].remove(id)
  }
}

function hasCompleteProducts(hotel: Hotel): void {
  const { products } = hotel.store
  for (const row of products.where()) if (hasMissingValues(row)) products.remove(row.id)
  requireRows('products')(hotel)
}

/** Checks that the seed already satisfies the state. */
function requireRows(table: TableName): (hotel: Hotel) => void {
  return ({ store }) => {
    if (store[table].where().length === 0) throw new Error(`The hotel has no ${table}: reset it first`)
  }
}

const signInParameters = v.object({
  accountNumber: v.exactOptional(v.string()),
  roomNumber: v.exactOptional(v.string()),
})

function canSignIn(hotel: Hotel, parameters: ScenarioParameters): void {
  hotel.store.guests.update(theGuest(hotel).id, v.parse(signInParameters, parameters))
}

const menuParameters = v.partial(menuQuery)

function menuRows({ store }: Hotel, parameters: ScenarioParameters) {
  const { languageCode, menuType } = v.parse(menuParameters, parameters)
  const ofType = store.menuItems.where(menuType === undefined ? {} : { menuType })
  return ofType.filter(({ menuLanguage }) => languageCode === undefined || menuLanguage.toLowerCase() === languageCode)
}

function hasMenu(hotel: Hotel, parameters: ScenarioParameters): void {
  if (menuRows(hotel, parameters).length === 0)
    throw new Error(`The hotel has no such menu: ${JSON.stringify(parameters)}`)
}

function hasCompleteMenu(hotel: Hotel, parameters: ScenarioParameters): void {
  for (const row of menuRows(hotel, { menuType: parameters['menuType'] })) {
    if (hasMissingValues(row)) hotel.store.menuItems.remove(row.id)
  }
  hasMenu(hotel, parameters)
}

function hasNoMenu(hotel: Hotel, parameters: ScenarioParameters): void {
  for (const { id } of menuRows(hotel, parameters)) hotel.store.menuItems.remove(id)
}

const seatingParameters = v.object({ diningDailyAvailabilityConfigId: v.exactOptional(v.number()) })

function hasTables({ store }: Hotel, parameters: ScenarioParameters): void {
  const { diningDailyAvailabilityConfigId: id } = v.parse(seatingParameters, parameters)
  const known =
    id === undefined ? store.diningAvailabilities.where().length > 0 : store.diningAvailabilities.find({ id })
  if (!known) throw new Error(`The restaurant has no such seating: ${JSON.stringify(parameters)}`)
}

const signedIn = ['personId', 'sessionId'] as const

/** The provider states of the contract, for `given(…)`. */
export const providerStates = [
  {
    name: 'a guest who can sign in',
    providerState: true,
    data: 'A guest in the hotel with this account number and room number, with a name and the days of arrival and departure.',
    parameters: { accountNumber: 'the account number to sign in with', roomNumber: 'the room number to sign in with' },
    gives: ['accountNumber', 'roomNumber'],
    apply: canSignIn,
  },
  {
    name: 'a guest who is signed in',
    providerState: true,
    data: 'A guest in the hotel and a valid session of theirs.',
    gives: signedIn,
    apply: (hotel) => void theGuest(hotel),
  },
  {
    name: "the guest's session has expired",
    providerState: true,
    forDesk: true,
    data: 'A guest in the hotel, a session of theirs that is no longer valid, and at least one product.',
    gives: [...signedIn, 'productId'],
    apply: endSessions,
  },
  {
    name: 'another guest in the hotel',
    providerState: true,
    data: 'Two guests in the hotel, a valid session of the first, and at least one product.',
    gives: ['sessionId', 'otherPersonId', 'productId'],
    apply: requireRows('guests'),
  },
  {
    name: 'a hotel with a configuration',
    providerState: true,
    data: 'One configuration with the hotel’s name and at least one content module, each with a sort order.',
    gives: [],
    apply: requireRows('configurations'),
  },
  {
    name: 'a hotel without a configuration',
    providerState: true,
    data: 'No configuration at all.',
    gives: [],
    apply: removeAll('configurations'),
  },
  {
    name: 'a room service with products',
    providerState: true,
    data: 'A guest in the hotel, a valid session of theirs, and at least one product that can be ordered.',
    gives: [...signedIn, 'productId'],
    apply: requireRows('products'),
  },
  {
    name: 'a room service with products with every field',
    providerState: true,
    data: 'A guest in the hotel, a valid session of theirs, and at least one product; every product has every field.',
    gives: ['sessionId'],
    apply: hasCompleteProducts,
  },
  {
    name: 'a room service that has sold out',
    providerState: true,
    forDesk: true,
    data: 'A guest in the hotel, a valid session of theirs, and no product.',
    gives: ['sessionId'],
    apply: removeAll('products'),
  },
  {
    name: 'a hotel with menus',
    providerState: true,
    data: 'A menu of this type in this language, with at least one item.',
    parameters: { languageCode: '`bg`, `en` or `es`', menuType: '`all`, `breakfast` or `bar`' },
    gives: [],
    apply: hasMenu,
  },
  {
    name: 'a hotel with menus with every field',
    providerState: true,
    data: 'A menu of this type in this language, with at least one item; every item of this type has every field.',
    parameters: { languageCode: '`bg`, `en` or `es`', menuType: '`all`, `breakfast` or `bar`' },
    gives: [],
    apply: hasCompleteMenu,
  },
  {
    name: 'a hotel without menus',
    providerState: true,
    forDesk: true,
    data: 'No menu of this type in any language.',
    parameters: { menuType: '`all`, `breakfast` or `bar`' },
    gives: [],
    apply: hasNoMenu,
  },
  {
    name: 'an order has been accepted under a key',
    providerState: true,
    data:
      'A guest in the hotel, a valid session of theirs, a product, and an order of theirs of one unit of it, with an ' +
      'empty message, which was accepted under this `Idempotency-Key`; other orders do not matter.',
    parameters: { idempotencyKey: 'the key of the order' },
    gives: [...signedIn, 'productId'],
    apply: orderAccepted,
  },
  {
    name: 'an order is still being handled under a key',
    providerState: true,
    data:
      'A guest in the hotel, a valid session of theirs, a product, and an order of theirs of one unit of it, with an ' +
      'empty message, which arrived under this `Idempotency-Key` and has no answer yet.',
    parameters: { idempotencyKey: 'the key of the order' },
    gives: [...signedIn, 'productId'],
    apply: orderRunning,
  },
  {
    name: 'a restaurant with free tables',
    providerState: true,
    data: 'A guest in the hotel, a valid session of theirs, and this daily availability with free tables.',
    parameters: { diningDailyAvailabilityConfigId: 'the id of the availability' },
    gives: signedIn,
    apply: hasTables,
  },
  {
    name: 'a guest with past orders',
    providerState: true,
    forDesk: true,
    data: 'A guest in the hotel, a valid session of theirs, and at least one order of theirs; each has every field.',
    gives: signedIn,
    apply: ensureRow('orders'),
  },
  {
    name: 'a guest who has ordered nothing yet',
    providerState: true,
    forDesk: true,
    data: 'A guest in the hotel, a valid session of theirs, and no order of theirs.',
    gives: signedIn,
    apply: removeRows('orders'),
  },
  {
    name: 'a guest with table reservations',
    providerState: true,
    forDesk: true,
    data: 'A guest in the hotel, a valid session of theirs, and at least one reservation of theirs; each has every field.',
    gives: signedIn,
    apply: ensureRow('reservations'),
  },
  {
    name: 'a guest who has reserved no table yet',
    providerState: true,
    data: 'A guest in the hotel, a valid session of theirs, and no reservation of theirs.',
    gives: signedIn,
    apply: removeRows('reservations'),
  },
  {
    name: 'a guest with reported problems',
    providerState: true,
    forDesk: true,
    data: 'A guest in the hotel, a valid session of theirs, and at least one report of theirs; each has every field.',
    gives: signedIn,
    apply: ensureRow('reports'),
  },
  {
    name: 'a guest who has reported no problem yet',
    providerState: true,
    data: 'A guest in the hotel, a valid session of theirs, and no report of theirs.',
    gives: signedIn,
    apply: removeRows('reports'),
  },
  {
    name: 'a guest with amenity requests',
    providerState: true,
    forDesk: true,
    data: 'A guest in the hotel, a valid session of theirs, and at least one request of theirs; each has every field.',
    gives: signedIn,
    apply: ensureRow('amenityRequests'),
  },
  {
    name: 'a guest who has requested no amenity yet',
    providerState: true,
    data: 'A guest in the hotel, a valid session of theirs, and no request of theirs.',
    gives: signedIn,
    apply: removeRows('amenityRequests'),
  },
  {
    name: 'a guest who has rated the stay',
    providerState: true,
    data: 'A guest in the hotel, a valid session of theirs, and their rating with both messages.',
    gives: ['sessionId'],
    apply: rateStay,
  },
  {
    name: 'a guest who has not rated the stay yet',
    providerState: true,
    forDesk: true,
    data: 'A guest in the hotel, a valid session of theirs, and no rating of theirs.',
    gives: ['sessionId'],
    apply: (hotel) => void hotel.store.ratings.remove(theGuest(hotel).id),
  },
] as const satisfies readonly ProviderState[]
