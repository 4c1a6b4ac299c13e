import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectConsole } from '#tests/support/quietConsole.ts'
import { makeTestStore } from '#tests/support/page/testStore.ts'
import { onUnexpectedValue } from '#src/schemas/tolerantReader.ts'
import { hotelApi } from './hotelApi.ts'

const openStore = () => makeTestStore({}, null)

/** A hotel that never responds; the request follows its signal. */
function neverAnswers(request: Request): Promise<Response> {
  return new Promise((_answer, giveUp) => {
    const { signal } = request
    signal.addEventListener('abort', () => giveUp(signal.reason as DOMException)) // `reason` is untyped; `timeout` sets it
  })
}

const hotels = {
  'does not answer': neverAnswers,
  'does not answer, in WebKit, which loses the signal of a request': () => new Promise<Response>(() => {}),
  'does not end its answer': async () => new Response(new ReadableStream()),
}

describe.each(Object.entries(hotels))('a hotel that %s', (_how, hotel) => {
  beforeEach(() => vi.useFakeTimers())

  it('times out after 15 s', async () => {
    vi.stubGlobal('fetch', vi.fn(hotel))
    const { dispatch } = openStore()
    let ended: unknown
    void dispatch(hotelApi.endpoints.getConfigurations.initiate()).then(({ error }) => (ended = error))
    await vi.advanceTimersByTimeAsync(14_900)
    expect(ended).toBeUndefined()
    await vi.advanceTimersByTimeAsync(200)
    expect(ended).toEqual({ status: 'timeout', message: 'The hotel did not answer within 15 s' })
  })
})

describe('a call to the API', () => {
  const { getConfigurations, getProducts, login } = hotelApi.endpoints
  const { getAmenityRequests, getOrders, getReports, getReservations } = hotelApi.endpoints

  it.each([
    ['no cookies', {}, 'omit'],
    ['cookies where the configuration asks for them', { apiCookies: true }, 'same-origin'],
  ] as const)('has %s', async (_what, config, credentials) => {
    const hotel = vi.fn<(request: Request) => Promise<Response>>(async () => Response.json({}, { status: 500 }))
    vi.stubGlobal('fetch', hotel)
    const { dispatch } = makeTestStore(config)
    await dispatch(getConfigurations.initiate())
    await dispatch(getProducts.initiate())
    await dispatch(login.initiate({ accountNumber: '1', roomNumber: '2' }))
    const expected = Array.from({ length: 3 }, () => credentials)
    expect(hotel.mock.calls.map(([request]) => request.credentials)).toEqual(expected)
  })

  /** A hotel that sends a page of two rows, and says so with these fields and headers. */
  const page = (fields: object, headers = {}) => {
    return async () => Response.json({ content: [{ id: 1 }, { id: 2 }], ...fields }, { headers })
  }

  it.each([
    { query: getOrders, name: 'orders', hotel: page({ last: false, totalElements: 45 }) },
    { query: getReports, name: 'reports', hotel: page({ page: { totalElements: 3, totalPages: 2 } }) },
    { query: getAmenityRequests, name: 'generic-requests', hotel: page({}, { 'x-total-count': '4' }) },
    { query: getReservations, name: 'dining/reservation', hotel: page({ last: false, total: { toString: 1 } }) },
  ])('names a list that is a page once, and reads its rows: $name', async ({ query, name, hotel }) => {
    expectConsole('warn', new RegExp(`^${name}: list does not fit: is a page: send all rows$`))
    const reported: string[] = []
    onUnexpectedValue((field) => void reported.push(field))
    vi.stubGlobal('fetch', hotel)
    const { dispatch } = openStore()
    for (const _poll of [1, 2]) {
      const { data } = await dispatch(query.initiate('guest-7', { forceRefetch: true }))
      expect(data).toHaveLength(2)
    }
    expect(reported).toEqual([`${name}: list`])
  })
})
