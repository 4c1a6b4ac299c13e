import { readFile } from 'node:fs/promises'
import { parseStaticConfig, type Config } from '#src/config/config.ts'
import { hostRules, hosts } from '#src/config/hostRules.ts'
import { securityHeaders } from '#src/config/securityHeaders.ts'
import { readCommandLine, wrongCall } from './commandLine.ts'
import { PlainError } from './options.mjs'

const SCRIPT = 'deploy:headers'

const USAGE = `npm run ${SCRIPT} -- --config FILE --for ${hosts.join('|')} [options]

  --config FILE       the config.json of the deployment, such as dist/config.json
  --for HOST          whose words the headers are written in
  --analytics yes|no  whether page views may be sent; yes if FILE has a GA_TRACKING_ID, or name it if the backend does
  --widget yes|no     whether the activities widget may be shown (yes)
  --pictures ORIGINS  where else pictures lie, as https addresses separated by commas
  --tls yes|no        whether browsers shall come by TLS alone from now on (yes)
  --help              show this text`

function yesOrNo(name: string, given: string | undefined): boolean | undefined {
  if (given === undefined || given === 'yes' || given === 'no') return given === undefined ? undefined : given === 'yes'
  throw wrongCall(SCRIPT, `--${name} takes yes or no, not "${given}".`)
}

/** An address whose path or spaces would end a rule early, or open a door too wide, is refused. */
function originsOf(given = ''): string[] {
  const named = given.split(',').map((each) => each.trim())
  return named.filter((each) => each !== '').map((each) => {
    const isOrigin = URL.canParse(each) && new URL(each).protocol === 'https:' && new URL(each).origin === each
    if (!isOrigin) throw wrongCall(SCRIPT, `--pictures takes origins such as https://cdn.example.com, not "${each}".`)
    return each
  })
}

async function readConfig(file: string): Promise<Config> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new PlainError(`The configuration cannot be read: ${error.message}.`, 1)
  })
  try {
    return parseStaticConfig(JSON.parse(text))
  } catch (error) {
    throw new PlainError(`${file} is no configuration of this app: ${error instanceof Error ? error.message : String(error)}.`, 1)
  }
}

/** What `npm run deploy:headers` prints for these arguments. Rejects with a PlainError for what it cannot mean or read. */
export async function deployHeaders(args: readonly string[]): Promise<string> {
  const { options, help } = readCommandLine(SCRIPT, ['config', 'for', 'analytics', 'widget', 'pictures', 'tls'], args)
  if (help) return USAGE
  const host = hosts.find((name) => name === options.for)
  if (host === undefined) throw wrongCall(SCRIPT, `--for takes ${hosts.join(', ')}, not "${options.for ?? ''}".`)
  if (options.config === undefined) throw wrongCall(SCRIPT, 'It needs --config FILE.')
  const hasAnalytics = yesOrNo('analytics', options.analytics)
  const places = securityHeaders(await readConfig(options.config), {
    ...(hasAnalytics !== undefined && { hasAnalytics }),
    hasWidget: yesOrNo('widget', options.widget) ?? true,
    pictureHosts: originsOf(options.pictures),
    isTls: yesOrNo('tls', options.tls) ?? true,
  })
  return hostRules(places, host).trimEnd()
}
