import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { hotelApi } from '#src/api/hotelApi.ts'
import type { CallName } from '#src/schemas/calls.ts'
import { deferred } from '#tests/support/deferred.ts'
import { eventually } from '#tests/support/eventually.ts'
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
})

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
