import { http } from 'msw'
import { setupServer } from 'msw/node'
import { API_BASE, DEMO_BASE } from '#mock-server/handlers/calls.ts'
import { openHandlers } from '#mock-server/handlers/index.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'

/**
 * Opens the hotel to `fetch` in this process, through msw: for tests. A request that neither the hotel nor a handler of the
 * test handles fails with a network error, and makes `close` throw.
 */
export function openNodeMock({ hotel, origin }: { readonly hotel: Hotel; readonly origin: string }) {
  const unknown: string[] = []
  const server = setupServer(
    ...openHandlers({ hotelOf: () => hotel }, { api: `${origin}${API_BASE}`, demo: `${origin}${DEMO_BASE}` }),
    http.all('*', ({ request }) => {
      unknown.push(`${request.method} ${request.url}`)
      return Response.error()
    }),
  )
  server.listen({ onUnhandledRequest: 'error' })
  return {
    /** msw's server, for tests that override responses. */
    server,
    /** Throws when a request was not handled. */
    close() {
      server.close()
      if (unknown.length > 0) throw new Error(`Nobody answers ${unknown.join(', ')}`)
    },
  }
}

export type NodeMock = ReturnType<typeof openNodeMock>
