import { expect, it, vi } from 'vitest'
import { isOriginReachable, onReconnect } from './connection.ts'

/** Starts to listen; returns the times in ms after `online` at which it read. */
function listen(how?: { readonly polls: boolean }): { readonly readAt: number[]; readonly stop: () => void } {
  vi.useFakeTimers({ now: 0 })
  const readAt: number[] = []
  const stop = onReconnect(() => readAt.push(Date.now()), how)
  return { readAt, stop }
}

const networkReturns = () => window.dispatchEvent(new Event('online'))

it.each([
  [0, [0, 2_000]],
  [0.4, [400, 2_400]],
  [0.999, [999, 2_999]],
])('devices spread their calls over a second, and repeat them 2 s later (%d)', (random, times) => {
  vi.spyOn(Math, 'random').mockReturnValue(random)
  const { readAt, stop } = listen()
  networkReturns()
  vi.advanceTimersByTime(60_000)
  expect(readAt).toEqual(times)
  stop()
})

it('a network that comes and goes causes one pair of reads', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { readAt, stop } = listen()
  for (const _time of [1, 2, 3]) networkReturns()
  vi.advanceTimersByTime(60_000)
  expect(readAt).toEqual([500, 2_500])
  stop()
})

it('a hotel that could not be reached is called every 15 s, while somebody looks at the page', () => {
  const { readAt, stop } = listen({ polls: true })
  vi.advanceTimersByTime(31_000)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.advanceTimersByTime(30_000)
  hidden.mockRestore()
  vi.advanceTimersByTime(15_000)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(readAt).toEqual([15_000, 30_000, 75_000])
})

it('nothing is read after it was stopped', () => {
  const { readAt, stop } = listen()
  networkReturns()
  stop()
  networkReturns()
  vi.advanceTimersByTime(60_000)
  expect(readAt).toEqual([])
})

it.each([
  ['responds', async () => new Response(null, { status: 503 }), true],
  ['has no network', async () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['does not respond within 15 s', async () => new Promise<Response>(() => {}), false],
])('an origin that %s', async (_what, answer, isReachable) => {
  vi.useFakeTimers()
  const asked = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', asked)
  const result = isOriginReachable()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await result).toBe(isReachable)
  expect(asked.mock.calls).toEqual([['/config.json', expect.objectContaining({ cache: 'no-store' })]])
})
