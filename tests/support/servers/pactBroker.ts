import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A call that the broker received. */
export interface BrokerCall {
  readonly call: string
  readonly headers: IncomingHttpHeaders
  /** Its body as JSON; `undefined` without one. */
  readonly body: unknown
}

/** A fake Pact broker with the routes that the commands of this project call. */
export interface PactBroker {
  readonly origin: string
  /** The calls received since the start, or since this was emptied. */
  readonly calls: BrokerCall[]
  /** Whether its response says that the app may be deployed. */
  deployable: boolean
  close(): void
}

/** Opens a fake broker on a free port. It has the environment `production`, and accepts every pact. */
export async function openPactBroker(): Promise<PactBroker> {
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}` // a listening TCP server has an address
  const broker: PactBroker = { origin, calls: [], deployable: false, close: () => void server.close() }

  /** The response for each path. The CLI follows links, so the paths may differ from a real broker's. */
  function answerTo(path: string): object | undefined {
    if (path === '/') return { _links: { 'pb:publish-contracts': { href: `${origin}/contracts/publish` } } }
    if (path === '/contracts/publish') return { notices: [], _links: { 'pb:contracts': [] } }
    if (path === '/matrix') {
      const { deployable } = broker
      return { summary: { deployable, reason: deployable ? 'All verified' : 'There is no verified pact' }, matrix: [] }
    }
    const [version] = /^\/pacticipants\/[^/]+\/versions\/[^/]+$/.exec(path) ?? []
    const record = { name: 'production', href: `${origin}${version}/deployed-to-production` }
    if (version !== undefined) return { _links: { 'pb:record-deployment': [record] } }
    return path.endsWith('/deployed-to-production') ? {} : undefined
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '/', headers } = request
    const sent = await text(request)
    const body: unknown = sent === '' ? undefined : JSON.parse(sent)
    if (method !== 'HEAD') broker.calls.push({ call: `${method} ${decodeURIComponent(url)}`, headers, body })
    const answer = answerTo(new URL(url, origin).pathname)
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/hal+json' })
    response.end(JSON.stringify(answer ?? {}))
  }

  return broker
}
