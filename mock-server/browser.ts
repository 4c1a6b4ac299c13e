import { http, passthrough } from 'msw'
import { setupWorker } from 'msw/browser'
import { DEMO_BASE } from '#mock-server/handlers/calls.ts'
import { openHandlers } from '#mock-server/handlers/index.ts'
import { followAddress, openBrowserHotels, savedHotelsStorage } from './browserHotel.ts'

/**
 * Opens the hotel in this browser, through msw's service worker, whose script is in `home`, the app's folder. Resolves when calls under
 * `apiBase`, a path or a URL, are answered. Rejects when the worker cannot start, or when the page's URL names an unknown
 * scenario or fault.
 */
export async function openBrowserMock(apiBase: string, home: string): Promise<void> {
  const { origin } = window.location
  const hotels = openBrowserHotels()
  const address = followAddress(hotels, window.location.href)
  if (address !== window.location.href) window.history.replaceState(window.history.state, '', address)

  const [api, demo] = [new URL(apiBase, origin).href.replace(/\/$/, ''), `${origin}${DEMO_BASE}`]
  const handlers = openHandlers(
    {
      hotelOf: () => hotels.current(),
      addresses: () => [new URL(home, origin).href.slice(0, -1)],
      savedHotels: savedHotelsStorage,
    },
    { api, demo },
  )
  // The desk's own files share a path with the demo's calls.
  const worker = setupWorker(
    http.all(`${demo}/assets/*`, () => passthrough()),
    ...handlers,
  )
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${home}mockServiceWorker.js` },
  })
}
