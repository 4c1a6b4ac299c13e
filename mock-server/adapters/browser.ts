import { http, passthrough } from 'msw'
import { setupWorker } from 'msw/browser'
import { answer, DEMO_BASE } from '#mock-server/handlers/answer.ts'
import { followAddress, openBrowserHotels, savedHotelsStorage } from './browserHotel.ts'

/**
 * Opens the hotel in this browser, through msw's service worker, whose script is at `home`. Resolves when calls under
 * `apiBase`, a path or a URL, are answered. Rejects when the worker cannot start, or when the page's URL names an unknown
 * scenario or fault.
 */
export async function openBrowserAdapter(apiBase: string, home: string): Promise<void> {
  const hotels = openBrowserHotels()
  const address = followAddress(hotels, window.location.href)
  if (address !== window.location.href) window.history.replaceState(window.history.state, '', address)

  const api = new URL(apiBase, window.location.origin)
  async function resolve({ request }: { request: Request }): Promise<Response> {
    const addresses = () => [window.location.origin]
    const response = await answer(hotels.current(), request, {
      apiBase: api.pathname,
      addresses,
      savedHotels: savedHotelsStorage,
    })
    return response === 'connection-dropped' ? Response.error() : response
  }
  const demo = new URL(DEMO_BASE, window.location.origin)
  const worker = setupWorker(
    http.all(`${api.href}/*`, resolve),
    // The desk's own files share a path with the demo's calls.
    http.all(`${demo.href}/assets/*`, () => passthrough()),
    http.all(`${demo.href}/*`, resolve),
  )
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${home}mockServiceWorker.js` },
  })
}
