import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'
import { API_BASE, DEMO_BASE } from '#mock-server/handlers/calls.ts'
import { HttpError, json } from '#mock-server/handlers/http.ts'
import { parseStaticConfig } from '#src/config/config.ts'
import { inlineSources, headersAt, securityHeaders, type Deployment } from '#src/deploy/securityHeaders.ts'
import { pagePath } from './webBridge.ts'

const PICTURES = '/hotel-pictures/'
const PAGES = '/hotel-pages/'
/** The app's fonts, which the hotel's pages use too. */
const PAGE_FONTS = `${PAGES}fonts/`
const pictureHeaders = { 'cache-control': 'public, max-age=86400' }
const pageHeaders = {
  'cache-control': 'no-cache',
  // The hotel's own pages are texts with one style sheet.
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}
const DESK = `${DEMO_BASE}/`
const CONFIG = '/config.json'

/** The folders to serve. */
export interface WebsiteFolders {
  /** The built app. */
  readonly app: string
  /** The hotel's pictures, under `/hotel-pictures/`. */
  readonly pictures: string
  /** The hotel's terms and privacy policy, under `/hotel-pages/`. */
  readonly pages: string
  /** The app's fonts, for these. */
  readonly fonts: string
  /** The built desk, served under the path of the demo's calls. */
  readonly desk: string
}

/** Whether a path is that of a call. */
function isCall(path: string): boolean {
  return [API_BASE, DEMO_BASE].some((base) => path === base || path.startsWith(`${base}/`))
}

/** A file to send: its folder, its path there, and the headers of the response. */
export interface FoundFile {
  readonly root: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[]>>
}

/** The endings of the compressed copies that a build writes beside a file, by their coding, the best one first. */
const copies = Object.entries({ br: '.br', gzip: '.gz' })

/** Sends a file, or its compressed copy if the client accepts one. Resolves to whether there is such a file. */
export function sendFile({ root, path, headers }: FoundFile, request: ExpressRequest, response: ExpressResponse) {
  const accepted = copies.find(
    ([coding, ending]) => request.acceptsEncodings(coding) !== false && existsSync(join(root, path + ending)),
  )
  const [coding, ending] = accepted ?? [undefined, '']
  const options = {
    root,
    ...{ index: false, cacheControl: false, lastModified: false, acceptRanges: false },
    headers: { ...headers, vary: 'accept-encoding', ...(coding !== undefined && { 'content-encoding': coding }) },
  }
  response.type(extname(path))
  return new Promise<boolean>((resolve) => {
    response.sendFile(path + ending, options, (error) => resolve(error === undefined || response.headersSent))
  })
}

/** The app on this host calls the API at the host's own address. The hotel's pictures may be on any host. */
const config = parseStaticConfig({ appName: 'Hotel', COMPANION_BASE_JAVA_URL: API_BASE })

function rulesOf(deployment: Deployment) {
  // A page of the demo shows the guest's phone beside the staff's screen, in a frame.
  const rules = securityHeaders(config, { pictureHosts: ['https:'], isFramed: true, ...deployment })
  // Over plain http browsers ignore the opener policy, and log an error for each page of a phone.
  return rules.map(({ path, headers: { 'cross-origin-opener-policy': _ignored, ...headers } }) => ({ path, headers }))
}

/**
 * Whether a browser opens the response as a page, and not as a picture, a frame or the like of another page: only then may a GET
 * change anything. Over plain http a browser does not send what it is for, but it asks for pages alone as `text/html`.
 */
function isNavigation({ method, headers }: Request): boolean {
  const mode = headers.get('sec-fetch-mode')
  if (method !== 'GET') return false
  if (mode === null) return headers.get('accept')?.includes('text/html') === true
  // A service worker that fetches a page names no destination.
  return mode === 'navigate' && ['document', 'empty', null].includes(headers.get('sec-fetch-dest'))
}

/** Whether a browser fetches a page that its guest may never open. */
function isAhead({ headers }: Request): boolean {
  return (headers.get('sec-purpose') ?? headers.get('purpose'))?.startsWith('prefetch') === true
}

/** The response to a browser that opens a page, or the cookies to send with the page. */
export type VisitPage = (request: Request, isPresenter: boolean) => Response | readonly string[]

/**
 * The built app and the desk, with the headers of their paths. A navigation to any path gets `index.html`, since the app has client-side
 * routes. A path with a dot in its last segment, or one that is not a navigation, is a file or a 404. `undefined` for a call.
 */
export async function website({ app, pictures, pages, fonts, desk }: WebsiteFolders, visitPage?: VisitPage) {
  const appRules = rulesOf({ inline: inlineSources(await readFile(join(app, 'index.html'), 'utf8')) })
  const deskRules = rulesOf({ sendsForms: true })

  /** The app's `config.json`, with the cookies by which this host tells visitors apart. */
  async function configuration(): Promise<Response> {
    const stored = JSON.parse(await readFile(join(app, CONFIG), 'utf8')) as object
    return json(200, { ...stored, apiCookies: true }, headersAt(appRules, CONFIG))
  }

  function fileAt(path: string): FoundFile | undefined {
    if (path.startsWith(PICTURES)) return { root: pictures, path: path.slice(PICTURES.length), headers: pictureHeaders }
    if (path.startsWith(PAGE_FONTS))
      return { root: fonts, path: path.slice(PAGE_FONTS.length), headers: pictureHeaders }
    if (path.startsWith(PAGES)) return { root: pages, path: path.slice(PAGES.length), headers: pageHeaders }
    const own = path.slice(DESK.length - 1)
    if (path.startsWith(`${DESK}assets/`)) return { root: desk, path: own, headers: headersAt(deskRules, own) }
    return isCall(path) ? undefined : { root: app, path, headers: headersAt(appRules, path) }
  }

  /** The page at a path without a dot in its last segment. The paths of the desk's calls are no pages. */
  function pageAt(path: string, { headers }: Request): FoundFile | undefined {
    const own = path.slice(DESK.length - 1)
    if ([DESK, `${DESK}begin/`, `${DESK}both/`].includes(path))
      return { root: desk, path: `${own}index.html`, headers: headersAt(deskRules, own) }
    const isOfApp = path === '/' || (/\/[^/.]*$/.test(path) && headers.get('accept')?.includes('text/html') === true)
    const isOther = [PICTURES, PAGES].some((each) => path.startsWith(each)) || isCall(path)
    return isOfApp && !isOther ? { root: app, path: '/index.html', headers: headersAt(appRules, path) } : undefined
  }

  return async (request: Request, isPresenter: boolean): Promise<FoundFile | Response | undefined> => {
    const { pathname, search } = new URL(request.url)
    const path = pagePath(request)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead && isCall(pathname)) return undefined
    if (!isRead) throw new HttpError(405, 'Pages and files are for reading', { headers: { allow: 'GET, HEAD' } })
    // The page has relative links to its files, so its path must end in a slash.
    if (`${path}/` === DESK) return new Response(null, { status: 308, headers: { location: `${DESK}${search}` } })
    if (path === CONFIG) return configuration()
    const page = pageAt(path, request)
    if (page === undefined || visitPage === undefined || !isNavigation(request)) return page ?? fileAt(path)
    // After an error the browser asks again once the guest opens the page.
    if (isAhead(request)) throw new HttpError(503, 'No page is sent ahead')
    const visited = visitPage(request, isPresenter)
    return visited instanceof Response ? visited : { ...page, headers: { ...page.headers, 'set-cookie': visited } }
  }
}
