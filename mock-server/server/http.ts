import type { IncomingMessage, ServerResponse } from 'node:http'
import type { NextFunction, Request as ExpressRequest, Response as ExpressResponse } from 'express'
import { rateLimit as limitRate } from 'express-rate-limit'
import jsonServer from 'json-server'
import { getResponse } from 'msw'
import { DEMO_BASE, presentersOnly, type HandlerOptions, type HostState } from '#mock-server/handlers/calls.ts'
import { openHandlers } from '#mock-server/handlers/index.ts'
import { BODY_LIMIT, MIRROR_LIMIT, PRESENTER_BODY_LIMIT, HttpError } from '#mock-server/handlers/http.ts'
import { rowsOf, type Hotel } from '#mock-server/hotel/hotel.ts'
import { enterWithKey, showsKey, showsStaffKey, staffKeyOf } from './deskKey.ts'
import { isOtherDevice, isOurHost, isOurPage, lanAddresses } from './hostNames.ts'
import { dropUnread, httpLimits, openPort, type HttpLimits } from './openPort.ts'
import { sendWebResponse, toWebRequest } from './webBridge.ts'
import { sendFile, website, type FoundFile, type VisitPage, type WebsiteFolders } from './website.ts'

/** Options of a host. */
export interface ServerOptions extends Pick<HandlerOptions, 'savedHotels'> {
  /** The state of the host, as far as the caller knows it. */
  readonly host?: () => Omit<HostState, 'isReached'>
  /** The hotel, or a function that returns the hotel of a request, or a response when it needs none. */
  readonly hotel: Hotel | ((request: Request, isPresenter: boolean) => Hotel | Response)
  /** The port to listen on; 0 for any free port. */
  readonly port: number
  /** Whether other devices on the local network may connect; without it only this computer. */
  readonly lan?: boolean
  /** The app and pictures to serve; without them the host serves the API only. */
  readonly folders?: WebsiteFolders
  /** Files to serve beside them, by their path. */
  readonly files?: Readonly<Record<string, FoundFile>>
  /** The only other origin whose pages may call this host. */
  readonly corsOrigin?: string | undefined
  /** The key that a presenter needs. Without it everybody on this computer is a presenter; with `lan`, nobody is. */
  readonly deskKey?: string | undefined
  /** Other limits than the usual ones. */
  readonly limits?: Partial<HttpLimits>
  /** Called when a browser opens a page of the app or of the desk. */
  readonly visitPage?: VisitPage
}

const HEADERS = {
  // One connection per call: browsers repeat a POST when a reused connection drops.
  connection: 'close',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-scenario',
  'access-control-max-age': '600',
}

const UNREADABLE = 'The request cannot be read'

/** The path below which presenters and engineers read a hotel's tables with json-server's router. */
const TABLES_PATH = `${DEMO_BASE}/db`

/**
 * Answers a GET with json-server's router, such as `orders?_sort=createdAt&_order=desc&_page=1` or `guests?q=305`, from a copy of the rows.
 * Presenters read no session token, and of a picture its length only.
 */
function sendTables(hotel: Hotel, request: ExpressRequest, response: ExpressResponse, next: NextFunction): void {
  if (request.method !== 'GET') throw new HttpError(405, 'Tables are for reading', { headers: { allow: 'GET' } })
  const rows = rowsOf(hotel)
  const router = jsonServer.router({
    ...rows,
    sessions: rows.sessions.map((row) => ({ ...row, id: '•••' })),
    pictures: rows.pictures.map(({ id, data }) => ({ id, data: `${data.length}` })),
  })
  router.stack.pop() // its handler of errors, which sends a stack trace
  Object.assign(router, { render: () => response.json(response.locals['data']) }) // by default JSONP
  // One text for each parameter, as json-server expects.
  const { callback: _jsonp, ...query } = Object.fromEntries(new URL(request.url, 'http://localhost').searchParams)
  request.query = query
  request.url = request.url.slice(TABLES_PATH.length)
  if (/^\/db\/?(?:\?|$)/.test(request.url)) throw new HttpError(404, 'Read the tables one by one')
  router(request, response, () => next(new HttpError(400, 'json-server cannot read this query')))
}

/** Refuses a page of another site. */
function checkOrigin({ headers: { origin, host } }: IncomingMessage): void {
  if (!isOurPage(origin, host)) throw new HttpError(403, 'Pages of other sites may not call this host')
}

/** Refuses a body of another type than JSON: forms of other sites can send those without a CORS preflight. */
function checkType({ body, headers }: Request): void {
  const isJson = /^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')
  if (body !== null && !isJson) throw new HttpError(415, 'A body must be sent as application/json')
}

/**
 * Opens the hotel over HTTP, on json-server's Express app. Its router only reads tables, for presenters; its defaults and its CORS are not used.
 * Rejects when the port is taken.
 */
export async function openServer(options: ServerOptions) {
  const { hotel, port, lan = false, folders, files = {}, corsOrigin, deskKey, visitPage, host } = options
  const limits = { ...httpLimits, ...options.limits }
  const site = folders && (await website(folders, visitPage))

  const presents = (request: Request) => (deskKey === undefined ? !lan : showsKey(request, deskKey))

  /** The hotel of each request under way. */
  const hotels = new WeakMap<Request, Hotel>()

  let isReached = false

  const handlers = openHandlers({
    ...(options.savedHotels && { savedHotels: options.savedHotels }),
    ...(host && { host: () => ({ ...host(), isReached }) }),
    hotelOf: (request) => hotels.get(request) as Hotel, // set before a handler runs
    isPresenter: presents,
    ...(deskKey !== undefined && {
      isStaff: (request: Request, sandbox: string) => showsStaffKey(request, deskKey, sandbox),
      staffKeyOf: (sandbox: string) => staffKeyOf(deskKey, sandbox),
    }),
    addresses: () => addresses(),
  })

  function bodyLimitOf(head: Request): number {
    const { pathname } = new URL(head.url)
    if (presents(head) && pathname.startsWith(`${DEMO_BASE}/`)) return PRESENTER_BODY_LIMIT
    return pathname === `${DEMO_BASE}/mirror` ? MIRROR_LIMIT : BODY_LIMIT
  }

  /** Whether a page of the other origin that may call this host has sent it. */
  function isFromCorsOrigin({ headers: { origin } }: IncomingMessage): boolean {
    return origin !== undefined && origin === corsOrigin
  }

  function fileAt({ method, url }: Request): FoundFile | undefined {
    return method === 'GET' ? files[new URL(url).pathname] : undefined
  }

  async function respond(request: IncomingMessage): Promise<Response | FoundFile | { readonly tablesOf: Hotel }> {
    if (!isOurHost(request.headers.host, lan)) throw new HttpError(403, 'This host does not answer under that name')
    const webRequest = await toWebRequest(request, bodyLimitOf).catch(() => {
      throw new HttpError(400, UNREADABLE)
    })
    const isPresenter = presents(webRequest)
    const isCors = isFromCorsOrigin(request)
    if (isCors && request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT_HEADERS })
    const entering = deskKey === undefined ? undefined : enterWithKey(webRequest, deskKey)
    // The site's files are not restricted to the host's own pages: a sandboxed frame of the app has an opaque origin.
    const found = entering ?? fileAt(webRequest) ?? (await site?.(webRequest, isPresenter))
    if (found !== undefined) return found
    if (!isCors) checkOrigin(request)
    checkType(webRequest)
    const own = typeof hotel === 'function' ? hotel(webRequest, isPresenter) : hotel
    if (own instanceof Response) return own
    if (new URL(webRequest.url).pathname.startsWith(`${TABLES_PATH}/`)) {
      if (!isPresenter) throw presentersOnly()
      return { tablesOf: own }
    }
    hotels.set(webRequest, own)
    const answered = await getResponse(handlers, webRequest)
    if (answered === undefined) throw new HttpError(404, 'There is nothing at this path')
    return answered
  }

  async function serve(request: ExpressRequest, response: ExpressResponse, next: NextFunction): Promise<void> {
    const answered = await respond(request)
    dropUnread(response, limits)
    if (answered instanceof Response) await sendWebResponse(answered, response)
    else if ('tablesOf' in answered) sendTables(answered.tablesOf, request, response, next)
    else if (!(await sendFile(answered, request, response))) throw new HttpError(404, 'Not found')
  }

  const seconds = String(Math.ceil(limits.callsWithin / 1000))
  const tooMany = `Too many calls: try again in ${seconds} seconds`
  const limitCalls = limitRate({
    limit: limits.maxCalls,
    windowMs: limits.callsWithin,
    keyGenerator: ({ socket }) => socket.remoteAddress ?? '', // no header that a proxy would set
    ...{ validate: false, standardHeaders: false, legacyHeaders: false },
    handler: (_request, _response, next) => next(new HttpError(429, tooMany, { headers: { 'retry-after': seconds } })),
  })

  function sendError(error: unknown, _request: IncomingMessage, response: ServerResponse, _next: unknown): void {
    if (!(error instanceof HttpError)) console.error(error)
    const shown = error instanceof HttpError ? error : new HttpError(500, 'Internal error of the demo host')
    if (response.headersSent) return void response.destroy()
    dropUnread(response, limits)
    void sendWebResponse(shown.toResponse(), response)
  }

  const app = jsonServer.create().disable('x-powered-by')
  app.use(limitCalls)
  app.use((request, response, next) => void serve(request, response, next).catch(next))
  app.use(sendError)

  function handleRequest(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    isReached ||= isOtherDevice(request.socket.remoteAddress)
    if (corsOrigin !== undefined) response.setHeader('vary', 'Origin')
    if (isFromCorsOrigin(request)) response.setHeader('access-control-allow-origin', String(corsOrigin))
    // Absolute URLs are for proxies; Express would respond to some of them itself.
    if (request.url?.startsWith('/') === true) app(request, response)
    else sendError(new HttpError(400, UNREADABLE), request, response, undefined)
  }

  const { port: openedPort, close } = await openPort(handleRequest, port, lan, limits)
  /** The origins at which other devices reach it now. */
  const addresses = () => (lan ? lanAddresses().map((each) => `http://${each}:${openedPort}`) : [])
  return { port: openedPort, origin: `http://localhost:${openedPort}`, addresses, close }
}

/** An open host. */
export type OpenServer = Awaited<ReturnType<typeof openServer>>
