import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchStaticConfig } from '#src/config/fetchStaticConfig.ts'
import { takePrefetchedResponse } from './config/prefetchedResponses.ts'

const configAt = `${window.location.origin}/config.json`
const configurationsAt = 'https://hotel.example/api/configurations'
const fresh = { headers: { 'cache-control': 'no-store' } }
const config = (init: ResponseInit = fresh) =>
  new Response('{"appName":"A","COMPANION_BASE_JAVA_URL":" https://hotel.example/api/ "}', init)

/** What jsdom lacks: the letters that the style sheet names. */
const loaded = vi.fn<(font: string, text: string) => Promise<FontFace[]>>()
Object.defineProperty(document, 'fonts', { value: { load: loaded } })

const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

/** What the host answers, call by call. */
function host(...answers: (Response | Error)[]): void {
  for (const each of answers)
    fetchMock.mockImplementationOnce(() => (each instanceof Error ? Promise.reject(each) : Promise.resolve(each)))
}

/** Runs the script of the page, as a page that is opened does. */
async function boot(): Promise<void> {
  vi.resetModules()
  await import('./boot.ts')
}

const calls = () => fetchMock.mock.calls.map(([address, { cache = 'default' }]) => [address, cache])

beforeEach(() => {
  fetchMock.mockReset()
  loaded.mockReset().mockResolvedValue([])
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  window.prefetchedResponses = undefined
})

describe('before the app has arrived', () => {
  it('the configuration is asked for, and each answer is taken once', async () => {
    host(config(), new Response('[]'))
    await boot()
    expect(await (await takePrefetchedResponse(configurationsAt))?.text()).toBe('[]')
    expect((await takePrefetchedResponse(configAt))?.ok).toBe(true)
    expect(await takePrefetchedResponse(configAt)).toBeUndefined()
    expect(await takePrefetchedResponse(configurationsAt)).toBeUndefined()
    expect(calls()).toEqual([
      [configAt, 'default'],
      [configurationsAt, 'default'],
    ])
  })

  it('letters wait for the answers, and a phone that has none goes on without', async () => {
    let answer = (_configurations: Response): void => undefined
    host(config())
    fetchMock.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    loaded.mockRejectedValue(new Error('No letters'))
    await boot()
    await window.prefetchedResponses?.allRequested
    expect(loaded).not.toHaveBeenCalled()
    answer(new Response('[]'))
    await vi.waitFor(() => expect(loaded).toHaveBeenCalledExactlyOnceWith('1em "Sofia Sans"', 'Я'))
  })

  it.each([
    ['may have kept', { headers: { 'cache-control': 'public, max-age=600' } }],
    ['says nothing of', {}],
  ])('what a cache %s is asked for anew', async (_what, init) => {
    host(config(init), new Response('{"appName":"B","COMPANION_BASE_JAVA_URL":"/new"}', fresh), new Response('[]'))
    await boot()
    expect(await (await takePrefetchedResponse(configAt))?.json()).toMatchObject({ appName: 'B' })
    await window.prefetchedResponses?.allRequested
    expect(calls()).toEqual([
      [configAt, 'default'],
      [configAt, 'no-store'],
      [`${window.location.origin}/new/configurations`, 'default'],
    ])
  })

  it.each(['//evil.example', '/\\evil.example', 'data:,', 'javascript:1', 7, null])(
    'a hotel at %j is not asked: the app refuses it',
    async (base) => {
      host(new Response(JSON.stringify({ appName: 'A', COMPANION_BASE_JAVA_URL: base }), fresh))
      await boot()
      expect(await fetchStaticConfig(configAt)).toMatchObject({ of: 'config.json', status: '200' })
      expect(calls()).toEqual([[configAt, 'default']])
    },
  )

  it.each([
    [config({ status: 503, ...fresh }), '503'],
    [new TypeError('Failed to fetch'), 'network'],
    [new Response('<!doctype html>', fresh), '200'],
  ])('a config.json that fails is said as ever, and nothing more is asked for', async (answer, status) => {
    host(answer)
    await boot()
    expect(await fetchStaticConfig(configAt)).toMatchObject({ of: 'config.json', status })
    expect(await takePrefetchedResponse(configurationsAt)).toBeUndefined()
    expect(calls()).toEqual([[configAt, 'default']])
  })
})

it('a script that comes after the app does nothing', async () => {
  expect(await takePrefetchedResponse(configAt)).toBeUndefined()
  await boot()
  expect(fetchMock).not.toHaveBeenCalled()
  host(config())
  expect(await fetchStaticConfig(configAt)).toMatchObject({ appName: 'A' })
  expect(calls()).toEqual([[configAt, 'no-store']])
})

describe('when the page has loaded', () => {
  const root = document.documentElement

  afterEach(() => root.removeAttribute('data-starting'))

  it.each([
    ['an app that has not run is missing', '', 'failed'],
    ['an app that runs is not', 'app', 'app'],
    ['nor is one that has drawn itself', null, null],
  ])('%s', async (_what, before, after) => {
    if (before !== null) root.setAttribute('data-starting', before)
    host(config(), new Response('[]'))
    await boot()
    expect(root.getAttribute('data-starting')).toBe(before)
    window.dispatchEvent(new Event('load'))
    expect(root.getAttribute('data-starting')).toBe(after)
  })
})
