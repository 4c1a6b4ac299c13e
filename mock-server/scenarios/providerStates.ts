import * as v from 'valibot'
import { menuQuery } from '#src/schemas/menus.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { byId, type MenuItemRow, type TableName } from '#mock-server/models.ts'
import { hasMissingValues, removeRows, ensureRow, orderAccepted, orderRunning } from './history.ts'
import { theGuest, type ScenarioParameters, type ProviderState } from './scenario.ts'

function endSessions({ change }: Hotel): void {
  change(({ sessions }) => sessions.deleteMany({ where: {} }))
}

const ratingParameters = v.object({ publicMessage: v.exactOptional(v.string(), 'Прекрасен престой.') })

function rateStay(hotel: Hotel, parameters: ScenarioParameters): void {
  const texts = { internalMessage: 'Топла стая.', ...v.parse(ratingParameters, parameters) }
  const { id } = theGuest(hotel)
  const createdAt = hotel.clock.now().toISOString()
  hotel.change(({ ratings }) => {
    ratings.delete(byId(id))
    ratings.create({ id, ratingValue: 4.5, ...texts, createdAt })
  })
}

function removeAll(table: 'configurations' | 'products'): (hotel: Hotel) => void {
  return ({ change }) => void change((db) => db[table].deleteMany({ where: {} }))
}

function hasCompleteProducts(hotel: Hotel): void {
  hotel.change(({ products }) => {
    for (const row of products.getAll()) if (hasMissingValues(row)) products.delete(byId(row.id))
  })
  requireRows('products')(hotel)
}

/** Checks that the seed already satisfies the state. */
function requireRows(table: TableName): (hotel: Hotel) => void {
  return ({ db }) => {
    if (db[table].getAll().length === 0) throw new Error(`The hotel has no ${table}: reset it first`)
  }
}

const signInParameters = v.object({
  accountNumber: v.exactOptional(v.string()),
  roomNumber: v.exactOptional(v.string()),
  fullName: v.exactOptional(v.string()),
})

function canSignIn(hotel: Hotel, parameters: ScenarioParameters): void {
  const data = v.parse(signInParameters, parameters)
  hotel.change(({ guests }) => guests.update({ ...byId(theGuest(hotel).id), data }))
}

const menuParameters = v.partial(menuQuery)

function menuRows({ db }: Hotel, parameters: ScenarioParameters) {
  const { languageCode, menuType } = v.parse(menuParameters, parameters)
  const ofType = db.menuItems.findMany({ where: menuType === undefined ? {} : { menuType: { equals: menuType } } })
  return ofType.filter(({ menuLanguage }) => languageCode === undefined || menuLanguage.toLowerCase() === languageCode)
}

function removeMenuRows({ change }: Hotel, rows: readonly MenuItemRow[]): void {
  change(({ menuItems }) => menuItems.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } }))
}

function hasMenu(hotel: Hotel, parameters: ScenarioParameters): void {
  if (menuRows(hotel, parameters).length === 0)
    throw new Error(`The hotel has no such menu: ${JSON.stringify(parameters)}`)
}

function hasCompleteMenu(hotel: Hotel, parameters: ScenarioParameters): void {
  removeMenuRows(hotel, menuRows(hotel, { menuType: parameters['menuType'] }).filter(hasMissingValues))
  hasMenu(hotel, parameters)
}

function hasNoMenu(hotel: Hotel, parameters: ScenarioParameters): void {
  removeMenuRows(hotel, menuRows(hotel, parameters))
}

const seatingParameters = v.object({ diningDailyAvailabilityConfigId: v.exactOptional(v.number()) })

function hasTables({ db }: Hotel, parameters: ScenarioParameters): void {
  const { diningDailyAvailabilityConfigId: id } = v.parse(seatingParameters, parameters)
  const known =
    id === undefined ? db.diningAvailabilities.getAll().length > 0 : db.diningAvailabilities.findFirst(byId(id))
  if (!known) throw new Error(`The restaurant has no such seating: ${JSON.stringify(parameters)}`)
}

const signedIn = ['personId', 'sessionId'] as const

/** The provider states of the contract, for `given(…)`. */
export const providerStates = [
  {
    name: 'a guest who can sign in',
    data: 'A guest in the hotel with this account number, room number and name, and with the days of arrival and departure.',
    parameters: {
      accountNumber: 'the account number to sign in with',
      roomNumber: 'the room number to sign in with',
      fullName: 'the name, in Cyrillic letters, which the answer must contain exactly',
    },
    gives: ['accountNumber', 'roomNumber'],
    apply: canSignIn,
  },
  {
    name: 'a guest who is signed in',
    data: 'A guest in the hotel and a valid session of theirs.',
    gives: signedIn,
    apply: (hotel) => void theGuest(hotel),
  },
  {
    name: "the guest's session has expired",
    data: 'A guest in the hotel, a session of theirs that is no longer valid, and at least one product.',
    gives: [...signedIn, 'productId'],
    apply: endSessions,
  },
  {
    name: 'another guest in the hotel',
    data: 'Two guests in the hotel, a valid session of the first, and at least one product.',
    gives: ['sessionId', 'otherPersonId', 'productId'],
    apply: requireRows('guests'),
  },
  {
    name: 'a hotel with a configuration',
    data: 'One configuration with the hotel’s name and at least one content module, each with a sort order.',
    gives: [],
    apply: requireRows('configurations'),
  },
  {
    name: 'a hotel without a configuration',
    data: 'No configuration at all.',
    gives: [],
    apply: removeAll('configurations'),
  },
  {
    name: 'a room service with products',
    data: 'A guest in the hotel, a valid session of theirs, and at least one product that can be ordered.',
    gives: [...signedIn, 'productId'],
    apply: requireRows('products'),
  },
  {
    name: 'a room service with products with every field',
    data: 'A guest in the hotel, a valid session of theirs, and at least one product; every product has every field.',
    gives: ['sessionId'],
    apply: hasCompleteProducts,
  },
  {
    name: 'a room service that has sold out',
    forDesk: true,
    data: 'A guest in the hotel, a valid session of theirs, and no product.',
    gives: ['sessionId'],
    apply: removeAll('products'),
  },
  {
    name: 'a hotel with menus',
    data: 'A menu of this type in this language, with at least one item.',
    parameters: { languageCode: '`bg`, `en` or `es`', menuType: '`all`, `breakfast` or `bar`' },
    gives: [],
    apply: hasMenu,
  },
  {
    name: 'a hotel with menus with every field',
    data: 'A menu of this type in this language, with at least one item; every item of this type has every field.',
    parameters: { languageCode: '`bg`, `en` or `es`', menuType: '`all`, `breakfast` or `bar`' },
    gives: [],
    apply: hasCompleteMenu,
  },
  {
    name: 'a hotel without menus',
    forDesk: true,
    data: 'No menu of this type in any language.',
    parameters: { menuType: '`all`, `breakfast` or `bar`' },
    gives: [],
    apply: hasNoMenu,
  },
  {
    name: 'an order has been accepted under a key',
    data:
      'A guest in the hotel, a valid session of theirs, a product, and an order of theirs of one unit of it, with an ' +
      'empty message, which was accepted under this `Idempotency-Key`; other orders do not matter.',
    parameters: { idempotencyKey: 'the key of the order' },
    gives: [...signedIn, 'productId'],
    apply: orderAccepted,
  },
  {
    name: 'an order is still being handled under a key',
    data:
      'A guest in the hotel, a valid session of theirs, a product, and an order of theirs of one unit of it, with an ' +
      'empty message, which arrived under this `Idempotency-Key` and has no answer yet.',
    parameters: { idempotencyKey: 'the key of the order' },
    gives: [...signedIn, 'productId'],
    apply: orderRunning,
  },
  {
    name: 'a restaurant with free tables',
    data: 'A guest in the hotel, a valid session of theirs, and this daily availability with free tables.',
    parameters: { diningDailyAvailabilityConfigId: 'the id of the availability' },
    gives: signedIn,
    apply: hasTables,
  },
  {
    name: 'a guest with past orders',
    forDesk: true,
    data: 'A guest in the hotel, a valid session of theirs, and at least one order of theirs; each has every field.',
    gives: signedIn,
    apply: ensureRow('orders'),
  },
  {
    name: 'a guest who has ordered nothing yet',
    forDesk: true,
    data: 'A guest in the hotel, a valid session of theirs, and no order of theirs.',
    gives: signedIn,
    apply: removeRows('orders'),
  },
  {
    name: 'a guest with table reservations',
    forDesk: true,
    data: 'A guest in the hotel, a valid session of theirs, and at least one reservation of theirs; each has every field.',
    gives: signedIn,
    apply: ensureRow('reservations'),
  },
  {
    name: 'a guest who has reserved no table yet',
    data: 'A guest in the hotel, a valid session of theirs, and no reservation of theirs.',
    gives: signedIn,
    apply: removeRows('reservations'),
  },
  {
    name: 'a guest with reported problems',
    forDesk: true,
    data: 'A guest in the hotel, a valid session of theirs, and at least one report of theirs; each has every field.',
    gives: signedIn,
    apply: ensureRow('reports'),
  },
  {
    name: 'a guest who has reported no problem yet',
    data: 'A guest in the hotel, a valid session of theirs, and no report of theirs.',
    gives: signedIn,
    apply: removeRows('reports'),
  },
  {
    name: 'a guest with amenity requests',
    forDesk: true,
    data: 'A guest in the hotel, a valid session of theirs, and at least one request of theirs; each has every field.',
    gives: signedIn,
    apply: ensureRow('amenityRequests'),
  },
  {
    name: 'a guest who has requested no amenity yet',
    data: 'A guest in the hotel, a valid session of theirs, and no request of theirs.',
    gives: signedIn,
    apply: removeRows('amenityRequests'),
  },
  {
    name: 'a guest who has rated the stay',
    data: 'A guest in the hotel, a valid session of theirs, and their rating with both messages.',
    parameters: { publicMessage: 'the public message, in Cyrillic letters, which the answer must contain exactly' },
    gives: ['sessionId'],
    apply: rateStay,
  },
  {
    name: 'a guest who has not rated the stay yet',
    forDesk: true,
    data: 'A guest in the hotel, a valid session of theirs, and no rating of theirs.',
    gives: ['sessionId'],
    apply: (hotel) => void hotel.change((db) => db.ratings.delete(byId(theGuest(hotel).id))),
  },
] as const satisfies readonly ProviderState[]
