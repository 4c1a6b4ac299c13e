import type { HeaderMap, HeaderRule } from './securityHeaders.ts'

/** The web servers whose configuration format is supported. */
export const webServers = ['nginx', 'caddy', 'netlify'] as const
export type WebServer = (typeof webServers)[number]

const GENERATED =
  '# Made by npm run deploy:headers from the configuration of a deployment; generate it again when that changes.'

/** A 404 must not be cached for a year: the next version may have the file. */
const isForFoundOnly = (name: string) => name === 'cache-control'

const isFolder = (path: string) => path.endsWith('/')

function lines(headers: HeaderMap, line: (name: string, value: string) => string): string[] {
  return Object.entries(headers).map(([name, value]) => line(name, value))
}

function block(head: string, inside: readonly string[]): string {
  return [`${head} {`, ...inside.map((line) => `    ${line}`), '}'].join('\n')
}

/**
 * Matches a path whose last segment has a file extension. Anchored at a slash and the first dot after it to avoid quadratic
 * backtracking on a path of many dots.
 */
const FILE = '/[^/.]*\\.[^/]+$'

const NGINX_COMPRESSION = `gzip_static on; # sends the .gz files of the build
# brotli_static on; # the same for the .br files, where nginx has the brotli module`

/** Paths without a file extension are pages of the app; a missing file is a 404. */
function nginxBlocks({ path, headers }: HeaderRule): string[] {
  // A location with an `add_header` of its own inherits none: each location names all headers.
  const set = lines(headers, (name, value) => `add_header ${name} "${value}"${isForFoundOnly(name) ? '' : ' always'};`)
  const file = [...set, 'try_files $uri =404;']
  if (path !== '/') return [block(`location ${isFolder(path) ? '^~' : '='} ${path}`, file)]
  return [block(`location ~ ${FILE}`, file), block('location /', [...set, 'try_files $uri /index.html;'])]
}

/** Sends the compressed files of the build. */
const CADDY_FILES = ['file_server {', '    precompressed br gzip', '}']

function caddyBlocks({ path, headers }: HeaderRule): string[] {
  const set = lines(headers, (name, value) => `header ${isForFoundOnly(name) ? '@found ' : ''}${name} "${value}"`)
  const file = ['@found file', ...set, ...CADDY_FILES]
  if (path !== '/') return [block(`handle ${isFolder(path) ? `${path}*` : path}`, file)]
  const page = ['@found file {path} /index.html', ...set, 'try_files {path} /index.html', ...CADDY_FILES]
  return [`@file path_regexp ${FILE}`, block('handle @file', file), block('handle', page)]
}

/** Netlify cannot set a header for found files only, so nothing is cached without revalidation: 404s would be, too. */
function netlifyBlock({ path, headers }: HeaderRule): string[] {
  const where = isFolder(path) ? `${path}*` : path
  const cacheControl = headers['cache-control'] === 'no-store' ? 'no-store' : 'no-cache'
  return [
    [where, ...lines({ ...headers, 'cache-control': cacheControl }, (name, value) => `  ${name}: ${value}`)].join('\n'),
  ]
}

const NETLIFY = `${GENERATED} Save it as _headers in the published folder, and beside it a file _redirects of these two lines
# (a 404.html is yours to make; without one the host shows its own):
# /assets/*  /404.html    404
# /*         /index.html  200`

const formats: Readonly<Record<WebServer, (rules: readonly HeaderRule[]) => string[]>> = {
  nginx: (rules) => [
    `${GENERATED}\n# Include it in the server block, below its root.`,
    NGINX_COMPRESSION,
    ...rules.flatMap(nginxBlocks),
  ],
  caddy: (rules) => [`${GENERATED}\n# Import it in the site block, below its root.`, ...rules.flatMap(caddyBlocks)],
  // In Netlify's command-line tool the last matching rule wins, so the most specific rules come last.
  netlify: (rules) => [NETLIFY, ...rules.toReversed().flatMap(netlifyBlock)],
}

/** Formats header rules as a configuration file of this web server. */
export function webServerRules(rules: readonly HeaderRule[], webServer: WebServer): string {
  return `${formats[webServer](rules).join('\n\n')}\n`
}
