import type { Headers, Place } from './securityHeaders.ts'

/** The hosts whose way of writing headers is known. */
export const hosts = ['nginx', 'caddy', 'netlify'] as const
/** One of them. */
export type Host = (typeof hosts)[number]

const MADE = '# Made by npm run deploy:headers from the configuration of a deployment; make it anew when that changes.'

/** That a file is not there must not be kept for a year: it may come with the next version. */
const isForFoundOnly = (name: string) => name === 'cache-control'

const isFolder = (path: string) => path.endsWith('/')

function lines(headers: Headers, line: (name: string, value: string) => string): string[] {
  return Object.entries(headers).map(([name, value]) => line(name, value))
}

function block(head: string, inside: readonly string[]): string {
  return [`${head} {`, ...inside.map((line) => `    ${line}`), '}'].join('\n')
}

/**
 * A path whose last part has a dot, and something after it. It begins at a slash and at the first dot after it, so that no
 * part is read from each of its dots again: a path of nothing but dots would take the square of its length.
 */
const FILE = '/[^/.]*\\.[^/]+$'

/** Any address that names no file is a page of the app; a file that is not there is a 404. */
function nginxPlace({ path, headers }: Place): string[] {
  // A location takes over no header of the blocks around it once it has one of its own: each names all.
  const set = lines(headers, (name, value) => `add_header ${name} "${value}"${isForFoundOnly(name) ? '' : ' always'};`)
  const file = [...set, 'try_files $uri =404;']
  if (path !== '/') return [block(`location ${isFolder(path) ? '^~' : '='} ${path}`, file)]
  return [block(`location ~ ${FILE}`, file), block('location /', [...set, 'try_files $uri /index.html;'])]
}

function caddyPlace({ path, headers }: Place): string[] {
  const set = lines(headers, (name, value) => `header ${isForFoundOnly(name) ? '@found ' : ''}${name} "${value}"`)
  const file = ['@found file', ...set, 'file_server']
  if (path !== '/') return [block(`handle ${isFolder(path) ? `${path}*` : path}`, file)]
  const page = ['@found file {path} /index.html', ...set, 'try_files {path} /index.html', 'file_server']
  return [`@file path_regexp ${FILE}`, block('handle @file', file), block('handle', page)]
}

/** Here a header cannot depend on whether a file is there, so none is kept unasked: a 404 would be, for as long. */
function netlifyPlace({ path, headers }: Place): string[] {
  const where = isFolder(path) ? `${path}*` : path
  const kept = headers['cache-control'] === 'no-store' ? 'no-store' : 'no-cache'
  return [[where, ...lines({ ...headers, 'cache-control': kept }, (name, value) => `  ${name}: ${value}`)].join('\n')]
}

const NETLIFY = `${MADE} Save it as _headers in the published folder, and beside it a file _redirects of these two lines
# (a 404.html is yours to make; without one the host shows its own):
# /assets/*  /404.html    404
# /*         /index.html  200`

const written: Readonly<Record<Host, (places: readonly Place[]) => string[]>> = {
  nginx: (places) => [`${MADE}\n# Include it in the server block, below its root.`, ...places.flatMap(nginxPlace)],
  caddy: (places) => [`${MADE}\n# Import it in the site block, below its root.`, ...places.flatMap(caddyPlace)],
  // Netlify's own command-line tool lets the last rule that fits have the last word, so the exact ones stand at the end.
  netlify: (places) => [NETLIFY, ...places.toReversed().flatMap(netlifyPlace)],
}

/** The places of a deployed app in the words of a host's own configuration, ready to be saved as a file. */
export function hostRules(places: readonly Place[], host: Host): string {
  return `${written[host](places).join('\n\n')}\n`
}
