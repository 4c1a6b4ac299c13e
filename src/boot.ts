/**
 * This script prefetches the configuration and then the web font while the app is still loading (spec 8.1). It imports
 * nothing, since the build writes it into the page, where it runs before the app; `src/config/prefetchedResponses.ts` gives its responses to the app.
 */

/** Fetches an address with a time-out of 15 s and reads its body. */
async function fetchResponse(address: string, init?: RequestInit): Promise<Response> {
  const controller = new AbortController() // `AbortSignal.timeout` is missing before iOS 16.
  setTimeout(() => controller.abort(), 15_000)
  const response = await fetch(address, { ...init, signal: controller.signal })
  const { status, statusText, headers } = response
  // Read the body while the app is loading: on a slow device that takes as long as rendering half a screen.
  return new Response((await response.text()) || null, { status, statusText, headers })
}

/** Uses the response of the page's preload, unless it may come from a cache: the configuration must be fresh. */
async function fetchConfig(address: string): Promise<Response> {
  const preloaded = await fetchResponse(address)
  const isFresh = /no-cache|no-store|max-age=0/.test(preloaded.headers.get('cache-control') ?? '')
  return isFresh ? preloaded : fetchResponse(address, { cache: 'no-store' })
}

async function fetchConfigurations(config: Promise<Response>): Promise<void> {
  const response = await config
  if (!response.ok || __MOCK_SERVER__) return
  const { COMPANION_BASE_JAVA_URL: base } = (await response.clone().json()) as { COMPANION_BASE_JAVA_URL: string }
  if (!/^\s*(?:https?:\/\/|\/(?![/\\]))/i.test(base)) return // The app reports the invalid address.
  const address = new URL(`${base.trim().replace(/\/$/, '')}/configurations`, window.location.origin).href
  const configurations = fetchResponse(address)
  configurations.catch(() => undefined) // Handled by the app, which may load later than the failure.
  responses.set(address, configurations)
}

/** Loads the web font after the configuration: loaded earlier, it would compete with the app's chunks for bandwidth. */
async function loadWebFont(allRequested: Promise<void>): Promise<void> {
  const isCached = Boolean(navigator.serviceWorker?.controller)
  if (!isCached) await allRequested.then(() => Promise.allSettled(responses.values()))
  // Not a preload: browsers warn about one that is unused for seconds, which is usual on a slow network.
  await document.fonts.load('1em "Sofia Sans"', 'Я').catch(() => undefined)
}

/**
 * Runs on the page's load event, when each script has run or failed. If the app has not started by then, one of its scripts failed;
 * `shell.css` then shows a message.
 */
function reportMissingApp(): void {
  const { dataset } = document.documentElement
  if (dataset['starting'] === '') dataset['starting'] = 'failed'
}

const responses = new Map<string, Promise<Response>>()

function start(): void {
  const address = new URL(`${import.meta.env.BASE_URL}config.json`, window.location.origin).href
  const config = fetchConfig(address)
  responses.set(address, config)
  const allRequested = fetchConfigurations(config).catch(() => undefined) // The app fetches again and reports the error.
  globalThis.prefetchedResponses = { responses, allRequested }
  void loadWebFont(allRequested)
}

window.addEventListener('load', reportMissingApp)
if (globalThis.prefetchedResponses === undefined) start()
