import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import type { CallName } from '#src/schemas/calls.ts'
import { deferred } from '#tests/support/deferred.ts'
import { eventually } from '#tests/support/eventually.ts'
import { settle } from '#tests/support/page/settle.ts'
import { openSlice } from '#tests/support/page/openSlice.ts'
import { jsonOf } from '#tests/support/hostileTexts.ts'
import { expectConsole } from '#tests/support/quietConsole.ts'

const calls = hotelApi.endpoints

describe('the API slice with the mock server', () => {
  it('has the endpoints that the schemas of calls name', () => {
    const tested: Record<CallName, true> = {
      getConfigurations: true,
      login: true,
      getProducts: true,
      placeOrder: true,
      getOrders: true,
      getMenus: true,
      reserveTable: true,
      getReservations: true,
      reportProblem: true,
      getReports: true,
      requestAmenity: true,
      getAmenityRequests: true,
      leaveRating: true,
      getRating: true,
    }
    expect(Object.keys(calls).sort()).toEqual(Object.keys(tested).sort())
  })
})

const json = { headers: { 'content-type': 'application/json' } }
const rating = { ratingValue: 5, internalMessage: '', publicMessage: '' }

/** A body that breaks off after this text. */
function cutOff(text: string): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    pull: (controller) => controller.error(new TypeError('terminated')),
  })
}

describe('the API slice', () => {
  it('signs the guest out after a 401 on a protected call', async () => {
    const { store, hotel, signIn } = openSlice()
    await signIn()
    hotel.faults.enable('expired-session')
    await store.dispatch(calls.getProducts.initiate())
    expect(store.getState().session).toMatchObject({ isAuthenticated: false, notice: 'session-ended-by-hotel' })
  })

  it.each([401, 403])(
    'signs out after a %i on menus or the configuration only the guest who was signed in when the call was made',
    async (status) => {
      const { store, adapter, signIn, origin } = openSlice()
      let mayAnswer = Promise.resolve()
      adapter.server.use(
        ...['configurations', 'menus/all/params'].map((path) =>
          http.get(`${origin}/api/${path}`, () => mayAnswer.then(() => new HttpResponse(null, { status }))),
        ),
      )
      const read = [
        () => store.dispatch(calls.getConfigurations.initiate(undefined, { forceRefetch: true })),
        () => store.dispatch(calls.getMenus.initiate({ languageCode: 'bg', menuType: 'bar' }, { forceRefetch: true })),
      ]
      for (const call of read) {
        await signIn()
        await call()
        expect(store.getState().session).toMatchObject({ isAuthenticated: false, notice: 'session-ended-by-hotel' })
        // The end of a session removes the responses of the guest, and stops every call.
        await eventually(() => expect(store.getState().hotelApi.queries).toEqual({}))
        const { until, release } = deferred()
        mayAnswer = until
        const late = call()
        await signIn()
        release()
        await late
        expect(store.getState().session.isAuthenticated).toBe(true)
      }
    },
  )

  it.each([
    ['network', () => HttpResponse.error()],
    ['network', () => new HttpResponse(cutOff('{"content":[{"id":1,'), json)],
    ['foreign', () => new HttpResponse('[]', { headers: { 'content-type': 'Text/HTML' } })],
    ['foreign', () => HttpResponse.html('')],
    ['foreign', () => new HttpResponse(null, { headers: { refresh: '0; url=http://192.0.2.1/' } })],
    ['foreign', () => HttpResponse.xml('<?xml version="1.0"?><html/>')],
    ['foreign', () => HttpResponse.text('{"broken')],
    [503, () => new HttpResponse('<html>busy</html>', { status: 503 })],
  ])('returns an error of its own kind when the response is not the hotel’s: %s', async (status, answer) => {
    const { store, adapter, signIn, origin } = openSlice()
    await signIn()
    adapter.server.use(http.all(`${origin}/api/*`, answer))
    const { error } = await store.dispatch(calls.getProducts.initiate())
    expect(error).toMatchObject({ status })
    const sent = await store.dispatch(calls.leaveRating.initiate({ personId: 7, body: rating }))
    expect(sent.error).toMatchObject({ status })
  })

  it('names what it accepts, and follows no redirect of what it sends', async () => {
    const { store, adapter, signIn, origin } = openSlice()
    await signIn()
    const received: unknown[] = []
    adapter.server.use(
      http.post(`${origin}/api/*`, ({ request: { headers, redirect } }) => {
        received.push([headers.get('accept'), redirect])
        return HttpResponse.redirect(`${origin}/api/products`, 303)
      }),
    )
    expect(await store.dispatch(calls.leaveRating.initiate({ personId: 7, body: rating }))).toHaveProperty('error')
    expect(await store.dispatch(calls.login.initiate({ accountNumber: '1', roomNumber: '2' }))).toHaveProperty('error')
    expect(received).toEqual([
      ['application/json', 'manual'],
      ['application/json', 'manual'],
    ])
  })

  it('does not repeat a failed query by itself', async () => {
    const { store, adapter, signIn, origin } = openSlice()
    await signIn()
    let requests = 0
    adapter.server.use(
      http.get(`${origin}/api/products`, () => {
        requests += 1
        return new HttpResponse(null, { status: 500 })
      }),
    )
    await store.dispatch(calls.getProducts.initiate())
    await settle()
    expect(requests).toBe(1)
  })
})

const soup = { id: 1, label: 'Таратор', price: 6.5, productCategory: 'FOOD' }
const bar = { moduleName: 'bar', sortOrder: 1, internalUrl: '/bar' }

/** The app's store with a hotel that responds to this call with `body`. */
function storeWithResponse(path: string, body: unknown) {
  const { store, adapter, origin } = openSlice()
  adapter.server.use(http.all(`${origin}/api/${path}`, () => HttpResponse.text(jsonOf(body))))
  return store
}

/** Expects a warning on the console for each of these fields. */
function expectWarnings(...fields: readonly string[]) {
  for (const field of fields)
    expectConsole('warn', new RegExp(`^${field.replaceAll(/[[\].]/g, String.raw`\$&`)} does not fit: `))
}

describe('an invalid value is converted or left out, with a warning that names the field', () => {
  it('of products: prices are rounded half up or parsed as numbers, pictures and rows without a name are left out', async () => {
    expectWarnings('products: content[].price', 'products: content[].image', 'products: content[].label')
    const content = [
      { ...soup, price: 6.505 },
      { ...soup, id: 2, price: '7.10' },
      { ...soup, id: 3, image: { url: '/a.jpg' } },
      { ...soup, id: 4, label: null },
      { ...soup, id: 5, price: -1 },
      { ...soup, id: 6, price: 1.004 },
    ]
    const { data, error } = await storeWithResponse('products', { content }).dispatch(calls.getProducts.initiate())
    expect(error).toBeUndefined()
    expect(data).toEqual([
      { ...soup, price: 6.51 },
      { ...soup, id: 2, price: 7.1 },
      { ...soup, id: 3 },
      { ...soup, id: 6, price: 1 },
    ])
  })

  it('of orders: a sum that is not finite counts as absent, and the order stays', async () => {
    expectWarnings('orders: content[].totalPrice')
    const content = [{ id: 1, totalPrice: Infinity }]
    const { data } = await storeWithResponse('orders/customer/7', { content }).dispatch(calls.getOrders.initiate(7))
    expect(data).toEqual([{ id: 1 }])
  })

  it('of a menu: a numeric portion becomes a text, and a dish without a name is left out', async () => {
    expectWarnings('menus/all/params: [].menuItems[].portionSize', 'menus/all/params: [].menuItems[].itemName')
    const menuItems = [{ id: 1, itemName: 'Мекици', itemPrice: 4, portionSize: 300 }, { id: 2 }]
    const { data } = await storeWithResponse('menus/all/params', [{ menuLanguage: 'BG', menuItems }]).dispatch(
      calls.getMenus.initiate({ languageCode: 'bg', menuType: 'all' }),
    )
    expect(data).toEqual([
      {
        menuLanguage: 'BG',
        menuItems: [{ id: 1, category: 'Other', itemName: 'Мекици', itemPrice: 4, portionSize: '300' }],
      },
    ])
  })

  it('of a menu: an unreadable price is marked so, a missing price is 0, and a dish needs no id', async () => {
    expectWarnings('menus/all/params: [].menuItems[].itemPrice', 'menus/all/params: [].menuItems[].id')
    const odd = [{ itemPrice: '9,50 lv' }, { itemPrice: -3 }, { itemPrice: Infinity }]
    const menuItems = [...odd, { itemPrice: null }, {}, { itemPrice: '4.5', id: {} }].map((price) => ({
      itemName: 'Мекици',
      ...price,
    }))
    const { data } = await storeWithResponse('menus/all/params', [{ menuLanguage: 'BG', menuItems }]).dispatch(
      calls.getMenus.initiate({ languageCode: 'bg', menuType: 'all' }),
    )
    const none = 'unreadable'
    expect(data?.[0]?.menuItems.map(({ itemPrice }) => itemPrice)).toEqual([none, none, none, 0, 0, 4.5])
  })

  it('of the configuration: invalid keys count as absent, invalid modules are left out, and only the first element is read', async () => {
    expectWarnings(
      ...[
        'configurations: [].deviceProfile.contentModules[].internalUrl',
        'configurations: [].deviceProfile.contentModules[]',
      ],
      ...[
        'configurations: [].currency',
        'configurations: [].brand.color',
        'configurations: [].deviceProfile.contentModules[].sortOrder',
      ],
    )
    const contentModules = [{ ...bar, internalUrl: null }, bar, 'spa', { ...bar, sortOrder: '2' }]
    const first = {
      appName: 'Х',
      termsUrl: '',
      currency: 'usd',
      brand: { color: 7, headerImage: '/h.webp' },
      deviceProfile: { contentModules },
    }
    const list = [first, { appName: 7, deviceProfile: 'garbage' }, null]
    const { data } = await storeWithResponse('configurations', list).dispatch(calls.getConfigurations.initiate())
    const modules = [bar, { ...bar, sortOrder: 2 }]
    expect(data).toEqual([
      { appName: 'Х', brand: { color: '7', headerImage: '/h.webp' }, deviceProfile: { contentModules: modules } },
    ])
  })
})
