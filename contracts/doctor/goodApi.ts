import { createServer as httpServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer as httpsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** The origin of the app that the API allows. */
export const APP = 'https://app.hotel.example'

const rows = JSON.stringify({ content: Array.from({ length: 100 }, (_, id) => ({ id: String(id) })) })
const bodies: Readonly<Record<string, string>> = {
  '/configurations': '[]',
  '/menus/all/params': rows,
  '/products': rows,
  '/customer/login': JSON.stringify({ personId: '1001', sessionId: 'valid' }),
}

/** A certificate and its key, as PEM texts. */
export interface TlsCertificate {
  readonly key: string
  readonly cert: string
}

/** A response to be sent. */
export interface Reply {
  status: number
  readonly headers: Record<string, string>
  body: string | Buffer
}

/** Changes the response to a request, as one fault of an API would. */
export type Change = (
  request: { path: string; method: string; headers: IncomingMessage['headers'] },
  reply: Reply,
) => void

function statusOf(method: string, path: string, headers: IncomingMessage['headers'], body: string): number {
  if (method === 'OPTIONS') return 204
  if (path === '/customer/login') return body.includes('100200') ? 200 : 400
  const isPublic = ['/configurations', '/menus/all/params'].includes(path)
  if (!isPublic && headers.authorization !== 'Bearer valid') return 401
  if (path in bodies && headers['if-none-match'] === '"1"') return 304
  return path === '/customers/rating' ? 404 : 200
}

const preflight = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-max-age': '600',
}

/** The response of an API without a fault. */
function replyTo(method: string, path: string, headers: IncomingMessage['headers'], body: string): Reply {
  const status = statusOf(method, path, headers, body)
  const text =
    status === 200 ? (bodies[path] ?? '{"content":[]}') : status === 204 || status === 304 ? '' : '{"error":"no"}'
  const allowed = headers.origin === APP ? { 'access-control-allow-origin': APP } : {}
  return {
    status,
    headers: {
      ...{ 'content-type': 'application/json', vary: 'Origin, Accept-Encoding', ...allowed },
      ...(method === 'OPTIONS' && preflight),
      ...(path in bodies && path !== '/customer/login' ? { etag: '"1"' } : { 'cache-control': 'no-store' }),
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
      ...(text.length > 1000 && { 'content-encoding': 'gzip' }),
    },
    body: text.length > 1000 ? gzipSync(text) : text,
  }
}

/** A running API. */
export interface Api {
  readonly baseUrl: string
  close(): Promise<void>
}

/** Starts an API with everything that the doctor asks for, on a free port, but for one change. A status of 0 is never answered. */
export async function openApi(change: Change = () => {}, certificate?: TlsCertificate): Promise<Api> {
  const listener: RequestListener = (request, response) => {
    let sent = ''
    request.on('data', (part: Buffer) => (sent += String(part)))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const path = url.replace(/^\/api|\?.*/g, '')
      const reply = replyTo(method, path, headers, sent)
      change({ path, method, headers }, reply)
      if (reply.status !== 0) response.writeHead(reply.status, reply.headers).end(reply.body)
    })
  }
  const server = certificate === undefined ? httpServer(listener) : httpsServer({ ...certificate }, listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a listening TCP server has one
  return {
    baseUrl: `${certificate === undefined ? 'http' : 'https'}://localhost:${port}/api`,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}
