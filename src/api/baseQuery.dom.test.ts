import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeTestStore } from '#tests/support/page/testStore.ts'
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
})
