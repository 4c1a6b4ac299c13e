import { createHash } from 'node:crypto'
import { GOOGLE_TAG, TRUSTED_TYPES_POLICY } from '#src/lib/trustedScript.ts'
import { trackingIdOf, type Config } from '#src/config/config.ts'
import { categories } from '#src/schemas/categories.ts'
import { readSurroundings } from '#src/schemas/hotelAndSurroundings.ts'
import { readKey } from '#src/schemas/lateKeys.ts'
import { spa } from '#src/schemas/spa.ts'

/** One text for each inline script and each inline style of a page. */
interface InlineTexts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const SCRIPT = /<script\b(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gis
const STYLE = /<style\b[^>]*>(.*?)<\/style>/gis

export function inlineCode(page: string): InlineTexts {
  const contentsOf = (element: RegExp) => [...page.matchAll(element)].map(([, content = '']) => content)
  return { scripts: contentsOf(SCRIPT), styles: contentsOf(STYLE) }
}

const sourceOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** The sources of a Content-Security-Policy that allow the inline scripts and styles of this HTML page, by their hashes. */
export function inlineSources(page: string): InlineTexts {
  const { scripts, styles } = inlineCode(page)
  return { scripts: scripts.map(sourceOf), styles: styles.map(sourceOf) }
}

/** Options of a deployment that `config.json` does not contain, because `GET configurations` may set them later. */
export interface Deployment {
  /** Whether page views may be sent: the tracking id may come from `GET configurations`. */
  readonly hasAnalytics?: boolean
  /** Further origins of pictures, beside the app's host and the API: addresses, or `https:` for any. */
  readonly pictureHosts?: readonly string[]
  /** Further addresses that may be called, such as one that the API moves to. */
  readonly alsoCalls?: readonly string[]
  /** Whether pages of the same host may show these in a frame: a demo's do, a hotel's never. */
  readonly isFramed?: boolean
  /** Whether pages submit plain forms to their own host: a demo's desk does, the app does not. */
  readonly sendsForms?: boolean
  /** What `index.html` contains inline. */
  readonly inline?: InlineTexts
  /** Whether the app is served by TLS only. */
  readonly isTls?: boolean
}

export type HeaderMap = Readonly<Record<string, string>>

const SELF = "'self'"
const NONE = "'none'"
const ANYWHERE = 'https:'
const GOOGLE_ENDPOINTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
  'https://www.google.com',
]
/** The Trusted Types policy with which Google's tag loads its own scripts. */
const GOOGLE_POLICY = 'goog#html'
const TOURS = 'https://*.getyourguide.com'
const A_YEAR_S = 31_536_000
const OWN_HOST = 'https://own-host.invalid'
/** Excludes wildcards and every character that could end a source, a directive or a quoted string in a host's configuration. */
const PLAIN_HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/

/** The origin of an address, for a policy; empty for the app's own host. Throws unless it is a plain http(s) address. */
function originOf(address: string | null | undefined): string[] {
  if (address === null || address === undefined || address.trim() === '') return []
  const found = URL.canParse(address, OWN_HOST) ? new URL(address, OWN_HOST) : undefined
  if (found === undefined || !/^https?:$/.test(found.protocol) || !PLAIN_HOST.test(found.host)) {
    throw new Error(`"${address}" is not an address that a page could be allowed to load from`)
  }
  return found.origin === OWN_HOST ? [] : [found.origin]
}

/** As `originOf`, for an option of the deployment, which must be absolute. */
function namedOriginOf(address: string): string[] {
  if (!/^https?:\/\//i.test(address)) throw new Error(`"${address}" is not an address: one begins with https://`)
  return originOf(address)
}

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

function configuredPictures({ brand, surroundings, ...config }: Config): (string | null | undefined)[] {
  const listed = [
    ...(readSurroundings(surroundings).activities?.ideas ?? []),
    ...(readKey('spa', spa, config.spa)?.massages ?? []),
    ...(readKey('problemCategories', categories, config.problemCategories) ?? []),
    ...(readKey('requestCategories', categories, config.requestCategories) ?? []),
  ]
  return [brand?.headerImage, brand?.icon, brand?.logo, ...listed.map(({ picture }) => picture)]
}

function policyOfPages(config: Config, deployment: Deployment): string {
  const api = originOf(config.COMPANION_BASE_JAVA_URL)
  const google = (deployment.hasAnalytics ?? trackingIdOf(config) !== undefined) ? GOOGLE_ENDPOINTS : []
  const { pictureHosts = [], alsoCalls = [], inline } = deployment
  const named = pictureHosts.flatMap((each) => (each === ANYWHERE ? [each] : namedOriginOf(each)))
  const pictures = [...configuredPictures(config).flatMap(originOf), ...named]
  const calls = [...originOf(config.errorReportUrl), ...alsoCalls.flatMap(namedOriginOf)]
  return policy({
    'default-src': [NONE],
    'script-src': [SELF, ...(inline?.scripts ?? []), ...(google.length > 0 ? [new URL(GOOGLE_TAG).origin] : [])],
    'style-src': [SELF, ...(inline?.styles ?? [])],
    'img-src': [SELF, 'data:', ...api, ...pictures, ...google],
    'font-src': [SELF],
    'connect-src': [SELF, ...api, ...calls, ...google],
    'frame-src': [config.activitiesWidget ? SELF : NONE],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [deployment.sendsForms === true ? SELF : NONE],
    'frame-ancestors': [deployment.isFramed === true ? SELF : NONE],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_TYPES_POLICY, ...(google.length > 0 ? [GOOGLE_POLICY] : [])],
  })
}

/** Third-party scripts run on this page, in a sandbox without an origin, hence without access to storage. */
function policyOfWidget({ activitiesWidget }: Config): string {
  if (!activitiesWidget) return policy({ 'default-src': [NONE], 'frame-ancestors': [NONE], sandbox: [] })
  return policy({
    sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
    'default-src': [NONE],
    'script-src': [SELF, TOURS],
    // The third-party script adds inline styles. The page has no data that a style could leak.
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

function commonHeaders({ isTls }: Deployment): HeaderMap {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(isTls === true && { 'strict-transport-security': `max-age=${A_YEAR_S}` }),
  }
}

/** The response headers of one path of the built app. */
export interface HeaderRule {
  /** A folder, when it ends in `/`, or one file. `/` is every page and every file without a rule of its own. */
  readonly path: string
  readonly headers: HeaderMap
}

/**
 * The header rules of an app deployed at the root of any static host, the most specific path first: security headers and
 * caching. Files with a content hash in their name are cached for a year, the configuration never. Throws for an address that
 * cannot be a source of the policy.
 */
export function securityHeaders(config: Config, deployment: Deployment = {}): readonly HeaderRule[] {
  const common = commonHeaders(deployment)
  const pages = {
    ...common,
    'x-frame-options': deployment.isFramed === true ? 'SAMEORIGIN' : 'DENY',
    'content-security-policy': policyOfPages(config, deployment),
  }
  const widget = { ...common, 'x-frame-options': 'SAMEORIGIN', 'content-security-policy': policyOfWidget(config) }
  return [
    { path: '/assets/', headers: { ...pages, 'cache-control': `public, max-age=${A_YEAR_S}, immutable` } },
    { path: '/config.json', headers: { ...pages, 'cache-control': 'no-store' } },
    { path: '/version.json', headers: { ...pages, 'cache-control': 'no-store' } },
    { path: '/activities-widget/', headers: { ...widget, 'cache-control': 'no-cache' } },
    { path: '/', headers: { ...pages, 'cache-control': 'no-cache' } },
  ]
}

/** The headers of the response at this path. Throws when no rule covers it. */
export function headersAt(rules: readonly HeaderRule[], path: string): HeaderMap {
  const rule = rules.find((each) => (each.path.endsWith('/') ? path.startsWith(each.path) : path === each.path))
  if (rule === undefined) throw new Error(`No place covers ${path}`)
  return rule.headers
}
