import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { deferred } from '#tests/support/deferred.ts'

/** A recorded call. */
export interface RecordedCall {
  readonly method: string
  /** With the query. */
  readonly path: string
  readonly authorization: string | undefined
  /** The parsed JSON; `undefined` without a body. */
  readonly body: unknown
}

/** A response that replaces the server's. */
export interface Replacement {
  readonly type: string
  readonly text: string
  /** Where a 302 leads. */
  readonly location?: string
}

/** A proxy of another server that records the calls under `/api`. */
export interface Recorder {
  readonly url: string
  calls(method: string): RecordedCall[]
  /** Changes the server behind the proxy; with `undefined` all connections are dropped. */
  passTo(target: string | undefined): void
  /** Keeps back the answers to calls of this method, which the server gets, until the returned function is called. */
  hold(method: string): () => void
  /** Replaces the response at this path; `null` removes the replacement. */
  replace(path: string, by: Replacement | null): void
  stop(): Promise<void>
}

function sendReplacement({ type, text, location }: Replacement, to: ServerResponse): void {
  if (location !== undefined) return void to.writeHead(302, { location }).end()
  to.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
}

/** Opens a recorder as a proxy of the server at `first`. */
export async function startRecorder(first: string): Promise<Recorder> {
  const recorded: RecordedCall[] = []
  const replaced = new Map<string, Replacement>()
  const held = new Map<string, Promise<void>>()
  let target: string | undefined = first

  function record({ method = '', url: path = '', headers: { authorization } }: IncomingMessage, sent: Buffer) {
    if (!path.startsWith('/api/')) return
    const body = sent.length > 0 ? (JSON.parse(String(sent)) as unknown) : undefined
    recorded.push({ method, path, authorization, body })
  }

  const server = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming
    void buffer(incoming).then((sent) => {
      const own = replaced.get(url.replace(/\?.*/, ''))
      if (target === undefined) return outgoing.destroy()
      record(incoming, sent)
      if (own !== undefined) return sendReplacement(own, outgoing)
      return request(new URL(url, target), { method, headers })
        .once('response', (answer) => {
          void Promise.resolve(held.get(method ?? '')).then(() => {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
            answer.pipe(outgoing)
          })
        })
        .once('error', () => outgoing.destroy())
        .end(sent)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a listening TCP server has a port
  return {
    url: `http://localhost:${port}`,
    calls: (method) => recorded.filter((call) => call.method === method),
    passTo: (other) => void (target = other),
    hold(method) {
      const { until, release } = deferred()
      held.set(method, until)
      return () => {
        held.delete(method)
        release()
      }
    },
    replace: (path, by) => void (by === null ? replaced.delete(path) : replaced.set(path, by)),
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
