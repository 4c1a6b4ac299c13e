import { headersAt, type HeaderRule } from '#src/deploy/securityHeaders.ts'
import { StaticFolder } from './staticFiles.ts'

const PICTURES = '/hotel-pictures/'
const DESK = '/__demo/'

/** What answers carry: those of the app, and those of the desk as if its folder were the root. */
export interface WebsitePlaces {
  readonly app: readonly HeaderRule[]
  readonly desk: readonly HeaderRule[]
}

/** What a host serves beside the API. */
export interface Website {
  /** A page of the app, or a file; 404 for anything else. */
  app(request: Request): Promise<Response>
  /** A page of the desk, or one of its files; `undefined` when this is neither. */
  desk(request: Request): Promise<Response | undefined>
}

/** The folders a host serves beside the API. */
export interface WebsiteFolders {
  /** The built app. */
  readonly app: string
  /** The hotel's pictures, under `/hotel-pictures/`. */
  readonly pictures: string
  /** The built desk, whose files lie beside the demo's calls. */
  readonly desk: string
}

function plainText(status: number, text: string, headers: Record<string, string> = {}): Response {
  const usual = { 'content-type': 'text/plain', 'cache-control': 'no-store' }
  return new Response(text, { status, headers: { ...usual, ...headers } })
}

function notFound(): Response {
  return plainText(404, 'Not found')
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * Serves the built app, and the desk beside it, with the headers of these places. A page the guest navigates to, whatever
 * its path, is `index.html`, since the app knows its own routes; anything with a dot in its last part, or that no page
 * asks for, is a file or a 404.
 */
export function website({ app, pictures, desk }: WebsiteFolders, places: WebsitePlaces): Website {
  const appFolder = new StaticFolder(app)
  const deskFolder = new StaticFolder(desk)
  const pictureFolder = new StaticFolder(pictures)

  /** A file of the app or of the desk, with what an answer at its path carries. */
  async function answerFrom(of: keyof WebsitePlaces, path: string, request: Request): Promise<Response | undefined> {
    const { 'cache-control': cacheControl = 'no-cache', ...headers } = headersAt(places[of], path)
    const found = await (of === 'app' ? appFolder : deskFolder).answer(path, request, cacheControl)
    for (const [name, value] of Object.entries(headers)) found?.headers.set(name, value)
    return found
  }

  async function page(path: string, request: Request): Promise<Response | undefined> {
    const isFile = path.slice(path.lastIndexOf('/') + 1).includes('.')
    const isPage = path === '/' || request.headers.get('accept')?.includes('text/html') === true
    return isFile || !isPage ? undefined : answerFrom('app', '/index.html', request)
  }

  return {
    async app(request) {
      if (!isReading(request)) return plainText(405, 'Method not allowed', { allow: 'GET, HEAD' })
      const path = decoded(new URL(request.url).pathname)
      if (path === undefined) return notFound()
      if (path.startsWith(PICTURES)) {
        return (await pictureFolder.answer(path.slice(PICTURES.length), request, 'public, max-age=86400')) ?? notFound()
      }
      const file = await answerFrom('app', path, request)
      return file ?? (await page(path, request)) ?? notFound()
    },
    async desk(request) {
      const { pathname, search } = new URL(request.url)
      const path = decoded(pathname)
      if (path === undefined || !isReading(request)) return undefined
      // The folder's own files are named from the page's address, which must end in a slash.
      if (`${path}/` === DESK) return plainText(308, 'The desk', { location: `${DESK}${search}` })
      if (!path.startsWith(DESK)) return undefined
      const name = path.endsWith('/') ? `${path}index.html` : path
      return answerFrom('desk', `/${name.slice(DESK.length)}`, request)
    },
  }
}
