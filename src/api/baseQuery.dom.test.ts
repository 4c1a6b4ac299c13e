import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeTestStore } from '#tests/support/page/testStore.ts'
import { hotelApi } from './hotelApi.ts'

const openStore = () => makeTestStore({}, null)

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
