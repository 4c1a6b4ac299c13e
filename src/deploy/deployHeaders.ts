import { reasonOf } from '#src/lib/unknown.ts'
import type { Config } from '#src/config/config.ts'
import { commandNamed, pageFile, readConfigFile, readPage } from './deploymentFiles.ts'
import { inlineSources, securityHeaders, type Deployment, type HeaderRule } from './securityHeaders.ts'
import { readCommandLine, wrongCall } from '#src/build/commandLine.mjs'
import { CliError } from '#src/build/cliError.mjs'

const BEGINNING = `# Made by deploy:headers from the configuration of a deployment; generate it again when that changes.
# Include it in the server block, below its root.

gzip_static on; # sends the .gz files of the build
# brotli_static on; # the same for the .br files, where nginx has the brotli module`

/**
 * Matches a path whose last segment has a file extension. Anchored at a slash and the first dot after it to avoid quadratic
 * backtracking on a path of many dots.
 */
const FILE = '/[^/.]*\\.[^/]+$'

function location(where: string, lines: readonly string[]): string {
  return [`location ${where} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n')
}

/** Paths without a file extension are pages of the app; a missing file is a 404. */
function locationsOf({ path, headers }: HeaderRule): string[] {
  // A location with an `add_header` of its own inherits none: each location names all headers.
  const set = Object.entries(headers).map(([name, value]) => {
    // A 404 must not be cached for a year: the next version may have the file.
    return `add_header ${name} "${value}"${name === 'cache-control' ? '' : ' always'};`
  })
  const file = [...set, 'try_files $uri =404;']
  if (path !== '/') return [location(`${path.endsWith('/') ? '^~' : '='} ${path}`, file)]
  return [location(`~ ${FILE}`, file), location('/', [...set, 'try_files $uri /index.html;'])]
}

const COMMAND = commandNamed('headers')

const USAGE = `${COMMAND} --config FILE [options]

  --config FILE       the config.json of the deployment, such as dist/config.json
  --page FILE         the index.html of the deployment, whose inline code the policy allows; beside the configuration if omitted
  --analytics yes|no  whether page views may be sent; yes if FILE has a GA_TRACKING_ID, name it if the backend gives one
  --pictures ORIGINS  where else pictures lie: addresses separated by commas, or https: for anywhere
  --calls ORIGINS     what else may be called: the address that the API moves to, or that of error reports if the backend gives it
  --tls yes|no        whether browsers shall come by TLS alone from now on (yes)
  --help              show this text

Prints the rules for nginx. The app must lie at the root of its host.`

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

const NAMES = ['config', 'page', 'analytics', 'pictures', 'calls', 'tls'] as const

/** The output of `npm run deploy:headers` for these arguments. Rejects with a CliError for invalid arguments or files. */
export async function deployHeaders(args: readonly string[]): Promise<string> {
  const { options, help } = readCommandLine(COMMAND, NAMES, args)
  if (help) return USAGE
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
  return [BEGINNING, ...rules.flatMap(locationsOf)].join('\n\n')
}
