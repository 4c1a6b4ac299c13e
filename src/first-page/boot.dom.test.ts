import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchStaticConfig } from '#src/config/fetchStaticConfig.ts'
import { takePrefetchedResponse } from '#src/config/prefetch.ts'
import { eventually } from '#tests/support/eventually.ts'

const configAt = `${window.location.origin}/config.json`
const configurationsAt = 'https://hotel.example/api/configurations'
const config = (init?: ResponseInit) =>
  new Response('{"appName":"A","COMPANION_BASE_JAVA_URL":" https://hotel.example/api/ "}', init)

/** jsdom has no `document.fonts`. */
const loaded = vi.fn<(font: string, text: string) => Promise<FontFace[]>>()
Object.defineProperty(document, 'fonts', { value: { load: loaded } })

const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

/** Responses of the host, in the order of the calls. */
function host(...answers: (Response | Error)[]): void {
  for (const each of answers)
    fetchMock.mockImplementationOnce(() => (each instanceof Error ? Promise.reject(each) : Promise.resolve(each)))
}

/** Runs the boot script, as opening the page does. */
async function boot(): Promise<void> {
  vi.resetModules()
  await import('./boot.ts')
}

const calls = () => fetchMock.mock.calls.map(([address, { cache }]) => [address, cache])
/** How the calls of the API treat cookies. */
const apiCredentials = () =>
  fetchMock.mock.calls.filter(([address]) => address !== configAt).map(([, { credentials }]) => credentials)

beforeEach(() => {
  document.head.innerHTML = ''
  fetchMock.mockReset()
  loaded.mockReset().mockResolvedValue([])
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  window.prefetchedResponses = undefined
})

describe('before the app has loaded', () => {
  it('the configuration is prefetched, and each response is taken once', async () => {
    host(config(), new Response('[]'))
    await boot()
    expect(await (await takePrefetchedResponse(configurationsAt))?.text()).toBe('[]')
    expect((await takePrefetchedResponse(configAt))?.ok).toBe(true)
    expect(await takePrefetchedResponse(configAt)).toBeUndefined()
    expect(await takePrefetchedResponse(configurationsAt)).toBeUndefined()
    expect(calls()).toEqual([
      [configAt, 'no-store'],
      [configurationsAt, 'no-cache'],
    ])
  })

  it('the web font waits for the responses, and a font that fails to load breaks nothing', async () => {
    let answer = (_configurations: Response): void => undefined
    host(config())
    fetchMock.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    loaded.mockRejectedValue(new Error('The font failed to load'))
    await boot()
    await window.prefetchedResponses?.allRequested
    expect(loaded).not.toHaveBeenCalled()
    answer(new Response('[]'))
    await eventually(() => expect(loaded).toHaveBeenCalledExactlyOnceWith('1em "Sofia Sans", "Sofia Sans Latin"', 'Я1'))
  })

  it('configurations whose address the page names are requested at once, and once', async () => {
    document.head.innerHTML += `<link data-hotel rel="preconnect" href="${configurationsAt}">`
    fetchMock.mockImplementation((address) =>
      address === configAt ? new Promise(() => {}) : Promise.resolve(new Response('["early"]')),
    )
    void boot()
    await eventually(() => expect(calls()).toContainEqual([configurationsAt, 'no-cache']))
    fetchMock.mockReset()
    host(config(), new Response('["early"]'))
    window.prefetchedResponses = undefined
    await boot()
    expect(await (await takePrefetchedResponse(configurationsAt))?.json()).toEqual(['early'])
    expect(calls()).toHaveLength(2)
  })

  it.each([
    ['without cookies', {}, 'omit'],
    ['with cookies where config.json asks for it', { apiCookies: true }, 'same-origin'],
  ])('configurations are requested %s', async (_how, more, credentials) => {
    const given = { ...more, COMPANION_BASE_JAVA_URL: 'https://hotel.example/api' }
    host(new Response(JSON.stringify(given)), new Response('[]'))
    await boot()
    await window.prefetchedResponses?.allRequested
    expect(apiCredentials()).toEqual([credentials])
  })

  it.each([
    [config({ status: 503 }), '503'],
    [new TypeError('Failed to fetch'), 'network'],
    [new Response('<!doctype html>'), 'network'],
  ])('a config.json that fails is reported by the app, and nothing more is prefetched', async (answer, status) => {
    host(answer)
    await boot()
    expect(await fetchStaticConfig(configAt)).toMatchObject({ of: 'config.json', status })
    expect(await takePrefetchedResponse(configurationsAt)).toBeUndefined()
    expect(calls()).toEqual([[configAt, 'no-store']])
  })
})
