import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { NextFunction, Request as ExpressRequest, Response as ExpressResponse } from 'express'
import jsonServer from 'json-server'
import { answer } from '#mock-server/handlers/index.ts'
import type { Hotel } from '#mock-server/hotel/hotel.ts'
import { sendWebResponse, toWebRequest } from '#mock-server/server/webBridge.ts'
import { sendFile, type FoundFile } from '#mock-server/server/website.ts'
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

async function fromHotel(hotel: Hotel, request: Request): Promise<Response> {
  const result = await answer(hotel, request)
  return result.body === null ? result : gzipped(result)
}

/**
 * Serves a built page like a well configured host: with its compressed copies, hashed files cached forever, other files revalidated,
 * `index.html` for every path without an extension, and the mock server under `/api`.
 */
export async function serve(folder: string, hotel?: Hotel): Promise<Server> {
  function fileAt(pathname: string): FoundFile {
    if (pathname.startsWith(PICTURES)) {
      const [pictures, name] = [path.join(root, 'fixtures/pictures'), pathname.slice(PICTURES.length)]
      return { root: pictures, path: name, headers: { 'cache-control': 'public, max-age=86400' } }
    }
    const isPage = !/\.[^/]*$/.test(pathname)
    const cacheControl = pathname.startsWith('/assets/') ? FOR_EVER : 'no-cache'
    return { root: folder, path: isPage ? 'index.html' : pathname, headers: { 'cache-control': cacheControl } }
  }

  async function respond(asked: ExpressRequest, to: ExpressResponse): Promise<void> {
    if (hotel !== undefined && asked.path.startsWith('/api/'))
      return sendWebResponse(await fromHotel(hotel, await toWebRequest(asked)), to)
    if (!(await sendFile(fileAt(asked.path), asked, to))) to.status(404).send('Not found')
  }

  const app = jsonServer.create()
  app.use((asked: ExpressRequest, to: ExpressResponse, next: NextFunction) => void respond(asked, to).catch(next))
  const server = createServer(app).listen(0, '127.0.0.1')
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
