import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import type { CallName } from '#src/schemas/calls.ts'
import { openSlice } from '#tests/support/page/openSlice.ts'

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

  it('getConfigurations names the hotel and its fourteen tiles', async () => {
    const { data } = await openSlice().store.dispatch(calls.getConfigurations.initiate())
    expect(data?.[0]?.appName).not.toBe('')
    expect(data?.[0]?.deviceProfile?.contentModules).toHaveLength(14)
  })

  it('login with unknown numbers is a 401 and does not sign the guest out', async () => {
    const { store, signIn } = openSlice()
    await signIn()
    const { error } = await store.dispatch(calls.login.initiate({ accountNumber: '1', roomNumber: '1' }))
    expect(error).toMatchObject({ status: 401 })
    expect(store.getState().session.isAuthenticated).toBe(true)
  })

  it('getProducts lists products in the three categories', async () => {
    const { store, signIn } = openSlice()
    await signIn()
    const { data } = await store.dispatch(calls.getProducts.initiate())
    expect(new Set(data?.map((product) => product.productCategory))).toEqual(
      new Set(['FOOD', 'NON_ALCOHOLIC', 'ALCOHOLIC']),
    )
  })

  it('placeOrder and getOrders: the order is listed with the sum of its products', async () => {
    const { store, signIn } = openSlice()
    const personId = await signIn()
    const { data: products } = await store.dispatch(calls.getProducts.initiate())
    const [first, second] = products ?? []
    if (first === undefined || second === undefined) throw new Error('There is nothing to order')
    const productIds = [first.id, first.id, second.id]
    expect(await store.dispatch(calls.placeOrder.initiate({ personId, body: { message: '', productIds } }))).toEqual({
      data: null,
    })
    const { data: orders } = await store.dispatch(calls.getOrders.initiate(personId))
    expect(orders?.[0]?.totalPrice).toBeCloseTo(2 * first.price + second.price, 10)
  })

  it.each(['breakfast', 'bar', 'all'] as const)(
    'getMenus returns the %s menu in the requested language',
    async (menuType) => {
      const { data } = await openSlice().store.dispatch(calls.getMenus.initiate({ languageCode: 'es', menuType }))
      const menu = data?.find(({ menuLanguage }) => menuLanguage.toLowerCase() === 'es')
      expect(menu?.menuItems.length).toBeGreaterThanOrEqual(20)
    },
  )

  it('reserveTable and getReservations: the reservation is listed at the time of its seating', async () => {
    const { store, signIn } = openSlice()
    const personId = await signIn()
    const before = (await store.dispatch(calls.getReservations.initiate(personId))).data?.length ?? 0
    const body = {
      numberOfPeople: 4,
      diningDailyAvailabilityConfigId: 6,
      customerMessage: 'До прозореца',
      internalMessage: '',
    }
    await store.dispatch(calls.reserveTable.initiate({ personId, body }))
    const { data } = await store.dispatch(calls.getReservations.initiate(personId, { forceRefetch: true }))
    expect(data).toHaveLength(before + 1)
    expect(data).toContainEqual(
      expect.objectContaining({ numberOfPeople: 4, mealTime: 'Dinner', reservationTime: '19:00' }),
    )
  })

  it('reportProblem and getReports: the problem is listed as reported', async () => {
    const { store, signIn } = openSlice()
    const personId = await signIn()
    const body = { customerMessage: 'Шумно е', status: 'CREATED', category: 'Шум' } as const
    await store.dispatch(calls.reportProblem.initiate({ personId, body }))
    const { data } = await store.dispatch(calls.getReports.initiate(personId))
    expect(data).toContainEqual(expect.objectContaining(body))
  })

  it('requestAmenity and getAmenityRequests: a request without a message is accepted and listed', async () => {
    const { store, signIn } = openSlice()
    const personId = await signIn()
    const body = { customerMessageRequest: '', status: 'CREATED', category: 'Сешоар' } as const
    expect(await store.dispatch(calls.requestAmenity.initiate({ personId, body }))).toEqual({ data: null })
    const { data } = await store.dispatch(calls.getAmenityRequests.initiate(personId))
    expect(data?.[0]).toMatchObject({ category: 'Сешоар', status: 'CREATED' })
  })

  it('leaveRating and getRating: half stars are stored', async () => {
    const { store, signIn } = openSlice()
    const personId = await signIn()
    const body = { ratingValue: 4.5, internalMessage: 'a', publicMessage: 'b' }
    await store.dispatch(calls.leaveRating.initiate({ personId, body }))
    const { data } = await store.dispatch(calls.getRating.initiate())
    expect(data).toEqual(body)
  })
})

describe('the API slice', () => {
  it('signs the guest out after a 401 on a protected call', async () => {
    const { store, hotel, signIn } = openSlice()
    await signIn()
    hotel.faults.enable('expired-session')
    await store.dispatch(calls.getProducts.initiate())
    expect(store.getState().session).toMatchObject({ isAuthenticated: false, notice: 'session-ended-by-hotel' })
  })

  it('signs the guest out after a 403 on a protected call', async () => {
    const { store, signIn } = openSlice()
    await signIn()
    await store.dispatch(calls.getOrders.initiate('somebody-else'))
    expect(store.getState().session.isAuthenticated).toBe(false)
  })

  it.each([401, 403])(
    'signs out after a %i on menus or the configuration only the guest who was signed in when the call was made',
    async (status) => {
      const { store, adapter, signIn, origin } = openSlice()
      adapter.server.use(
        ...['configurations', 'menus/all/params'].map((path) =>
          http.get(`${origin}/api/${path}`, () => new HttpResponse(null, { status })),
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
        const late = call()
        await signIn()
        await late
        expect(store.getState().session.isAuthenticated).toBe(true)
      }
    },
  )

  it('sends a token with protected calls and none with public ones', async () => {
    const { store, adapter, signIn, origin } = openSlice()
    const tokens: Record<string, string | null> = {}
    adapter.server.events.on('request:start', ({ request }) => {
      tokens[new URL(request.url).pathname] = request.headers.get('authorization')
    })
    await signIn()
    await store.dispatch(calls.getConfigurations.initiate())
    await store.dispatch(calls.getMenus.initiate({ languageCode: 'bg', menuType: 'bar' }))
    await store.dispatch(calls.getProducts.initiate())
    expect(tokens).toMatchObject({
      '/api/configurations': null,
      '/api/menus/all/params': null,
      '/api/customer/login': null,
    })
    expect(tokens['/api/products']).toBe(`Bearer ${store.getState().session.user?.sessionId}`)
    expect(origin).toContain('hotel.test')
  })

  it('returns an invalid response as an error that names the field, and the guest stays signed in', async () => {
    const { store, adapter, signIn, origin } = openSlice()
    await signIn()
    adapter.server.use(
      http.get(`${origin}/api/products`, () =>
        HttpResponse.json({ content: [{ id: 1, label: 'Х', price: 'nine', productCategory: 'FOOD' }] }),
      ),
    )
    const { error } = await store.dispatch(calls.getProducts.initiate())
    expect(error).toMatchObject({ status: 'invalid-response', field: 'content.0.price' })
    expect(store.getState().session.isAuthenticated).toBe(true)
  })

  it.each([
    ['network', () => HttpResponse.error()],
    ['html', () => HttpResponse.html('<!doctype html><title>Wi-Fi</title>')],
    ['unreadable', () => HttpResponse.text('{"broken')],
    [503, () => new HttpResponse('<html>busy</html>', { status: 503 })],
  ])('returns an error of its own kind when the response is not the hotel’s: %s', async (status, answer) => {
    const { store, adapter, signIn, origin } = openSlice()
    await signIn()
    adapter.server.use(http.get(`${origin}/api/products`, answer))
    const { error } = await store.dispatch(calls.getProducts.initiate())
    expect(error).toMatchObject({ status })
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
    window.dispatchEvent(new Event('focus'))
    expect(requests).toBe(1)
  })
})
