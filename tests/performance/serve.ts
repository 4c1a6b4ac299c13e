import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { answer, type HandlerResult } from '#mock-server/handlers/answer.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { StaticFolder } from '#mock-server/adapters/http/staticFiles.ts'
import { sendWebResponse, toWebRequest } from '#mock-server/adapters/http/webBridge.ts'
import type { Server } from '#tests/support/servers/servers.ts'

const root = path.resolve(import.meta.dirname, '../..')

const PICTURES = '/hotel-pictures/'
const FOR_EVER = 'public, max-age=31536000, immutable'

async function gzipped(plain: Response): Promise<Response> {
  const body = gzipSync(new Uint8Array(await plain.arrayBuffer()))
  const headers = new Headers(plain.headers)
  headers.set('content-encoding', 'gzip')
  return new Response(body, { status: plain.status, headers })
}

async function fromHotel(hotel: Hotel, request: Request): Promise<HandlerResult> {
  const result = await answer(hotel, request)
  return result === 'connection-dropped' || result.body === null ? result : gzipped(result)
}

/**
 * Serves a built page like a well configured host: compressed with gzip, hashed files cached forever, other files revalidated,
 * `index.html` for every path without an extension, and the mock server under `/api`.
 */
export async function serve(folder: string, hotel?: Hotel): Promise<Server> {
  const site = new StaticFolder(folder)
  const pictures = new StaticFolder(path.join(root, 'fixtures/pictures'))

  async function respond(request: Request): Promise<HandlerResult> {
    const { pathname } = new URL(request.url)
    if (hotel !== undefined && pathname.startsWith('/api/')) return fromHotel(hotel, request)
    const file = pathname.startsWith(PICTURES)
      ? await pictures.answer(pathname.slice(PICTURES.length), request, 'public, max-age=86400')
      : await site.answer(pathname, request, pathname.startsWith('/assets/') ? FOR_EVER : 'no-cache')
    const isPage = !/\.[^/]*$/.test(pathname)
    const found = file ?? (isPage ? await site.answer('index.html', request, 'no-cache') : undefined)
    return found ?? new Response('Not found', { status: 404 })
  }

  async function arrive(asked: IncomingMessage, to: ServerResponse): Promise<void> {
    try {
      await sendWebResponse(await respond(await toWebRequest(asked)), to)
    } catch (error) {
      console.error(error)
      to.destroy()
    }
  }

  const server = createServer((asked, to) => void arrive(asked, to)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a listening TCP server has a port
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
