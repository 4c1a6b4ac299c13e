import type { Headers, Place } from './securityHeaders.ts'

/** The hosts whose way of writing headers is known. */
export const hosts = ['nginx', 'caddy', 'netlify'] as const
export type Host = (typeof hosts)[number]

const MADE = 'Made by npm run deploy:headers from the configuration of this deployment; make it anew when that changes.'

function lines(headers: Headers, line: (name: string, value: string) => string): string[] {
  return Object.entries(headers).map(([name, value]) => line(name, value))
}

/** That a file is not there must not be kept for a year: it may come with the next version. */
const isForFoundOnly = (name: string) => name === 'cache-control'

const isFolder = (path: string) => path.endsWith('/')

function nginxPlace({ path, headers }: Place): string {
  const where = isFolder(path) ? path : `= ${path}`
  const file = path === '/' ? '$uri /index.html' : '$uri =404'
  // A location takes over no header of the blocks around it once it has one of its own: each names all.
  const set = lines(headers, (name, value) => `add_header ${name} "${value}"${isForFoundOnly(name) ? '' : ' always'};`)
  return [`location ${where} {`, ...[...set, `try_files ${file};`].map((line) => `    ${line}`), '}'].join('\n')
}

function caddyPlace({ path, headers }: Place): string {
  const where = path === '/' ? 'handle {' : `handle ${isFolder(path) ? `${path}*` : path} {`
  const files = path === '/' ? ['try_files {path} /index.html', 'file_server'] : ['file_server']
  const found = `@found file${path === '/' ? ' {path} /index.html' : ''}`
  const set = lines(headers, (name, value) => `header ${isForFoundOnly(name) ? '@found ' : ''}${name} "${value}"`)
  return [where, ...[found, ...set, ...files].map((line) => `    ${line}`), '}'].join('\n')
}

function netlifyPlace({ path, headers }: Place): string {
  const where = isFolder(path) ? `${path}*` : path
  return [where, ...lines(headers, (name, value) => `  ${name}: ${value}`)].join('\n')
}

const written: Readonly<Record<Host, (places: readonly Place[]) => string[]>> = {
  nginx: (places) => [`# ${MADE} Include it in the server block, below its root.`, ...places.map(nginxPlace)],
  caddy: (places) => [`# ${MADE} Import it in the site block, below its root.`, ...places.map(caddyPlace)],
  // The last rule that fits has the last word there, so the most exact ones stand at the end.
  netlify: (places) => [`# ${MADE} Save it as _headers in the published folder.`, ...places.toReversed().map(netlifyPlace)],
}

/** The places of a deployed app in the words of a host's own configuration, ready to be saved as a file. */
export function hostRules(places: readonly Place[], host: Host): string {
  return `${written[host](places).join('\n\n')}\n`
}
