import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { answer, CONTROL_BASE } from '#mock-server/handlers/answer.ts'
import { followAddress, openBrowserHotel } from './browserHotel.ts'

/**
 * Opens the hotel inside this browser, through msw's service worker. Resolves when calls under `apiBase`, a path or an
 * absolute address, are answered. Rejects when the worker cannot start, or when the address names an unknown scenario
 * or fault.
 */
export async function openBrowserDoor(apiBase: string): Promise<void> {
  const hotel = openBrowserHotel()
  const address = followAddress(hotel, window.location.href)
  if (address !== window.location.href) window.history.replaceState(window.history.state, '', address)

  const api = new URL(apiBase, window.location.origin)
  async function resolve({ request }: { request: Request }): Promise<Response> {
    const response = await answer(hotel, request, api.pathname)
    return response === 'no-answer' ? Response.error() : response
  }
  const control = new URL(CONTROL_BASE, window.location.origin)
  const worker = setupWorker(http.all(`${api.href}/*`, resolve), http.all(`${control.href}/*`, resolve))
  const script = `${import.meta.env.BASE_URL}mockServiceWorker.js`
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: script } })
}
