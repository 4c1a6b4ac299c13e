import { fetchWhole } from '#src/lib/timeout.ts'

/** Responses that the page requested before the app had loaded. */
interface PrefetchedResponses {
  /** Address → its pending response. Each is taken once. */
  readonly responses: Map<string, Promise<Response>>
  /** Settles when the page makes no further request. */
  readonly allRequested: Promise<void>
}

declare global {
  // Declared on `globalThis`, because contract tests make the calls in Node.
  var prefetchedResponses: PrefetchedResponses | undefined
}

/** What `prefetchConfiguration` requested. */
export interface Prefetched {
  /** The JSON of `config.json`. */
  readonly config: unknown
  readonly configurations: Promise<Response>
}

async function fetchBoth(address: string, responses: Map<string, Promise<Response>>): Promise<Prefetched | undefined> {
  // Not a preload, which would have the page's cookies (spec 7.22).
  function fetchConfigurations(at: string, apiCookies?: boolean): Promise<Response> {
    const credentials = apiCookies ? 'same-origin' : 'omit'
    const answer = fetchWhole(at, { cache: 'no-cache', credentials, headers: { accept: 'application/json' } })
    answer.catch(() => undefined) // Handled by the app, which may load later than the failure.
    responses.set(at, answer)
    return answer
  }
  const pending = fetchWhole(address, { cache: 'no-store' })
  responses.set(address, pending)
  // `npm run deploy:config` writes the address of the configurations into the page.
  const known = document.querySelector<HTMLLinkElement>('[data-hotel]')
  // The app may have taken its response before that of `config.json` is read.
  const early = known && fetchConfigurations(known.href)
  const response = await pending
  if (!response.ok || __MOCK_SERVER__) return undefined
  const config = (await response.clone().json()) as { COMPANION_BASE_JAVA_URL: string; apiCookies?: boolean }
  const base = config.COMPANION_BASE_JAVA_URL
  if (!/^\s*(?:https?:\/\/|\/(?![/\\]))/i.test(base)) return undefined // The app reports the invalid address.
  const configurationsAt = new URL(`${base.trim().replace(/\/$/, '')}/configurations`, window.location.origin).href
  const isEarly = early && known.href === configurationsAt
  return { config, configurations: isEarly ? early : fetchConfigurations(configurationsAt, config.apiCookies) }
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

/** Takes the prefetched response of a GET; `undefined` when there is none or it was already taken. */
export async function takePrefetchedResponse(address: string): Promise<Response | undefined> {
  // From here on the app makes its own requests: a boot script that runs late must do nothing.
  globalThis.prefetchedResponses ??= { responses: new Map(), allRequested: Promise.resolve() }
  const { responses, allRequested } = globalThis.prefetchedResponses
  if (!responses.has(address)) await allRequested
  const response = responses.get(address)
  responses.delete(address)
  return response
}
