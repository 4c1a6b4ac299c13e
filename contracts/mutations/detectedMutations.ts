import {
  answers,
  asText,
  changed,
  eachIn,
  eachOf,
  on,
  renamed,
  reply,
  says,
  unguarded,
  without,
} from './providerMutation.ts'
import type { Json, ProviderMutation, Mutate } from './providerMutation.ts'
import { theGuest } from '#mock-server/scenarios/scenario.ts'
import type { Hotel } from '#mock-server/hotel.ts'

/** A mutation, and an interaction of the pact that shows it. */
export interface DetectedMutation extends ProviderMutation {
  readonly shownBy: string
}

const orders = 'GET /orders/customer'
const products = 'GET /products'
const reservations = 'GET /dining/reservation'
const requests = 'GET /generic-requests'
const menus = 'GET /menus'
const login = 'POST /customer/login'
const rating = 'GET /customers/rating'

/** Shows every guest's rows. */
const everybodys: Mutate = async ({ hotel, request, honest }) => {
  for (const { id } of hotel.store.orders.where()) hotel.store.orders.update(id, { guestId: '1001' })
  return honest(request)
}

const portal = () => new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } })

const allTypes: Mutate = ({ request, honest }) =>
  honest(new Request(request.url.replace('menuType=breakfast', 'menuType=all')))

const inBulgarian = (list: Json[]) => list.filter(({ menuLanguage }) => menuLanguage === 'bg')
const withTheRoom = (hotel: Hotel, request: Request) => {
  const { accountNumber, roomNumber } = theGuest(hotel)
  return new Request(request.url, { method: 'POST', body: JSON.stringify({ accountNumber, roomNumber }) })
}

const unwrapped = ({ content }: { content: Json[] }) => content

/** By the interaction that shows them. */
const mutations: Readonly<Record<string, Readonly<Record<string, Mutate>>>> = {
  'a request for the orders of a guest who has some': {
    'an order has no id': says(orders, eachIn(changed('id', null))),
    'the order number has another name': says(orders, eachIn(renamed('orderNumber', 'number'))),
    'the total of an order is a text': says(orders, eachIn(asText('totalPrice'))),
  },
  'a request for the orders of a guest who has none': {
    'orders come without their wrapper': says(orders, unwrapped),
    'the orders of other guests are listed too': on(orders, everybodys),
  },
  'a request for the orders of another guest': {
    'orders are shown to whoever asks': on(orders, unguarded),
  },
  'a request for the products': {
    'products come without their wrapper': says(products, unwrapped),
    'a price is a text': says(products, eachIn(asText('price'))),
    'the label of a product has another name': says(products, eachIn(renamed('label', 'name'))),
    'products have no category': says(products, eachIn(without('productCategory'))),
    'a page of HTML instead of products': on(products, async () => portal()),
  },
  'a request for the products and their pictures': {
    'products have no picture': says(products, eachIn(without('image'))),
  },
  'a request for the products after the session has ended': {
    'products are shown after the session has ended': on(products, unguarded),
  },
  'a login with the right account and room number': {
    'a session without the person': says(login, without('personId')),
    'the person has no id': says(login, changed('personId', null)),
    'the session id is nothing': says(login, changed('sessionId', null)),
    'the session id has another name': says(login, renamed('sessionId', 'token')),
    'the checkout day is written another way': says(login, changed('checkOutDate', '25.11.2026')),
  },
  'a login with an account number the hotel does not know': {
    'a stranger is let in': answers(login, 401, 200),
    'a stranger is told of a mistake of the hotel': answers(login, 401, 500),
  },
  'an order of two units of a product': {
    'an order fails': answers('POST /orders', 201, 500),
  },
  'an order of a product that does not exist': {
    'an order of nothing known is a conflict': answers('POST /orders', 400, 409),
    'an order of nothing known signs the guest out': answers('POST /orders', 400, 401),
    'an order of nothing known is accepted': answers('POST /orders', 400, 201),
  },
  'an order of another guest': {
    'an order for somebody else is accepted': answers('POST /orders', 403, 201),
  },
  'a reservation for an availability that does not exist': {
    'a table that does not exist is reserved': answers('POST /dining', 400, 201),
  },
  'a report without a message': {
    'a report without words is accepted': answers('POST /reports', 400, 201),
  },
  'a request of new towels': {
    'a request without a message is refused': answers('POST /generic-requests', 201, 422),
  },
  'a rating of six stars': {
    'six stars are accepted': answers('POST /customers/rating', 400, 201),
  },
  'a rating after the session has ended': {
    'a rating after the session has ended is accepted': on('POST /customers/rating', unguarded),
  },
  'a login with the right account number and a wrong room': {
    'any room will do': on(login, ({ hotel, request, honest }) => honest(withTheRoom(hotel, request))),
  },
  'a request for menus of type breakfast, which the hotel does not have': {
    'the menu type is ignored': on(menus, allTypes),
  },
  'a request for the menus of type breakfast in en': {
    'menus come in Bulgarian only': says(menus, inBulgarian),
  },
  'a request for the menus of type all in bg': {
    'menus demand a session': on(menus, async () => reply(401, {})),
  },
  'a request for the reservations of a guest who has some': {
    'reservations are wrapped': says(reservations, (content: Json[]) => ({ content })),
    'the number of people is a text': says(reservations, eachOf(asText('numberOfPeople'))),
    'the room of a reservation is a number': says(reservations, eachOf(changed('roomNumber', 305))),
  },
  'a request for the amenity requests of a guest who has some': {
    'the time of a request is a number': says(requests, eachOf(changed('createdTime', 1_793_000_000_000))),
  },
  'a request for the rating of a guest who gave none': {
    'no rating is an empty answer': answers(rating, 404, 200),
  },
  'a request for the rating of a guest who gave one': {
    'the rating is a text': says(rating, asText('ratingValue')),
  },
  'a request for the configurations': {
    'one configuration without its list': says('GET /configurations', ([first]: Json[]) => first),
    'a configuration without tiles': says('GET /configurations', eachOf(without('deviceProfile'))),
  },
}

/** Mutations that verification must show red, one at a time. */
export const detectedMutations: readonly DetectedMutation[] = Object.entries(mutations).flatMap(([shownBy, told]) =>
  Object.entries(told).map(([name, mutate]) => ({ name, mutate, shownBy })),
)
