import { reasonOf } from '#src/lib/unknown.ts'
import type { Config } from '#src/config/config.ts'
import { commandNamed, pageFile, readConfigFile, readPage } from './deploymentFiles.ts'
import { inlineSources, securityHeaders, type Deployment, type HeaderMap, type HeaderRule } from './securityHeaders.ts'
import { readCommandLine, wrongCall } from '#src/build/commandLine.mjs'
import { CliError } from '#src/build/cliError.mjs'

/** The web servers whose configuration format is supported. */
const webServers = ['nginx', 'caddy', 'netlify'] as const
type WebServer = (typeof webServers)[number]

const GENERATED =
  '# Made by deploy:headers from the configuration of a deployment; generate it again when that changes.'

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

const COMMAND = commandNamed('headers')

const USAGE = `${COMMAND} --config FILE --for ${webServers.join('|')} [options]

  --config FILE       the config.json of the deployment, such as dist/config.json
  --page FILE         the index.html of the deployment, whose inline code the policy allows; beside the configuration if omitted
  --for HOST          the web server whose rules are printed
  --analytics yes|no  whether page views may be sent; yes if FILE has a GA_TRACKING_ID, name it if the backend gives one
  --pictures ORIGINS  where else pictures lie: addresses separated by commas, or https: for anywhere
  --calls ORIGINS     what else may be called: the address that the API moves to, or that of error reports if the backend gives it
  --tls yes|no        whether browsers shall come by TLS alone from now on (yes)
  --help              show this text

The app must lie at the root of its host.`

function yesOrNo(name: string, given: string | undefined): boolean | undefined {
  if (given === undefined) return undefined
  if (given !== 'yes' && given !== 'no') throw wrongCall(COMMAND, `--${name} takes yes or no, not "${given}".`)
  return given === 'yes'
}

function listed(given = ''): string[] {
  return given
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

function rulesOf(config: Config, deployment: Deployment): readonly HeaderRule[] {
  try {
    return securityHeaders(config, deployment)
  } catch (error) {
    throw new CliError(`No policy can be made: ${reasonOf(error)}.`, 1)
  }
}

const NAMES = ['config', 'page', 'for', 'analytics', 'pictures', 'calls', 'tls'] as const

/** The output of `npm run deploy:headers` for these arguments. Rejects with a CliError for invalid arguments or files. */
export async function deployHeaders(args: readonly string[]): Promise<string> {
  const { options, help } = readCommandLine(COMMAND, NAMES, args)
  if (help) return USAGE
  const webServer = webServers.find((name) => name === options.for)
  if (webServer === undefined)
    throw wrongCall(COMMAND, `--for takes ${webServers.join(', ')}, not "${options.for ?? ''}".`)
  if (options.config === undefined) throw wrongCall(COMMAND, 'It needs --config FILE.')
  const hasAnalytics = yesOrNo('analytics', options.analytics)
  const isTls = yesOrNo('tls', options.tls) ?? true
  const config = await readConfigFile(options.config)
  const inline = inlineSources(await readPage(pageFile(options.page, options.config)))
  const api = config.COMPANION_BASE_JAVA_URL
  if (isTls && /^\s*http:/i.test(api)) throw new CliError(`A page by TLS may not call an API without it: ${api}.`, 1)
  const rules = rulesOf(config, {
    ...(hasAnalytics !== undefined && { hasAnalytics }),
    pictureHosts: listed(options.pictures),
    alsoCalls: listed(options.calls),
    inline,
    isTls,
  })
  return webServerRules(rules, webServer).trimEnd()
}
