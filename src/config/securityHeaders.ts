import { GOOGLE_TAG, TRUSTED_TYPES_POLICY } from '#src/lib/trustedScript.ts'
import type { Config } from './config.ts'

/** What the static configuration cannot know of a deployment, since the backend may say it later. */
export interface Deployment {
  /** Page views: the tracking id may come from `GET configurations`. */
  readonly hasAnalytics?: boolean
  /** The activities widget of a third party, which the app offers unless the hotel forbids it. */
  readonly hasWidget?: boolean
  /** Origins of pictures beyond the app's own and the API's, such as `https://cdn.example.com`. */
  readonly pictureHosts?: readonly string[]
  /** Whether guests come by TLS alone. */
  readonly isTls?: boolean
}

/** Headers by their lower-case names. */
export type Headers = Readonly<Record<string, string>>

const SELF = "'self'"
const NONE = "'none'"
const GOOGLE_ENDPOINTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']
const TOURS = 'https://*.getyourguide.com'
const A_YEAR_S = 31_536_000

function originOf(address: string | null | undefined): string[] {
  return address !== null && address !== undefined && URL.canParse(address) ? [new URL(address).origin] : []
}

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

function hasAnalytics({ GA_TRACKING_ID: id }: Config, deployment: Deployment): boolean {
  return deployment.hasAnalytics ?? (id?.trim() ?? '') !== ''
}

function policyOfPages(config: Config, deployment: Deployment): string {
  const api = originOf(config.COMPANION_BASE_JAVA_URL)
  const google = hasAnalytics(config, deployment) ? GOOGLE_ENDPOINTS : []
  const pictures = [...originOf(config.brand?.headerImage), ...(deployment.pictureHosts ?? [])]
  return policy({
    'default-src': [NONE],
    'script-src': [SELF, ...(google.length > 0 ? [new URL(GOOGLE_TAG).origin] : [])],
    'style-src': [SELF],
    'img-src': [SELF, ...api, ...pictures, ...google],
    'font-src': [SELF],
    'connect-src': [SELF, ...api, ...originOf(config.errorReportUrl), ...google],
    'frame-src': [deployment.hasWidget === false ? NONE : SELF],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [NONE],
    'frame-ancestors': [NONE],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY],
  })
}

/** Scripts of a third party run on this page: in a sandbox, with no origin, so with none of this phone's storage. */
function policyOfWidget({ hasWidget }: Deployment): string {
  if (hasWidget === false) return policy({ 'default-src': [NONE], 'frame-ancestors': [NONE], sandbox: [] })
  return policy({
    sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
    'default-src': [NONE],
    'script-src': [SELF, TOURS],
    // Their script writes styles into the page; this phone keeps nothing that it could show them.
    'style-src': [SELF, TOURS, "'unsafe-inline'"],
    'img-src': [TOURS, 'https:'],
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
 * The headers of a deployed app for any static host, the more exact path before the less: what may run and be called, and
 * how long a browser may keep it. A file whose name carries its content's hash is kept, the configuration never.
 */
export function securityHeaders(config: Config, deployment: Deployment = {}): readonly Place[] {
  const usual = everywhere(deployment)
  const ofPages = { ...usual, 'x-frame-options': 'DENY', 'content-security-policy': policyOfPages(config, deployment) }
  const ofWidget = { ...usual, 'content-security-policy': policyOfWidget(deployment) }
  return [
    { path: '/assets/', headers: { ...ofPages, 'cache-control': `public, max-age=${A_YEAR_S}, immutable` } },
    { path: '/config.json', headers: { ...ofPages, 'cache-control': 'no-store' } },
    { path: '/version.json', headers: { ...ofPages, 'cache-control': 'no-store' } },
    { path: '/activities-widget/', headers: { ...ofWidget, 'cache-control': 'no-cache' } },
    { path: '/', headers: { ...ofPages, 'cache-control': 'no-cache' } },
  ]
}

/** What the answer at this path carries. Throws for places that do not cover every path. */
export function headersAt(places: readonly Place[], path: string): Headers {
  const place = places.find((each) => (each.path.endsWith('/') ? path.startsWith(each.path) : path === each.path))
  if (place === undefined) throw new Error(`No place covers ${path}`)
  return place.headers
}
