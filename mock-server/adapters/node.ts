import { http } from 'msw'
import { setupServer, type SetupServer } from 'msw/node'
import { answer, DEMO_BASE } from '#mock-server/handlers/answer.ts'
import type { Hotel } from '#mock-server/hotel.ts'

/** Where the adapter opens, and to which hotel. */
export interface NodeAdapterOptions {
  /** The hotel, or a function that gives the one for this request. */
  readonly hotel: Hotel | ((request: Request) => Hotel)
  /** The origin the API is called at. */
  readonly origin: string
  /** The path the API stands under; `/api` unless told. */
  readonly apiBase?: string
}

/** An open adapter. */
export interface NodeAdapter {
  /** msw's server, for tests that answer something else than the hotel would. */
  readonly server: SetupServer
  /** Closes the adapter. Throws when something was asked for that nobody answers. */
  close(): void
}

/**
 * Opens the hotel to `fetch` in this process, through msw: for tests. A request that neither the hotel nor a handler of
 * the test answers fails like a broken network, and again when the adapter closes.
 */
export function openNodeAdapter({ hotel, origin, apiBase = '/api' }: NodeAdapterOptions): NodeAdapter {
  const unknown: string[] = []
  async function resolve({ request }: { request: Request }): Promise<Response> {
    const response = await answer(typeof hotel === 'function' ? hotel(request) : hotel, request, { apiBase })
    return response === 'no-answer' ? Response.error() : response
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
