import { headersAt, type HeaderRule } from '#src/deploy/securityHeaders.ts'
import { FileResponse, StaticFolder } from './staticFiles.ts'

const PICTURES = '/hotel-pictures/'
const PAGES = '/hotel-pages/'
/** The hotel's own pages are texts with one style sheet. */
const PAGE_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const DESK = '/__demo/'
const CONFIG = '/config.json'

/** The headers by path: those of the app, and those of the desk relative to its folder. */
export interface WebsitePlaces {
  readonly app: readonly HeaderRule[]
  readonly desk: readonly HeaderRule[]
}

/** Serves the app and the desk. */
export interface Website {
  /** A page of the app, or a file; 404 for anything else. */
  app(request: Request): Promise<Response>
  /** A page or a file of the desk; `undefined` if this is neither. */
  desk(request: Request): Promise<Response | undefined>
}

/** The folders to serve. */
export interface WebsiteFolders {
  /** The built app. */
  readonly app: string
  /** The hotel's pictures, under `/hotel-pictures/`. */
  readonly pictures: string
  /** The hotel's terms and privacy policy, under `/hotel-pages/`; without it there are none. */
  readonly pages?: string
  /** The built desk, served under the path of the demo's calls. */
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
 * Serves the built app and the desk with the headers of `places`. A navigation to any path gets `index.html`, since the app
 * has client-side routes. A path with a dot in its last segment, or one that is not a navigation, is a file or a 404.
 */
export function website({ app, pictures, pages, desk }: WebsiteFolders, places: WebsitePlaces): Website {
  const appFolder = new StaticFolder(app)
  const deskFolder = new StaticFolder(desk)
  const pictureFolder = new StaticFolder(pictures)
  const pagesFolder = pages === undefined ? undefined : new StaticFolder(pages)

  /** A file of the app or of the desk, with the headers of its path. */
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

  /** The app's `config.json`, with the cookies by which this host tells visitors apart. */
  async function configuration({ url }: Request): Promise<Response | undefined> {
    const file = await answerFrom('app', CONFIG, new Request(url)) // Neither compressed nor a 304.
    if (!(file instanceof FileResponse)) return undefined
    const { etag: _ofTheFile, ...headers } = Object.fromEntries(file.headers)
    const config = JSON.parse(Buffer.from(file.fileBytes).toString()) as object
    return new Response(JSON.stringify({ ...config, apiCookies: true }), { headers })
  }

  return {
    async app(request) {
      if (!isReading(request)) return plainText(405, 'Method not allowed', { allow: 'GET, HEAD' })
      const path = decoded(new URL(request.url).pathname)
      if (path === undefined) return notFound()
      if (path.startsWith(PICTURES)) {
        return (await pictureFolder.answer(path.slice(PICTURES.length), request, 'public, max-age=86400')) ?? notFound()
      }
      if (path.startsWith(PAGES)) {
        const found = await pagesFolder?.answer(path.slice(PAGES.length), request, 'no-cache')
        found?.headers.set('content-security-policy', PAGE_POLICY)
        return found ?? notFound()
      }
      const file = await (path === CONFIG ? configuration(request) : answerFrom('app', path, request))
      return file ?? (await page(path, request)) ?? notFound()
    },
    async desk(request) {
      const { pathname, search } = new URL(request.url)
      const path = decoded(pathname)
      if (path === undefined || !isReading(request)) return undefined
      // The page has relative links to its files, so its path must end in a slash.
      if (`${path}/` === DESK) return plainText(308, 'The desk', { location: `${DESK}${search}` })
      if (!path.startsWith(DESK)) return undefined
      const name = path.endsWith('/') ? `${path}index.html` : path
      return answerFrom('desk', `/${name.slice(DESK.length)}`, request)
    },
  }
}
