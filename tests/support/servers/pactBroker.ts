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

/** The result of a verification, as a verifier publishes it. */
export interface VerificationResult {
  readonly consumerVersion: string
  readonly providerVersion: string
  readonly success: boolean
}

/** A fake Pact broker with the routes that the commands of this project and the verifiers call. */
export interface PactBroker {
  readonly origin: string
  /** The calls received since the start, or since this was emptied. */
  readonly calls: BrokerCall[]
  /** All results, the newest last. */
  readonly results: VerificationResult[]
  /** The version of each pacticipant that is deployed to production. */
  readonly deployed: Map<string, string>
  close(): void
}

const CONSUMER = 'hotel-guest-companion'
const PROVIDER = 'hotel-java-api'

/** A request to publish contracts, as the Pact CLI sends it. */
interface Publication {
  readonly pacticipantVersionNumber: string
  readonly contracts: readonly { readonly content: string }[]
}

/**
 * Opens a fake broker of this app and its API on a free port. It has the environment `production`, and accepts every pact. A
 * pact is pending until a version of the API has kept it.
 */
export async function openPactBroker(): Promise<PactBroker> {
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}` // a listening TCP server has an address
  const results: VerificationResult[] = []
  const deployed = new Map<string, string>()
  const broker: PactBroker = { origin, calls: [], results, deployed, close: () => void server.close() }
  const pacts = new Map<string, object>()

  const link = (path: string, name?: string) => ({ href: `${origin}${path}`, name })
  const keptBy = (consumerVersion: string | undefined, providerVersion?: string) =>
    results.some(
      (result) =>
        result.success &&
        result.consumerVersion === consumerVersion &&
        (providerVersion === undefined || result.providerVersion === providerVersion),
    )

  /** Whether a version goes with the one of the other side in production. */
  function isDeployable(query: URLSearchParams): boolean {
    const version = query.get('q[][version]') ?? ''
    if (query.get('q[][pacticipant]') === CONSUMER) return keptBy(version, deployed.get(PROVIDER) ?? 'none')
    return !deployed.has(CONSUMER) || keptBy(deployed.get(CONSUMER), version)
  }

  function pactsToVerify(): object {
    const [version] = [...pacts.keys()].slice(-1)
    const self = link(`/pacts/${version}`, `Pact of version ${version}`)
    const pact = { verificationProperties: { pending: !keptBy(version), notices: [] }, _links: { self } }
    return { _embedded: { pacts: version === undefined ? [] : [pact] } }
  }

  /** The routes by method and path. The clients follow links, so the paths may differ from a real broker's. */
  const routes: Readonly<Record<string, (groups: Record<string, string>, body: unknown, url: URL) => object>> = {
    'GET /': () => ({
      _links: {
        'pb:publish-contracts': link('/contracts/publish'),
        'pb:provider-pacts-for-verification': link('/to-verify'),
      },
    }),
    'POST /contracts/publish': (_groups, body) => {
      const { pacticipantVersionNumber, contracts } = body as Publication // as the CLI sends it
      const [contract] = contracts
      const pact = JSON.parse(Buffer.from(contract?.content ?? '', 'base64').toString()) as object
      pacts.set(pacticipantVersionNumber, pact)
      return { notices: [], _links: { 'pb:contracts': [] } }
    },
    'POST /to-verify': pactsToVerify,
    'GET /pacts/(?<version>[^/]+)': ({ version = '' }) => ({
      ...pacts.get(version),
      _links: {
        'pb:publish-verification-results': link(`/pacts/${version}/results`),
        'pb:provider': link('/provider'),
      },
    }),
    'POST /pacts/(?<version>[^/]+)/results': ({ version = '' }, body) => {
      const { success, providerApplicationVersion } = body as { success: boolean; providerApplicationVersion: string } // as pact-jvm sends it
      results.push({ consumerVersion: version, providerVersion: providerApplicationVersion, success })
      return {}
    },
    'GET /provider': () => ({
      _links: { 'pb:branch-version': { href: `${origin}/branches/{branch}/{version}`, templated: true } },
    }),
    'PUT /branches/[^/]+/[^/]+': () => ({}),
    'GET /matrix': (_groups, _body, { searchParams }) => {
      const deployable = isDeployable(searchParams)
      const reason = deployable ? 'All verified' : 'There is no verified pact'
      return { summary: { deployable, reason }, matrix: [] }
    },
    'GET /pacticipants/(?<name>[^/]+)/versions/(?<version>[^/]+)': ({ name, version }) => ({
      _links: { 'pb:record-deployment': [link(`/production/${name}/${version}`, 'production')] },
    }),
    'POST /production/(?<name>[^/]+)/(?<version>[^/]+)': ({ name = '', version = '' }) => {
      deployed.set(name, version)
      return {}
    },
  }

  function answerTo(method: string, url: URL, body: unknown): object | undefined {
    for (const [route, answer] of Object.entries(routes)) {
      const match = new RegExp(`^${route}$`).exec(`${method} ${url.pathname}`)
      if (match !== null) return answer({ ...match.groups }, body, url)
    }
    return undefined
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request
    const sent = await text(request)
    const body: unknown = sent === '' ? undefined : JSON.parse(sent)
    if (method !== 'HEAD') broker.calls.push({ call: `${method} ${decodeURIComponent(url)}`, headers, body })
    const answer = answerTo(method, new URL(url, origin), body)
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/hal+json' })
    response.end(JSON.stringify(answer ?? {}))
  }

  return broker
}
