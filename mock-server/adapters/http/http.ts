import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'
import jsonServer from 'json-server'
import { answer, DEMO_BASE, presentersOnly, type HandlerResult } from '#mock-server/handlers/answer.ts'
import { shownTables } from '#mock-server/handlers/demo/storedSandbox.ts'
import { BODY_LIMIT, MIRROR_LIMIT, PRESENTER_BODY_LIMIT } from '#mock-server/handlers/http/parse.ts'
import type { HostState } from '#mock-server/handlers/route.ts'
import { HttpError } from '#mock-server/handlers/http/responses.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { memoryKeyValueStorage, type KeyValueStorage } from '#mock-server/store/keyValueStorage.ts'
import type { Caller } from '#mock-server/sandboxes/caller.ts'
import { pagePath } from '#mock-server/sandboxes/pagePath.ts'
import { parseStaticConfig } from '#src/config/config.ts'
import { inlineSources } from '#src/deploy/inlineSources.ts'
import { securityHeaders, type Deployment, type HeaderRule } from '#src/deploy/securityHeaders.ts'
import { enterWithKey, showsKey } from './deskKey.ts'
import { isOurHost, isOurPage, lanAddresses } from './hostNames.ts'
import { limitCalls } from './limitCalls.ts'
import { httpLimits, usualRate, type HttpLimits, type RateLimit } from './limits.ts'
import { openPort } from './openPort.ts'
import { sendTables, TABLES_PATH, TablesResponse } from './tablesRouter.ts'
import { sendWebResponse, toWebRequest } from './webBridge.ts'
import { website, type WebsiteFolders, type WebsitePlaces } from './website.ts'

/** The base path of the API on the host. */
export const API_BASE = '/api'

/** Options of a host. */
export interface HttpAdapterOptions {
  /** The hotel, or a function that returns the hotel of a request, or an error response when there is none. */
  readonly hotel: Hotel | ((request: Request, caller: Caller) => Hotel | Response)
  /** The port to listen on; 0 for any free port. */
  readonly port: number
  /** Whether other devices on the local network may connect; without it only this computer. */
  readonly lan?: boolean
  /** What the desk shows of the host. */
  readonly hostState?: () => HostState
  /** The app and pictures to serve; without them the host serves the API only. */
  readonly folders?: WebsiteFolders
  /** The key that a presenter needs. Without it everybody on this computer is a presenter; with `lan`, nobody is. */
  readonly deskKey?: string | undefined
  /** Overrides of the default limits. */
  readonly limits?: Partial<HttpLimits>
  /** The limit of calls per address; `false` for no limit. The default is far above normal use. */
  readonly rateLimit?: RateLimit | false
  /** Where the hotels that presenters keep under a name are stored; by default in memory. */
  readonly savedHotels?: KeyValueStorage
  /** Transforms a page of the app or of the desk before it is sent to a browser that opens it. */
  readonly withPage?: (request: Request, page: Response, caller: Caller) => Response
}

/** An open host. */
export interface HttpAdapter {
  readonly port: number
  /** `http://localhost:<port>` */
  readonly origin: string
  /** Origins at which other devices reach it now; empty without `lan`. */
  addresses(): string[]
  close(): Promise<void>
}

const HEADERS = {
  // One connection per call: browsers repeat a POST when a reused connection drops.
  connection: 'close',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** The app on this host calls the API at the host's own address. The hotel's pictures may be on any host. */
const config = parseStaticConfig({ appName: 'Hotel', COMPANION_BASE_JAVA_URL: API_BASE })
const shown = { pictureHosts: ['https:'] }

/** Over plain http browsers ignore the opener policy, and log an error for each page of a phone. */
function withoutOpenerPolicy(rules: readonly HeaderRule[]): readonly HeaderRule[] {
  return rules.map(({ path, headers: { 'cross-origin-opener-policy': _ignored, ...headers } }) => ({ path, headers }))
}

/** The header rules of the app, with the inline code of its page allowed by hash, and those of the desk. */
async function placesOf({ app }: WebsiteFolders): Promise<WebsitePlaces> {
  const inline = inlineSources(await readFile(join(app, 'index.html'), 'utf8'))
  const rulesOf = (own: Deployment) => withoutOpenerPolicy(securityHeaders(config, { ...shown, ...own }))
  return { app: rulesOf({ inline }), desk: rulesOf({ sendsForms: true }) }
}

const UNREADABLE = 'The request cannot be read'

/** Requires JSON: a form on another site can send other types without a CORS preflight. */
function isJson({ headers }: Request): boolean {
  return /^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')
}

function isApi(path: string): boolean {
  return [API_BASE, DEMO_BASE].some((base) => path === base || path.startsWith(`${base}/`))
}

/**
 * Whether a browser opens the response as a page, and not as a picture, a frame or the like of another page: only then may a GET
 * change anything. Over plain http a browser does not send what it is for, but it asks for pages alone as `text/html`.
 */
function isNavigation({ headers }: Request): boolean {
  const mode = headers.get('sec-fetch-mode')
  if (mode === null) return headers.get('accept')?.includes('text/html') === true
  // A service worker that fetches a page names no destination.
  return mode === 'navigate' && ['document', 'empty', null].includes(headers.get('sec-fetch-dest'))
}

/** Whether a browser fetches a page that its guest may never open. */
function isAhead({ headers }: Request): boolean {
  return (headers.get('sec-purpose') ?? headers.get('purpose'))?.startsWith('prefetch') === true
}

/** Whether a browser opens a page of the app, at any path, or of the desk. */
function opensPage(request: Request, { headers }: Response): boolean {
  const html = headers.get('content-type')?.startsWith('text/html') === true
  const { method, url } = request
  return method === 'GET' && html && isNavigation(request) && /\/[^/.]*$/.test(pagePath(new URL(url)))
}

/**
 * Opens the hotel over HTTP, on json-server's own server. json-server's router only reads tables, for presenters; its defaults and CORS are not used.
 * Rejects when the port is taken.
 */
export async function openHttpAdapter(options: HttpAdapterOptions): Promise<HttpAdapter> {
  const { hotel, port, lan = false, folders, deskKey, withPage, rateLimit = usualRate, hostState } = options
  const { savedHotels = memoryKeyValueStorage() } = options
  const limits = { ...httpLimits, ...options.limits }
  const site = folders === undefined ? undefined : website(folders, await placesOf(folders))

  const presents = (webRequest: Request) => (deskKey === undefined ? !lan : showsKey(webRequest, deskKey))

  function bodyLimitOf(head: Request): number {
    const { pathname } = new URL(head.url)
    if (presents(head) && pathname.startsWith(`${DEMO_BASE}/`)) return PRESENTER_BODY_LIMIT
    return pathname === `${DEMO_BASE}/mirror` ? MIRROR_LIMIT : BODY_LIMIT
  }

  function pageOrFile(webRequest: Request, file: Response): Response {
    if (withPage === undefined || !opensPage(webRequest, file)) return file
    // After an error the browser asks again once the guest opens the page.
    if (isAhead(webRequest)) return new HttpError(503, 'No page is sent ahead').toResponse()
    return withPage(webRequest, file, { isPresenter: presents(webRequest) })
  }

  async function checkAndAnswer(webRequest: Request, headers: IncomingMessage['headers']): Promise<HandlerResult> {
    const entering = deskKey === undefined ? undefined : enterWithKey(webRequest, deskKey)
    if (entering !== undefined) return entering
    const file = await site?.desk(webRequest)
    if (file !== undefined) return pageOrFile(webRequest, file)
    if (!isOurPage(headers.origin, headers.host))
      return new HttpError(403, 'Pages of other sites may not call this host').toResponse()
    if (webRequest.body !== null && !isJson(webRequest))
      return new HttpError(415, 'A body must be sent as application/json').toResponse()
    const isPresenter = presents(webRequest)
    const found = typeof hotel === 'function' ? hotel(webRequest, { isPresenter }) : hotel
    if (found instanceof Response) return found
    if (new URL(webRequest.url).pathname.startsWith(`${TABLES_PATH}/`)) {
      if (!isPresenter) throw presentersOnly()
      if (webRequest.method !== 'GET') throw new HttpError(405, 'Tables are for reading', { headers: { allow: 'GET' } })
      return new TablesResponse(shownTables(found))
    }
    return answer(found, webRequest, { isPresenter, addresses, savedHotels, ...(hostState && { host: hostState }) })
  }

  async function respond(request: IncomingMessage): Promise<HandlerResult> {
    if (!isOurHost(request.headers.host, lan))
      return new HttpError(403, 'This host does not answer under that name').toResponse()
    const webRequest = await toWebRequest(request, bodyLimitOf).catch(() => undefined)
    if (webRequest === undefined) return new HttpError(400, UNREADABLE).toResponse()
    // The site's files are not restricted to the host's own pages: a sandboxed frame of the app has an opaque origin.
    if (site === undefined || isApi(new URL(webRequest.url).pathname))
      return checkAndAnswer(webRequest, request.headers)
    return pageOrFile(webRequest, await site.app(webRequest))
  }

  async function serve(request: ExpressRequest, response: ExpressResponse): Promise<void> {
    const answered = await respond(request).catch((error: unknown) => {
      if (error instanceof HttpError) return error.toResponse()
      console.error(error)
      return new HttpError(500, 'Internal error of the demo host').toResponse()
    })
    dropUnread(response, limits)
    if (answered instanceof TablesResponse) sendTables(answered, request, response)
    else await sendWebResponse(answered, response)
  }

  const expressApp = jsonServer.create().disable('x-powered-by')
  if (rateLimit !== false) expressApp.use(limitCalls(rateLimit))
  expressApp.use((request, response) => void serve(request, response))

  function handleRequest(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    // Absolute URLs are for proxies; Express would respond to some of them itself.
    if (request.url?.startsWith('/') === true) expressApp(request, response)
    else void sendWebResponse(new HttpError(400, UNREADABLE).toResponse(), response)
  }

  const { port: openedPort, close } = await openPort(handleRequest, { limits, port, lan })
  const addresses = () => (lan ? lanAddresses().map((each) => `http://${each}:${openedPort}`) : [])
  return {
    ...{ port: openedPort, origin: `http://localhost:${openedPort}`, addresses },
    close,
  }
}

/** Closes the connection of a client that does not read the response. */
function dropUnread(response: ServerResponse, { stalledFor, answerWithin }: HttpLimits): void {
  const drop = () => response.destroy()
  response.setTimeout(stalledFor, drop)
  const timer = setTimeout(drop, answerWithin).unref()
  response.once('close', () => clearTimeout(timer))
}
