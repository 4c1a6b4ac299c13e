import { configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseStaticConfig } from '#src/config/config.ts'
import { configReducer } from '#src/config/configSlice.ts'
import { sessionReducer } from '#src/session/session.ts'
import { hotelApi } from './hotelApi.ts'

function openStore() {
  const config = parseStaticConfig({ appName: 'Hotel', COMPANION_BASE_JAVA_URL: '/api' })
  return configureStore({
    reducer: { [hotelApi.reducerPath]: hotelApi.reducer, config: configReducer, session: sessionReducer },
    preloadedState: { config: { config, loading: false, error: null, ready: true, isLastGood: false } },
    middleware: (defaults) => defaults().concat(hotelApi.middleware),
  })
}

/** A hotel that never responds. */
function hotelThatNeverAnswers(request: Request): Promise<Response> {
  return new Promise((_answer, giveUp) => {
    const { signal } = request
    signal.addEventListener('abort', () => giveUp(signal.reason as DOMException)) // `reason` is untyped; `timeout` sets it
  })
}

describe('a hotel that does not answer', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('times out after 15 s', async () => {
    vi.stubGlobal('fetch', vi.fn(hotelThatNeverAnswers))
    const { dispatch } = openStore()
    let ended: unknown
    void dispatch(hotelApi.endpoints.getConfigurations.initiate()).then(({ error }) => (ended = error))
    await vi.advanceTimersByTimeAsync(14_900)
    expect(ended).toBeUndefined()
    await vi.advanceTimersByTimeAsync(200)
    expect(ended).toEqual({ status: 'timeout', message: 'The hotel did not answer within 15 s' })
  })
})
