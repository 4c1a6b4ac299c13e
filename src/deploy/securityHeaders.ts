import { GOOGLE_TAG, TRUSTED_TYPES_POLICY } from '#src/lib/trustedScript.ts'
import { trackingIdOf, type Config } from '#src/config/config.ts'

/** What the static configuration cannot know of a deployment, since the backend may say it later. */
export interface Deployment {
  /** Page views: the tracking id may come from `GET configurations`. */
  readonly hasAnalytics?: boolean
  /** Where pictures lie beyond the app's own host and the API's: addresses, or `https:` for anywhere. */
  readonly pictureHosts?: readonly string[]
  /** Addresses that may be called beside the API, such as the one it moves to. */
  readonly alsoCalls?: readonly string[]
  /** Whether pages send forms to their own host by themselves, as the desk of a demo does; the app's never do. */
  readonly sendsForms?: boolean
  /** Whether guests come by TLS alone. */
  readonly isTls?: boolean
}

/** Headers by their lower-case names. */
export type Headers = Readonly<Record<string, string>>

const SELF = "'self'"
const NONE = "'none'"
const ANYWHERE = 'https:'
const GOOGLE_ENDPOINTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
  'https://www.google.com',
]
/** The policy by which Google's tag asks for the rest of itself. */
const GOOGLE_POLICY = 'goog#html'
const TOURS = 'https://*.getyourguide.com'
const A_YEAR_S = 31_536_000
const OWN_HOST = 'https://own-host.invalid'
/** Nothing that could end a source, a directive or a quoted word of a host's configuration, and no wildcard. */
const PLAIN_HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/

/** The origin of an address, for a policy; none of one on the app's own host. Throws for any that is no plain http(s). */
function originOf(address: string | null | undefined): string[] {
  if (address === null || address === undefined || address.trim() === '') return []
  const found = URL.canParse(address, OWN_HOST) ? new URL(address, OWN_HOST) : undefined
  if (found === undefined || !/^https?:$/.test(found.protocol) || !PLAIN_HOST.test(found.host)) {
    throw new Error(`"${address}" is no address that a page could be allowed to load from`)
  }
  return found.origin === OWN_HOST ? [] : [found.origin]
}

/** The same for one of the deployment, which names its host: without one it would be a path of the app's own. */
function namedOriginOf(address: string): string[] {
  if (!/^https?:\/\//i.test(address)) throw new Error(`"${address}" is no address: one begins with https://`)
  return originOf(address)
}

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

function policyOfPages(config: Config, deployment: Deployment): string {
  const api = originOf(config.COMPANION_BASE_JAVA_URL)
  const google = (deployment.hasAnalytics ?? trackingIdOf(config) !== undefined) ? GOOGLE_ENDPOINTS : []
  const { pictureHosts = [], alsoCalls = [] } = deployment
  const named = pictureHosts.flatMap((each) => (each === ANYWHERE ? [each] : namedOriginOf(each)))
  const pictures = [...originOf(config.brand?.headerImage), ...named]
  const calls = [...originOf(config.errorReportUrl), ...alsoCalls.flatMap(namedOriginOf)]
  return policy({
    'default-src': [NONE],
    'script-src': [SELF, ...(google.length > 0 ? [new URL(GOOGLE_TAG).origin] : [])],
    'style-src': [SELF],
    'img-src': [SELF, ...api, ...pictures, ...google],
    'font-src': [SELF],
    'connect-src': [SELF, ...api, ...calls, ...google],
    'frame-src': [config.activitiesWidget ? SELF : NONE],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [deployment.sendsForms === true ? SELF : NONE],
    'frame-ancestors': [NONE],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY, ...(google.length > 0 ? [GOOGLE_POLICY] : [])],
  })
}

/** Scripts of a third party run on this page: in a sandbox, with no origin, so with none of this phone's storage. */
function policyOfWidget({ activitiesWidget }: Config): string {
  if (!activitiesWidget) return policy({ 'default-src': [NONE], 'frame-ancestors': [NONE], sandbox: [] })
  return policy({
    sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
    'default-src': [NONE],
    'script-src': [SELF, TOURS],
    // Their script writes styles into the page; this phone keeps nothing that it could show them.
    'style-src': [SELF, TOURS, "'unsafe-inline'"],
    'img-src': [ANYWHERE],
    'font-src': [TOURS],
    'connect-src': [TOURS],
    'frame-src': [TOURS],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [NONE],
    'frame-ancestors': [SELF],
  })
}

/** What every answer of the app's host carries. */
function everywhere({ isTls }: Deployment): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(isTls === true && { 'strict-transport-security': `max-age=${A_YEAR_S}` }),
  }
}

/** A part of the built app, by the paths of its files, and what its answers carry. */
export interface Place {
  /** A folder, when it ends in `/`, or one file. `/` is every page, and every file that stands in no other place. */
  readonly path: string
  readonly headers: Headers
}

/**
 * The headers of an app deployed at the root of any static host, the more exact path before the less: what may run and be
 * called, and how long a browser may keep it. A file whose name carries its content's hash is kept, the configuration
 * never. Throws for an address that no policy could name.
 */
export function securityHeaders(config: Config, deployment: Deployment = {}): readonly Place[] {
  const usual = everywhere(deployment)
  const pages = { ...usual, 'x-frame-options': 'DENY', 'content-security-policy': policyOfPages(config, deployment) }
  const widget = { ...usual, 'x-frame-options': 'SAMEORIGIN', 'content-security-policy': policyOfWidget(config) }
  return [
    { path: '/assets/', headers: { ...pages, 'cache-control': `public, max-age=${A_YEAR_S}, immutable` } },
    { path: '/config.json', headers: { ...pages, 'cache-control': 'no-store' } },
    { path: '/version.json', headers: { ...pages, 'cache-control': 'no-store' } },
    { path: '/activities-widget/', headers: { ...widget, 'cache-control': 'no-cache' } },
    { path: '/', headers: { ...pages, 'cache-control': 'no-cache' } },
  ]
}

/** What the answer at this path carries. Throws for places that do not cover every path. */
export function headersAt(places: readonly Place[], path: string): Headers {
  const place = places.find((each) => (each.path.endsWith('/') ? path.startsWith(each.path) : path === each.path))
  if (place === undefined) throw new Error(`No place covers ${path}`)
  return place.headers
}
