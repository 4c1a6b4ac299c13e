import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CliError } from '#src/build/cliError.mjs'
import { readCommandLine, wrongCall } from '#src/build/commandLine.mjs'
import { writeCompressedCopies } from '#src/build/precompress.ts'
import type { Config } from '#src/config/config.ts'
import { hotelNameIn } from '#src/config/config.ts'
import { pageFile, readConfigFile, readPage } from './deploymentFiles.ts'

const COMMAND = 'npm run deploy:config'

const USAGE = `npm run --silent deploy:config -- --config FILE [--page FILE]

  --config FILE  the config.json of the deployment, such as dist/config.json
  --page FILE    the index.html of the deployment; beside the configuration if omitted
  --help         show this text

Writes facts of the configuration into the page: the hotel's name, its colour, and the address of GET configurations, which then needs
no longer wait for config.json. The app still reads config.json, and it decides. Run it again when the configuration changes: it also
writes the page's compressed copies, and its new revision into sw.js beside it, so that installed copies are replaced.`

/** The second group is what the page says; the first, after an earlier run, what the build said. */
const TITLE = /<title(?: data-built="([^"]*)")?>([^<]*)<\/title>/
const THEME_COLOR = /<meta name="theme-color"(?: data-built="([^"]*)")? content="([^"]*)"/
const TOUCH_ICON = /<link rel="apple-touch-icon"[^>]*>/
/** The page among the files that the service worker stores. */
const STORED_PAGE = /(url:"index\.html",revision:")[0-9a-f]+"/
/** The address that an earlier run wrote. */
const API_LINK = /\s*<link data-hotel [^>]*>/g

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
}

/**
 * The page with facts of the hotel's configuration: its Bulgarian name as the title, its colour for the browser's frame, and the address of
 * `GET configurations` at its API base, unless the call has cookies: only config.json says so. `undefined` when it is not the page of
 * this app.
 */
export function withHotelFacts(page: string, config: Config): string | undefined {
  const { brand, COMPANION_BASE_JAVA_URL: base, apiCookies } = config
  if (![TITLE, THEME_COLOR, TOUCH_ICON].every((part) => part.test(page))) return undefined
  const api = escaped(`${base.trim().replace(/\/$/, '')}/configurations`)
  const [name, color] = [hotelNameIn('bg', config), brand?.color].map((given) => escaped(given?.trim() ?? ''))
  return page
    .replace(API_LINK, '')
    .replace(TOUCH_ICON, (link) =>
      apiCookies ? link : `${link}\n    <link data-hotel rel="preconnect" href="${api}" crossorigin>`,
    )
    .replace(TITLE, (_title, earlier: string | undefined, now: string) => {
      const built = earlier ?? now
      return name ? `<title data-built="${built}">${name}</title>` : `<title>${built}</title>`
    })
    .replace(THEME_COLOR, (_meta, earlier: string | undefined, now: string) => {
      const built = earlier ?? now
      return `<meta name="theme-color"${color ? ` data-built="${built}"` : ''} content="${color || built}"`
    })
}

/** Writes a file of the deployment, after the compressed copies that servers send instead of it. */
async function writeWithCopies(file: string, content: string): Promise<void> {
  await writeCompressedCopies(file, content)
  await writeFile(file, content)
}

/** Runs `npm run deploy:config` with these arguments and returns its output. Rejects with a CliError for invalid arguments or files. */
export async function deployConfig(args: readonly string[]): Promise<string> {
  const { options, help } = readCommandLine(COMMAND, ['config', 'page'], args)
  if (help) return USAGE
  if (options.config === undefined) throw wrongCall(COMMAND, 'It needs --config FILE.')
  const config = await readConfigFile(options.config)
  const file = pageFile(options.page, options.config)
  const page = withHotelFacts(await readPage(file), config)
  if (page === undefined) throw new CliError(`${file} is not the page of this app: build it with npm run build.`, 1)
  const workerFile = path.join(path.dirname(file), 'sw.js')
  const worker = await readFile(workerFile, 'utf8').catch(() => '')
  if (!STORED_PAGE.test(worker)) throw new CliError(`${workerFile} is not the service worker of this app.`, 1)
  const revision = createHash('md5').update(page).digest('hex') // As Workbox computes it.
  await writeWithCopies(file, page)
  await writeWithCopies(workerFile, worker.replace(STORED_PAGE, `$1${revision}"`))
  return `${file} now has the name of the hotel and the address of its API.`
}
