import { fetchWhole } from '#src/lib/fetchWhole.ts'

const isPreloaded = (address: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].some(({ href }) => href === address)

/** Whether a response cannot come from a browser's cache: it says so, or has nothing from which a browser reckons how long it may be kept. */
function isFresh({ headers }: Response): boolean {
  const cacheControl = headers.get('cache-control')
  if (cacheControl !== null) return /no-cache|no-store|max-age=0/.test(cacheControl)
  return !headers.has('expires') && !headers.has('last-modified')
}

/**
 * Uses the response of the page's preload, if there is one, unless it may come from a cache: the configuration must be fresh. The body is read
 * while the app is loading: on a slow device that takes as long as rendering half a screen.
 */
async function fetchFresh(address: string): Promise<Response> {
  if (!isPreloaded(address)) return fetchWhole(address, { cache: 'no-cache' })
  const preloaded = await fetchWhole(address)
  return isFresh(preloaded) ? preloaded : fetchWhole(address, { cache: 'no-store' })
}

/** What `prefetchConfiguration` requested. */
export interface Prefetched {
  /** The JSON of `config.json`. */
  readonly config: unknown
  readonly configurations: Promise<Response>
}

async function fetchBoth(address: string, responses: Map<string, Promise<Response>>): Promise<Prefetched | undefined> {
  const pending = fetchFresh(address)
  responses.set(address, pending)
  const response = await pending
  if (!response.ok || __MOCK_SERVER__) return undefined
  const config = (await response.clone().json()) as { COMPANION_BASE_JAVA_URL: string }
  const base = config.COMPANION_BASE_JAVA_URL
  if (!/^\s*(?:https?:\/\/|\/(?![/\\]))/i.test(base)) return undefined // The app reports the invalid address.
  const configurationsAt = new URL(`${base.trim().replace(/\/$/, '')}/configurations`, window.location.origin).href
  const configurations = fetchFresh(configurationsAt)
  configurations.catch(() => undefined) // Handled by the app, which may load later than the failure.
  responses.set(configurationsAt, configurations)
  return { config, configurations }
}

/**
 * Requests `config.json` and `GET configurations` while the app is loading, which takes their responses with
 * `takePrefetchedResponse` (spec 8.1). `undefined` when `config.json` failed or names no valid address: the app reports that.
 */
export function prefetchConfiguration(): Promise<Prefetched | undefined> {
  const address = new URL(`${import.meta.env.BASE_URL}config.json`, window.location.origin).href
  const responses = new Map<string, Promise<Response>>()
  const prefetched = fetchBoth(address, responses).catch(() => undefined) // The app fetches again and reports the error.
  globalThis.prefetchedResponses = { responses, allRequested: prefetched.then(() => undefined) }
  return prefetched
}
