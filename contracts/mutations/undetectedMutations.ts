import {
  changed,
  eachDish,
  eachInContent,
  eachRow,
  onCall,
  changeBody,
  mutationOf,
  withoutAccessCheck,
  type Json,
  type Mutate,
  type ProviderMutation,
} from './providerMutation.ts'

type Content = { content: Json[] }

/** A mutation of one call that no verifier can see, with the reason and what the guest meets. */
function unseenOn(call: string, name: string, unseen: string, mutate: (call: string) => Mutate): ProviderMutation {
  return { ...mutationOf(call, name, mutate), unseen }
}

/** Mutations that verification cannot detect, beside those of single fields and whole responses. */
export const undetectedMutations: readonly ProviderMutation[] = [
  unseenOn(
    'POST /orders',
    'an order is accepted but not stored',
    'An interaction is one call, so it cannot check a later read. The guest is told that the order was received, and My orders does not list it.',
    (call) =>
      onCall(call, async ({ hotel, respond }) => {
        const response = await respond()
        hotel.change((db) => db.orders.deleteMany({ where: { status: { equals: 'CREATED' } } }))
        return response
      }),
  ),
  unseenOn(
    'POST /orders',
    'an order sent twice is stored twice',
    'Preventing this requires the `Idempotency-Key`, which is only a proposal. The guest gets and pays the order twice.',
    (call) =>
      onCall(call, async ({ request, respond }) => {
        await respond(request.clone())
        return respond()
      }),
  ),
  unseenOn(
    'POST /orders',
    'a submission is answered with a page of HTML',
    'The response body of a submission is not pinned, and neither is that of an error. The app takes the page for that of a Wi-Fi portal: the guest reads that it could not be confirmed.',
    (call) =>
      onCall(call, async ({ respond }) => {
        const { status } = await respond()
        return new Response('<h1>Hotel</h1>', { status, headers: { 'content-type': 'text/html' } })
      }),
  ),
  unseenOn(
    'GET /orders/customer',
    'the total of an order is wrong',
    'Responses are matched by type, since you choose your own data. The guest sees the wrong total.',
    (call) => changeBody(call, eachInContent(changed('totalPrice', 0.01))),
  ),
  unseenOn(
    'GET /orders/customer',
    'the oldest order comes first',
    'The specification defines no order. The guest sees the list as it was received.',
    (call) => changeBody(call, ({ content }: Content) => ({ content: content.toReversed() })),
  ),
  unseenOn(
    'GET /orders/customer',
    'only one order of many is listed',
    'The number of rows depends on your data, and paging is an open question. The guest misses the other orders.',
    (call) => changeBody(call, ({ content }: Content) => ({ content: content.slice(0, 1) })),
  ),
  unseenOn(
    'GET /customers/rating',
    'the rating of another guest is returned',
    'The call has no `personId`, so only the session identifies the guest. The guest sees words that another guest wrote.',
    (call) => changeBody(call, changed('publicMessage', 'Of another guest')),
  ),
  unseenOn(
    'POST /customer/login',
    'the session id of a login is invalid',
    'The next call is another interaction, with a session from its provider state. The guest is signed out by the first call after the login.',
    (call) => changeBody(call, changed('sessionId', 'invalid')),
  ),
  unseenOn(
    'POST /customer/login',
    'a response has additional fields',
    'Additional fields are allowed, even private ones that the API must not expose. The app ignores them.',
    (call) => changeBody(call, changed('passportNumber', 'X123')),
  ),
  unseenOn(
    'GET /products',
    'a price with three decimals',
    'The pattern of a price does not limit its decimals. The app rounds them half up.',
    (call) => changeBody(call, eachInContent(changed('price', 1.005))),
  ),
  unseenOn(
    'GET /products',
    'a price above 10 000 000',
    'The pattern of a price has no upper limit. The product is left out.',
    (call) => changeBody(call, eachInContent(changed('price', 20_000_000))),
  ),
  unseenOn(
    'GET /products',
    'a product is listed twice',
    'Matchers do not compare rows. The app shows the first row with an id.',
    (call) => changeBody(call, ({ content }: Content) => ({ content: [...content, ...content] })),
  ),
  unseenOn(
    'GET /products',
    'all products have one id',
    'Matchers do not compare rows. The guest sees only the first product.',
    (call) => changeBody(call, eachInContent(changed('id', 'one'))),
  ),
  unseenOn(
    'GET /products',
    'an unknown category',
    'A hotel may have categories of its own. They come last, under the name that was received.',
    (call) => changeBody(call, eachInContent(changed('productCategory', 'DESSERT'))),
  ),
  unseenOn(
    'GET /configurations',
    'an unknown currency',
    'Only the keys that the specification names are pinned. The app names the key on the console, and prices stand in leva.',
    (call) => changeBody(call, eachRow(changed('currency', 'BGN'))),
  ),
  unseenOn(
    'GET /configurations',
    'an unknown time zone',
    'Only the keys that the specification names are pinned. The app names the key on the console, and reads times in `Europe/Sofia`.',
    (call) => changeBody(call, eachRow(changed('timeZone', 'Sofia'))),
  ),
  unseenOn(
    'GET /configurations',
    'only one tile of many',
    'A hotel may show what it likes, so only one tile is pinned. The guest does not find the other screens on home.',
    (call) =>
      changeBody(
        call,
        eachRow(({ deviceProfile, ...row }) => {
          const { contentModules } = deviceProfile as { contentModules: Json[] }
          return { ...row, deviceProfile: { contentModules: contentModules.slice(0, 1) } }
        }),
      ),
  ),
  unseenOn(
    'GET /menus',
    'a dish costs nothing',
    'A price of 0 is a price. Breakfast and bar show none, the restaurant shows 0.00.',
    (call) => changeBody(call, eachDish(changed('itemPrice', 0))),
  ),
  unseenOn(
    'GET /orders/customer',
    'a call without a token is accepted',
    'The app never makes such a call. An ended session is pinned.',
    (call) =>
      onCall(call, (context) =>
        context.request.headers.has('authorization') ? context.respond() : withoutAccessCheck(context),
      ),
  ),
]
