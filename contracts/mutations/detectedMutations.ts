import * as v from 'valibot'
import { menuItem } from '#src/schemas/menus.ts'
import { product } from '#src/schemas/products.ts'
import {
  changeStatus,
  asText,
  changed,
  eachInContent,
  eachRow,
  onCall,
  renamed,
  jsonResponse,
  changeBody,
  withoutAccessCheck,
  without,
} from './providerMutation.ts'
import type { Json, ProviderMutation, Mutate } from './providerMutation.ts'
import { theGuest } from '#mock-server/scenarios/scenario.ts'
import type { Hotel } from '#mock-server/hotel.ts'

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

/** Lists the orders of all guests. */
const allOrders: Mutate = async ({ hotel, request, respond }) => {
  for (const { id } of hotel.store.orders.where()) hotel.store.orders.update(id, { guestId: '1001' })
  return respond(request)
}

const htmlPage = () => new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } })

const allTypes: Mutate = ({ request, respond }) =>
  respond(new Request(request.url.replace('menuType=breakfast', 'menuType=all')))

const inBulgarian = (list: Json[]) => list.filter(({ menuLanguage }) => menuLanguage === 'bg')
const withCorrectRoom = (hotel: Hotel, request: Request) => {
  const { accountNumber, roomNumber } = theGuest(hotel)
  return new Request(request.url, { method: 'POST', body: JSON.stringify({ accountNumber, roomNumber }) })
}

/** Mutations that each leave out an optional field of a row. */
function withoutEach(
  rows: string,
  { entries }: { readonly entries: v.ObjectEntries },
  leaveOut: (field: string) => Mutate,
) {
  const optional = Object.keys(entries).filter(
    (field) => entries[field] !== undefined && v.is(entries[field], undefined),
  )
  return Object.fromEntries(optional.map((field) => [`${rows} have no ${field}`, leaveOut(field)]))
}

const unwrapped = ({ content }: { content: Json[] }) => content

/** Mutations by the interaction that detects them. */
const mutations: Readonly<Record<string, Readonly<Record<string, Mutate>>>> = {
  'a request for the orders of a guest who has some': {
    'an order has no id': changeBody(orders, eachInContent(changed('id', null))),
    'the order number has another name': changeBody(orders, eachInContent(renamed('orderNumber', 'number'))),
    'the total of an order is a text': changeBody(orders, eachInContent(asText('totalPrice'))),
  },
  'a request for the orders of a guest who has none': {
    'orders come without their wrapper': changeBody(orders, unwrapped),
    'the orders of other guests are listed too': onCall(orders, allOrders),
  },
  'a request for the orders of another guest': {
    'orders are listed without an access check': onCall(orders, withoutAccessCheck),
  },
  'a request for the products': {
    'products come without their wrapper': changeBody(products, unwrapped),
    'a price is a text': changeBody(products, eachInContent(asText('price'))),
    'the label of a product has another name': changeBody(products, eachInContent(renamed('label', 'name'))),
    'products have no category': changeBody(products, eachInContent(without('productCategory'))),
    'a page of HTML instead of products': onCall(products, async () => htmlPage()),
  },
  'a request for products with every field': withoutEach('products', product, (field) =>
    changeBody(products, eachInContent(without(field))),
  ),
  'a request for menus with every field': withoutEach('dishes', menuItem, (field) =>
    changeBody(
      menus,
      eachRow(({ menuItems, ...menu }) => ({ ...menu, menuItems: (menuItems as Json[]).map(without(field)) })),
    ),
  ),
  'a request for the products after the session has ended': {
    'products are listed after the session has ended': onCall(products, withoutAccessCheck),
  },
  'a login with the right account and room number': {
    'the login response has no personId': changeBody(login, without('personId')),
    'the personId is null': changeBody(login, changed('personId', null)),
    'the sessionId is null': changeBody(login, changed('sessionId', null)),
    'the sessionId has another name': changeBody(login, renamed('sessionId', 'token')),
    'the check-out date has another format': changeBody(login, changed('checkOutDate', '25.11.2026')),
  },
  'a login with an account number the hotel does not know': {
    'a login with unknown numbers succeeds': changeStatus(login, 401, 200),
    'a login with unknown numbers is a server error': changeStatus(login, 401, 500),
  },
  'an order of two units of a product': {
    'an order fails': changeStatus('POST /orders', 201, 500),
  },
  'an order of a product that does not exist': {
    'an order of an unknown product is a conflict': changeStatus('POST /orders', 400, 409),
    'an order of an unknown product signs the guest out': changeStatus('POST /orders', 400, 401),
    'an order of an unknown product is accepted': changeStatus('POST /orders', 400, 201),
  },
  'an order of another guest': {
    'an order for another guest is accepted': changeStatus('POST /orders', 403, 201),
  },
  'a reservation for an availability that does not exist': {
    'a table that does not exist is reserved': changeStatus('POST /dining', 400, 201),
  },
  'a report without a message': {
    'a report without a message is accepted': changeStatus('POST /reports', 400, 201),
  },
  'a request of new towels': {
    'a request without a message is refused': changeStatus('POST /generic-requests', 201, 422),
  },
  'a rating of six stars': {
    'six stars are accepted': changeStatus('POST /customers/rating', 400, 201),
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
  },
  'a request for the menus of type all in bg': {
    'menus require a session': onCall(menus, async () => jsonResponse(401, {})),
  },
  'a request for the reservations of a guest who has some': {
    'reservations are wrapped': changeBody(reservations, (content: Json[]) => ({ content })),
    'the number of people is a text': changeBody(reservations, eachRow(asText('numberOfPeople'))),
    'the room of a reservation is a number': changeBody(reservations, eachRow(changed('roomNumber', 305))),
  },
  'a request for the amenity requests of a guest who has some': {
    'the time of a request is a number': changeBody(
      amenityRequests,
      eachRow(changed('createdTime', 1_793_000_000_000)),
    ),
  },
  'a request for the rating of a guest who gave none': {
    'a missing rating is 200 with an empty object': changeStatus(rating, 404, 200),
  },
  'a request for the rating of a guest who gave one': {
    'the rating is a text': changeBody(rating, asText('ratingValue')),
  },
  'a request for the configurations': {
    'the configuration is not in a list': changeBody('GET /configurations', ([first]: Json[]) => first),
    'a configuration without tiles': changeBody('GET /configurations', eachRow(without('deviceProfile'))),
  },
}

/** Mutations that verification must detect, one at a time. */
export const detectedMutations: readonly DetectedMutation[] = Object.entries(mutations).flatMap(
  ([detectedBy, mutates]) => Object.entries(mutates).map(([name, mutate]) => ({ name, mutate, detectedBy })),
)
