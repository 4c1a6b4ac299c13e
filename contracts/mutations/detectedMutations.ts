import { byId } from '#mock-server/models.ts'
import { callNameOf } from '#contracts/calls.ts'
import { interactionsOf, type Interaction } from '#contracts/interactions.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { theGuest } from '#mock-server/scenarios/scenario.ts'
import { ONE_TYPE } from './fieldMutations.ts'
import { ONE_FORM } from './responseMutations.ts'
import {
  callOf,
  changed,
  changeBody,
  eachDish,
  eachInContent,
  eachRow,
  onCall,
  withoutAccessCheck,
  type Json,
  type Mutate,
  type ProviderMutation,
} from './providerMutation.ts'

/** A mutation, and the interaction of the pact that detects it. */
export interface DetectedMutation extends ProviderMutation {
  readonly detectedBy: string
}

const orders = 'GET /orders/customer'
const products = 'GET /products'
const reservations = 'GET /dining/reservation'
const amenityRequests = 'GET /generic-requests'
const menus = 'GET /menus'
const login = 'POST /customer/login'
const rating = 'GET /customers/rating'
const configurations = 'GET /configurations'

/** Lists the orders of all guests. */
const allOrders: Mutate = async ({ hotel, request, respond }) => {
  for (const { id } of hotel.db.orders.getAll())
    hotel.change((db) => db.orders.update({ ...byId(id), data: { guestId: '1001' } }))
  return respond(request)
}

const allTypes: Mutate = ({ request, respond }) =>
  respond(new Request(request.url.replace('menuType=breakfast', 'menuType=all')))

const inBulgarian = (list: Json[]) => list.filter(({ menuLanguage }) => menuLanguage === 'bg')
const withCorrectRoom = (hotel: Hotel, request: Request) => {
  const { accountNumber, roomNumber } = theGuest(hotel)
  return new Request(request.url, { method: 'POST', body: JSON.stringify({ accountNumber, roomNumber }) })
}

/** Changes each tile of a configuration. */
const eachTile = (change: (tile: Json) => Json) =>
  eachRow(({ deviceProfile, ...row }) => {
    const { contentModules } = deviceProfile as { contentModules: Json[] }
    return { ...row, deviceProfile: { contentModules: contentModules.map(change) } }
  })

/** Mutations by the interaction that detects them. */
const mutations: Readonly<Record<string, Readonly<Record<string, Mutate>>>> = {
  'a request for the orders of a guest who has some': {
    'ids of orders are `true`': changeBody(orders, eachInContent(changed('id', true))),
    'ids of orders have decimals': changeBody(
      orders,
      eachInContent(({ id, ...row }) => ({ ...row, id: Number(String(id).replace(/\D/g, '')) + 0.5 })),
    ),
    'the total of an order is below zero': changeBody(orders, eachInContent(changed('totalPrice', -1))),
  },
  'a request for the orders of a guest who has none': {
    'the orders of other guests are listed too': onCall(orders, allOrders),
  },
  'a request for the orders of another guest': {
    'orders are listed without an access check': onCall(orders, withoutAccessCheck),
  },
  'a request for the products': {
    'a price is below zero': changeBody(products, eachInContent(changed('price', -1))),
    'the label of a product is white space': changeBody(products, eachInContent(changed('label', ' '))),
  },
  'a request for products with every field': {
    'ids of products have a space at their end': changeBody(products, eachInContent(changed('id', 'p1 '))),
    'the picture of a product is an address without its beginning': changeBody(
      products,
      eachInContent(changed('image', 'pictures/salad.webp')),
    ),
  },
  'a request for menus with every field': {
    'the price of a dish is below zero': changeBody(menus, eachDish(changed('itemPrice', -1))),
  },
  'a request for the products after the session has ended': {
    'products are listed after the session has ended': onCall(products, withoutAccessCheck),
  },
  'a login with the right account and room number': {
    'the check-out date has another format': changeBody(login, changed('checkOutDate', '25.11.2026')),
    'the check-in date has a time': changeBody(login, changed('checkInDate', '2026-11-19T00:00:00')),
    'the sessionId has a space at its end': changeBody(login, changed('sessionId', 'f3b1c7d2 ')),
    'the sessionId has a line break': changeBody(login, changed('sessionId', 'f3b1\nc7d2')),
    'the sessionId has Cyrillic letters': changeBody(login, changed('sessionId', 'сесия')),
  },
  'a login whose answer says only what is required': {
    'the personId is white space': changeBody(login, changed('personId', ' ')),
  },
  'a rating after the session has ended': {
    'a rating after the session has ended is accepted': onCall('POST /customers/rating', withoutAccessCheck),
  },
  'a login with the right account number and a wrong room': {
    'the room number is not checked': onCall(login, ({ hotel, request, respond }) =>
      respond(withCorrectRoom(hotel, request)),
    ),
  },
  'a request for menus of type breakfast, which the hotel does not have': {
    'the menu type is ignored': onCall(menus, allTypes),
  },
  'a request for the menus of type breakfast in en': {
    'menus come in Bulgarian only': changeBody(menus, inBulgarian),
    'the language of a menu is written as `en-GB`': changeBody(
      menus,
      eachRow(({ menuLanguage, ...menu }) => ({ ...menu, menuLanguage: `${String(menuLanguage)}-GB` })),
    ),
  },
  'a request for the reservations of a guest who has some': {
    'the room of a reservation is a number': changeBody(reservations, eachRow(changed('roomNumber', 305))),
    'the number of people has decimals': changeBody(reservations, eachRow(changed('numberOfPeople', 2.5))),
  },
  'a request for the amenity requests of a guest who has some': {
    'the time of a request is a number': changeBody(
      amenityRequests,
      eachRow(changed('createdTime', 1_793_000_000_000)),
    ),
  },
  'a request for the rating of a guest who gave one': {
    'a rating of nine stars': changeBody(rating, changed('ratingValue', 9)),
    'a rating in a list': changeBody(rating, (body: Json) => [body]),
    'a rating of no star': changeBody(rating, changed('ratingValue', 0)),
  },
  'a request for the configurations': {
    'the configuration is not in a list': changeBody(configurations, ([first]: Json[]) => first),
    'no tile has a name that the app knows': changeBody(configurations, eachTile(changed('moduleName', 'Sauna'))),
    'no tile leads to a screen': changeBody(configurations, eachTile(changed('internalUrl', '/sauna'))),
    'every tile leads to another site': changeBody(
      configurations,
      eachTile(changed('internalUrl', 'https://hotel.example/room-service')),
    ),
  },
}

/** Why verifiers reject one of these although the app works, by name. */
const onPurpose: Readonly<Record<string, string>> = {
  'a rating in a list': ONE_FORM,
  'the room of a reservation is a number': ONE_TYPE,
  'ids of orders have decimals': 'an id is a text or an integer',
  'ids of products have a space at their end': 'white space around an id is a mistake in the data',
}

/** Mutations that verification must detect, one at a time, beside those of single fields and whole responses. */
export const detectedMutations: readonly DetectedMutation[] = Object.entries(mutations).flatMap(
  ([detectedBy, mutates]) => {
    const interaction = interactionsOf('pact').find(({ description }) => description === detectedBy)
    if (interaction === undefined) throw new Error(`The pact has no interaction ${detectedBy}`)
    const call = callOf(callNameOf(interaction))
    return Object.entries(mutates).map(([name, mutate]) => ({
      ...{ name, mutate, detectedBy, call, changes: ({ description }: Interaction) => description === detectedBy },
      ...(onPurpose[name] !== undefined && { onPurpose: onPurpose[name] }),
    }))
  },
)
