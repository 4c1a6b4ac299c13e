import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
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

  it('is not fetched again when it was prefetched', async () => {
    const responses = new Map([['/config.json', Promise.resolve(Response.json(given))]])
    vi.stubGlobal('prefetchedResponses', { responses, allRequested: Promise.resolve() })
    expect(await fetchStaticConfig('/config.json')).toEqual(parseStaticConfig(given))
    expect(calls).not.toHaveBeenCalled()
  })

  it.each([
    [
      'refused',
      () => new Response('', { status: 503, statusText: 'Service Unavailable' }),
      '503',
      'Service Unavailable',
    ],
    ['a page instead', () => new Response('<html>'), '200', 'JSON'],
    ['wrong', () => Response.json({ appName: 'Hotel' }), '200', 'COMPANION_BASE_JAVA_URL'],
    ['not to be had', () => Promise.reject(new TypeError('no network')), 'network', 'no network'],
  ])('fails with a status and a cause when it is %s', async (_how, answer, status, detail) => {
    calls.mockImplementation(async () => answer())
    const failure = await fetchStaticConfig('/config.json')
    expect(failure).toEqual({ of: 'config.json', status, detail: expect.stringContaining(detail) })
    expect(isConfigError(failure)).toBe(true)
  })

  it.each([
    ['it is not answered', () => new Promise<Response>(() => {})],
    ['the answer does not end', async () => new Response(new ReadableStream())],
  ])('fails as unreachable after 15 s when %s', async (_how, answer) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    calls.mockImplementation(answer)
    const ended = vi.fn<(how: unknown) => void>()
    void fetchStaticConfig('/config.json').then(ended)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith({ of: 'config.json', status: 'network', detail: 'TimeoutError: The time is up' })
  })
})
