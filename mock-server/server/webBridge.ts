import type { IncomingMessage, ServerResponse } from 'node:http'
import { posix } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { BODY_LIMIT } from '#mock-server/handlers/http.ts'

/** In bytes, more than any limit. The connection of a client that sends more is closed. */
const MAX_DISCARDED_BYTES = 64 * BODY_LIMIT

/** Reads the body, but stores no more than shows that it is too long; `null` if it is empty. */
async function bodyOf(request: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (size <= limit) chunks.push(chunk)
    size += chunk.length
    if (size > MAX_DISCARDED_BYTES) break // leaving the loop ends the connection
  }
  return size === 0 ? null : new Uint8Array(Buffer.concat(chunks))
}

/** Converts a Node request to a web-standard Request, which cannot have the method TRACE. `limitOf` gives the bytes that its body may have, from its headers. */
export async function toWebRequest(
  request: IncomingMessage,
  limitOf: (head: Request) => number = () => BODY_LIMIT,
): Promise<Request> {
  const { method = 'GET', url = '/', headers } = request
  const pairs = Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((each): [string, string] => [name, each]),
  )
  const head = new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), { method, headers: pairs })
  if (method === 'GET' || method === 'HEAD') return head
  return new Request(head, { method, body: await bodyOf(request, limitOf(head)) })
}

/** The path of a request as it names a file: decoded and normalized, and without `index.html`. */
export function pagePath({ url }: Request): string {
  const { pathname } = new URL(url)
  try {
    return posix.normalize(decodeURIComponent(pathname).replaceAll('\\', '/')).replace(/\/index\.html$/i, '/')
  } catch {
    return pathname
  }
}

/** Sends a web-standard Response through a Node response, an event stream as it comes; `Response.error()` drops the connection. */
export async function sendWebResponse(result: Response, to: ServerResponse): Promise<void> {
  if (result.type === 'error') return void to.destroy()
  to.statusCode = result.status
  result.headers.forEach((value, name) => to.setHeader(name, value))
  const cookies = result.headers.getSetCookie()
  if (cookies.length > 0) to.setHeader('set-cookie', cookies)
  if (result.headers.get('content-type') !== 'text/event-stream')
    return void to.end(Buffer.from(await result.arrayBuffer()))
  // A page may be left before its response.
  if (to.destroyed) return result.body?.cancel()
  await pipeline(Readable.fromWeb(result.body as ReadableStream), to).catch(() => undefined)
}
