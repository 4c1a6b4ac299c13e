import { http } from 'msw'
import { setupServer, type SetupServer } from 'msw/node'
import { answer, DEMO_BASE } from '#mock-server/handlers/answer.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { memoryKeyValueStorage } from '#mock-server/store/keyValueStorage.ts'

/** Options of `openNodeAdapter`. */
export interface NodeAdapterOptions {
  /** The hotel, or a function that returns the hotel of a request. */
  readonly hotel: Hotel | ((request: Request) => Hotel)
  /** The origin the API is called at. */
  readonly origin: string
  /** The base path of the API; `/api` by default. */
  readonly apiBase?: string
}

/** An open adapter. */
export interface NodeAdapter {
  /** msw's server, for tests that override responses. */
  readonly server: SetupServer
  /** Closes the adapter. Throws when a request was not handled. */
  close(): void
}

/**
 * Opens the hotel to `fetch` in this process, through msw: for tests. A request that neither the hotel nor a handler of the
 * test handles fails with a network error, and makes `close` throw.
 */
export function openNodeAdapter({ hotel, origin, apiBase = '/api' }: NodeAdapterOptions): NodeAdapter {
  const unknown: string[] = []
  const savedHotels = memoryKeyValueStorage()
  async function resolve({ request }: { request: Request }): Promise<Response> {
    const response = await answer(typeof hotel === 'function' ? hotel(request) : hotel, request, {
      apiBase,
      savedHotels,
    })
    return response === 'connection-dropped' ? Response.error() : response
  }
  function refuse({ request }: { request: Request }): Response {
    unknown.push(`${request.method} ${request.url}`)
    return Response.error()
  }
  const server = setupServer(
    http.all(`${origin}${apiBase}/*`, resolve),
    http.all(`${origin}${DEMO_BASE}/*`, resolve),
    http.all('*', refuse),
  )
  server.listen({ onUnhandledRequest: 'error' })
  return {
    server,
    close() {
      server.close()
      if (unknown.length > 0) throw new Error(`Nobody answers ${unknown.join(', ')}`)
    },
  }
}
