import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import jsonServer from 'json-server'
import { answer, CONTROL_BASE, type Answer } from '#mock-server/handlers/answer.ts'
import { Refusal } from '#mock-server/handlers/responses.ts'
import type { Hotel } from '#mock-server/hotel.ts'
import { isOurHost } from './hostNames.ts'
import { sendWebResponse, toWebRequest } from './webBridge.ts'
import { website, type WebsiteFolders } from './website.ts'

/** Where the API stands on the host. */
export const API_BASE = '/api'

/** How a host is opened. */
export interface HttpDoorOptions {
  /** The hotel, or a function that gives the one for this request, or the answer where there is none. */
  readonly hotel: Hotel | ((request: Request) => Hotel | Response)
  /** Port to listen on; 0 for any that is free. */
  readonly port: number
  /** Whether other devices on the local network may come in; without it only this computer. */
  readonly lan?: boolean
  /** The app and pictures to serve; without them the host is an API alone. */
  readonly folders?: WebsiteFolders
  /** What becomes of a page of the app before it is sent. */
  readonly withPage?: (request: Request, page: Response) => Response
}

/** An open host. */
export interface HttpDoor {
  readonly port: number
  /** `http://localhost:<port>` */
  readonly origin: string
  close(): Promise<void>
}

const HEADERS = {
  // A browser sends a POST again by itself when a connection it had used before drops: each call gets one of its own.
  connection: 'close',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

function isOurOrigin(origin: string | undefined, lan: boolean): boolean {
  return origin === undefined || (URL.canParse(origin) && isOurHost(new URL(origin).host, lan))
}

function refusal(message: string): Response {
  return new Refusal(403, message).toResponse()
}

function isApi(path: string): boolean {
  return [API_BASE, CONTROL_BASE].some((base) => path === base || path.startsWith(`${base}/`))
}

/** Whether this is the app itself, at whichever of its paths. */
function isPage({ method, url }: Request, { headers }: Response): boolean {
  const { pathname } = new URL(url)
  const html = headers.get('content-type')?.startsWith('text/html') === true
  return method === 'GET' && html && /\/(?:[^/.]*|index\.html)$/.test(pathname)
}

/**
 * Opens the hotel over HTTP, on json-server's own server; json-server's public router, defaults and CORS are not used.
 * Rejects when the port is taken.
 */
export async function openHttpDoor(options: HttpDoorOptions): Promise<HttpDoor> {
  const { hotel, port, lan = false, folders, withPage } = options
  const site = folders === undefined ? undefined : website(folders)

  async function respond(request: IncomingMessage): Promise<Answer> {
    const { host, origin } = request.headers
    if (!isOurHost(host, lan)) return refusal('This host does not answer under that name')
    const asked = await toWebRequest(request).catch(() => undefined)
    if (asked === undefined) return new Refusal(400, 'The request cannot be read').toResponse()
    // The site's files are for any page: a sandboxed frame of ours has no origin.
    if (site !== undefined && !isApi(new URL(asked.url).pathname)) {
      const file = await site(asked)
      return withPage !== undefined && isPage(asked, file) ? withPage(asked, file) : file
    }
    if (!isOurOrigin(origin, lan)) return refusal('Pages of other sites may not call this host')
    const found = typeof hotel === 'function' ? hotel(asked) : hotel
    return found instanceof Response ? found : answer(found, asked, API_BASE)
  }

  function serve(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    respond(request)
      .then((answered) => sendWebResponse(answered, response))
      .catch((error: unknown) => {
        console.error(error)
        response.destroy()
      })
  }

  const app = jsonServer.create().disable('x-powered-by').use(serve)
  const server = await listening(app, port, lan)
  const address = server.address() as AddressInfo // a listening TCP server has one
  return {
    port: address.port,
    origin: `http://localhost:${address.port}`,
    close: () => closed(server),
  }
}

function listening(app: ReturnType<typeof jsonServer.create>, port: number, lan: boolean): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server: Server = app.listen(port, lan ? '0.0.0.0' : '127.0.0.1')
    server.once('listening', () => resolve(server)).once('error', reject)
  })
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
