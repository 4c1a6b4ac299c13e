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

/** What is answered in place of the server's own. */
export interface Replacement {
  readonly type: string
  readonly text: string
}

/** A server that passes everything on to another and keeps the calls under `/api` that it heard. */
export interface Recorder {
  readonly url: string
  calls(method: string): HeardCall[]
  /** From now on another server answers, or nobody: connections break off. */
  passTo(target: string | undefined): void
  /** Answers itself at this path, with this text or not at all; with `null` it passes on again. */
  replace(path: string, by: Replacement | 'no-answer' | null): void
  stop(): Promise<void>
}

/** Opens a recorder in front of the host at `target`. */
export async function startRecorder(first: string): Promise<Recorder> {
  const heard: HeardCall[] = []
  const replaced = new Map<string, Replacement | 'no-answer'>()
  let target: string | undefined = first

  function hear({ method = '', url: path = '', headers: { authorization } }: IncomingMessage, sent: Buffer) {
    if (!path.startsWith('/api/')) return
    heard.push({
      method,
      path,
      authorization,
      body: sent.length > 0 ? (JSON.parse(String(sent)) as unknown) : undefined,
    })
  }

  const server = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming
    void buffer(incoming).then((sent) => {
      const own = replaced.get(url.replace(/\?.*/, ''))
      if (target === undefined || own === 'no-answer') return outgoing.destroy()
      hear(incoming, sent)
      if (own !== undefined)
        return outgoing.writeHead(200, { 'content-type': own.type, 'cache-control': 'no-store' }).end(own.text)
      return request(new URL(url, target), { method, headers })
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
    passTo: (other) => void (target = other),
    replace: (path, by) => void (by === null ? replaced.delete(path) : replaced.set(path, by)),
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
