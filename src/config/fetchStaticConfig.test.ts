import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parseStaticConfig } from './config.ts'
import { fetchStaticConfig, isConfigError } from './fetchStaticConfig.ts'

const given = { appName: 'Hotel', COMPANION_BASE_JAVA_URL: '/api' }
const calls = vi.fn<typeof fetch>()

beforeEach(() => {
  calls.mockReset()
  vi.stubGlobal('fetch', calls)
  vi.stubGlobal('prefetchedResponses', undefined)
})

describe('config.json', () => {
  it('is fetched from the host, never from a cache, with a time-out', async () => {
    calls.mockResolvedValue(Response.json(given))
    const config = await fetchStaticConfig('/config.json')
    expect(config).toEqual(parseStaticConfig(given))
    expect(isConfigError(config)).toBe(false)
    expect(calls).toHaveBeenCalledWith('/config.json', { cache: 'no-store', signal: expect.any(AbortSignal) })
  })

  it.each([
    ['it is not answered', () => new Promise<Response>(() => {})],
    ['the answer does not end', async () => new Response(new ReadableStream())],
  ])('fails as unreachable after 15 s when %s', async (_how, answer) => {
    vi.useFakeTimers()
    calls.mockImplementation(answer)
    const ended = vi.fn<(how: unknown) => void>()
    void fetchStaticConfig('/config.json').then(ended)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith({ of: 'config.json', status: 'network', detail: 'TimeoutError: The time is up' })
  })
})
