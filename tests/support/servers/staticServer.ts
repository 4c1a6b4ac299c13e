import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Server } from './servers.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * Serves a folder as a static host without rules does, with `files` laid beside, by their address. An unknown address gets a 404, with
 * `404.html` or a page of its own.
 */
export async function startStaticServer(
  folder: string,
  unknown: '404.html' | 'own page',
  files: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const read = (file: string) => readFile(file).catch(() => undefined)
  const server = createServer((request, response) => {
    async function serve(): Promise<void> {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname
      const file = path.join(folder, path.normalize(decodeURIComponent(name)))
      const found = files[name] ?? (await read(file))
      const type = types[path.extname(file)] ?? 'application/octet-stream'
      if (found !== undefined) return void response.writeHead(200, { 'content-type': type }).end(found)
      const page = unknown === '404.html' ? await read(path.join(folder, unknown)) : '<h1>404</h1> Not found'
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    }
    serve().catch(() => response.writeHead(500).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a listening TCP server has an address
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
