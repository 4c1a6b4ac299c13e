import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A call as it came over the wire. */
export interface HeardCall {
  readonly method: string
  /** With the query. */
  readonly path: string
  readonly authorization: string | undefined
  /** The parsed JSON; `undefined` when nothing was sent. */
  readonly body: unknown
}

/** A server that passes everything on to another and keeps the calls under `/api` that it heard. */
export interface Recorder {
  readonly url: string
  calls(method: string): HeardCall[]
  stop(): Promise<void>
}

/** Opens a recorder in front of the host at `target`. */
export async function startRecorder(target: string): Promise<Recorder> {
  const heard: HeardCall[] = []

  function hear({ method = '', url: path = '', headers: { authorization } }: IncomingMessage, sent: Buffer) {
    if (!path.startsWith('/api/')) return
    heard.push({ method, path, authorization, body: sent.length > 0 ? (JSON.parse(String(sent)) as unknown) : undefined })
  }

  const server = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming
    void buffer(incoming).then((sent) => {
      hear(incoming, sent)
      request(new URL(url, target), { method, headers })
        .once('response', (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(outgoing)
        })
        .once('error', () => outgoing.destroy())
        .end(sent)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a listening TCP server has one
  return {
    url: `http://localhost:${port}`,
    calls: (method) => heard.filter((call) => call.method === method),
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
