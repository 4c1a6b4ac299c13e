import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HandlerResult } from '#mock-server/handlers/answer.ts'
import { BODY_LIMIT } from '#mock-server/handlers/http/parse.ts'
import { FileResponse } from './staticFiles.ts'

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

/** Methods that a web-standard Request cannot have. No route has the one that takes their place. */
const FORBIDDEN = /^(?:CONNECT|TRACE|TRACK)$/i
const UNKNOWN = 'UNKNOWN'

/** Converts a Node request to a web-standard Request. `limitOf` gives the bytes that its body may have, from its headers. */
export async function toWebRequest(
  request: IncomingMessage,
  limitOf: (head: Request) => number = () => BODY_LIMIT,
): Promise<Request> {
  const { method: sent = 'GET', url = '/', headers } = request
  const method = FORBIDDEN.test(sent) ? UNKNOWN : sent
  const webHeaders = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const each of [value ?? []].flat()) webHeaders.append(name, each)
  }
  const address = new URL(url, `http://${headers.host ?? 'localhost'}`)
  const head = new Request(address, { method, headers: webHeaders })
  if (method === 'GET' || method === 'HEAD') return head
  return new Request(address, { method, headers: webHeaders, body: await bodyOf(request, limitOf(head)) })
}

function isEventStream({ headers }: Response): boolean {
  return headers.get('content-type') === 'text/event-stream'
}

/** Sends a body as it comes, until either side ends it. */
async function sendStream({ body }: Response, to: ServerResponse): Promise<void> {
  const reader = body?.getReader()
  if (reader === undefined) return void to.end()
  // A page may be left before its response.
  if (to.destroyed) return reader.cancel()
  to.once('close', () => void reader.cancel())
  to.flushHeaders()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    to.write(value)
  }
  to.end()
}

/** Sends a web-standard Response through a Node response; `'connection-dropped'` drops the connection. */
export async function sendWebResponse(result: HandlerResult, to: ServerResponse): Promise<void> {
  if (result === 'connection-dropped') {
    to.destroy()
    return
  }
  to.statusCode = result.status
  result.headers.forEach((value, name) => to.setHeader(name, value))
  const cookies = result.headers.getSetCookie()
  if (cookies.length > 0) to.setHeader('set-cookie', cookies)
  if (isEventStream(result)) return sendStream(result, to)
  to.end(result instanceof FileResponse ? result.fileBytes : Buffer.from(await result.arrayBuffer()))
}
