import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CliError } from '#src/build/cliError.mjs'
import { readCommandLine, wrongCall } from '#src/build/commandLine.mjs'
import { writeCompressedCopies } from '#src/build/precompress.ts'
import type { Config } from '#src/config/config.ts'
import { hotelNameIn } from '#src/config/config.ts'
import { isLanguage } from '#src/lib/languages.ts'
import { reasonOf } from '#src/lib/unknown.ts'
import { defaultLanguage, readKey } from '#src/schemas/lateKeys.ts'
import { commandNamed, pageFile, readConfigFile, readPage } from './deploymentFiles.ts'

const COMMAND = commandNamed('config')

const USAGE = `${COMMAND} --config FILE [--page FILE]

  --config FILE  the config.json of the deployment, such as dist/config.json
  --page FILE    the index.html of the deployment; beside the configuration if omitted
  --help         show this text

Writes facts of the configuration into the page: the hotel's name, its colour and icon, what a message shows of a link, the language of
a guest who has chosen none, and the address of GET configurations, which then needs no longer wait for config.json; and name, colour
and icon into manifest.webmanifest beside it, for phones that install the app. The app still reads config.json, and it decides. Run it
again when the configuration changes: it also writes the compressed copies, and the new revisions into sw.js beside them, so that
installed copies are replaced.`

/** The second group is what the page says; the first, after an earlier run, what the build said. */
const TITLE = /<title(?: data-built="([^"]*)")?>([^<]*)<\/title>/
const THEME_COLOR = /<meta name="theme-color"(?: data-built="([^"]*)")? content="([^"]*)"/
const TOUCH_ICON = /<link rel="apple-touch-icon"(?: data-built="([^"]*)")? href="([^"]*)"[^>]*>/
const HTML = /<html lang="bg"(?: data-language="\w+")?/
/** What the page says until `boot.ts` says it in the guest's language. */
const LOADING = /(<p class="frame-loading" role="status")(?: data-built="([^"]*)")?>([^<]*)</
const DESCRIPTION = /<meta name="description" content="([^"]*)"/
/** A file among those that the service worker stores. */
const stored = (name: string) => new RegExp(`(url:"${name.replace('.', '\\.')}",revision:")[0-9a-f]+"`)
const MANIFEST = 'manifest.webmanifest'
/** The address that an earlier run wrote. */
const API_LINK = /\s*<link data-hotel [^>]*>/g
/** What an earlier run wrote for messages with a link. */
const PREVIEW = /\s*<meta property="og:[^>]*>/g

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
}

/** The `content` or `href` of a tag, and what the build said, if the hotel says something else. */
function fact(name: string, built: string, given: string | undefined): string {
  return given ? `data-built="${built}" ${name}="${given}"` : `${name}="${built}"`
}

/** What a message shows of a link to the app: name, description and picture, each where the hotel has one. */
function preview(name: string | undefined, description: string, picture: string | undefined): string {
  // The address of the app is not known here, and a path alone leads nowhere in a message.
  const image = picture && /^https:/i.test(picture) ? picture : undefined
  const tags = Object.entries({ title: name, description: name && description, image })
  return tags.flatMap(([key, text]) => (text ? [`\n    <meta property="og:${key}" content="${text}">`] : [])).join('')
}

function languageOf({ defaultLanguage: configured }: Config) {
  return readKey('defaultLanguage', defaultLanguage, configured)
}

/** What the built page says in Bulgarian, for a hotel whose guests begin in another language. */
const descriptions: Readonly<Record<string, string>> = {
  en: 'Room service, reservations and requests during your stay.',
  es: 'Servicio de habitaciones, reservas y solicitudes durante su estancia.',
}

/** The hotel's name in the language of a guest who has chosen none; in Bulgarian where that is the device's. */
function nameOf(config: Config): string | undefined {
  const language = languageOf(config)
  return hotelNameIn(isLanguage(language) ? language : 'bg', config)
}

/**
 * The page with facts of the hotel's configuration: its name as the title, its colour for the browser's frame, its icon, what a
 * message shows of a link, the language of a guest who has chosen none, and the address of `GET configurations` at its API base, unless
 * the call has cookies: only config.json says so. `undefined` when it is not the page of this app.
 */
function withHotelFacts(page: string, config: Config): string | undefined {
  const { brand, COMPANION_BASE_JAVA_URL: base, apiCookies } = config
  if (![TITLE, THEME_COLOR, TOUCH_ICON, HTML, LOADING].every((part) => part.test(page))) return undefined
  const api = escaped(`${base.trim().replace(/\/$/, '')}/configurations`)
  const language = languageOf(config)
  const facts = [nameOf(config), brand?.color, brand?.icon, brand?.headerImage]
  const [name, color, icon, picture] = facts.map((given) => escaped(given?.trim() ?? ''))
  const description = descriptions[language ?? ''] ?? DESCRIPTION.exec(page)?.[1] ?? ''
  return page
    .replace(API_LINK, '')
    .replace(PREVIEW, '')
    .replace(HTML, `<html lang="bg"${language === undefined ? '' : ` data-language="${language}"`}`)
    .replace(LOADING, (_line, tag: string, earlier: string | undefined, now: string) => {
      const built = earlier ?? now
      // On a slow network it is painted before `boot.ts` has arrived: better an empty line than one in another language.
      return language === undefined || language === 'bg' ? `${tag}>${built}<` : `${tag} data-built="${built}">&nbsp;<`
    })
    .replace(TOUCH_ICON, (_link, earlier: string | undefined, now: string) => {
      const link = `<link rel="apple-touch-icon" ${fact('href', earlier ?? now, icon)} />`
      return apiCookies ? link : `${link}\n    <link data-hotel rel="preconnect" href="${api}" crossorigin>`
    })
    .replace(TITLE, (_title, earlier: string | undefined, now: string) => {
      const built = earlier ?? now
      const title = name ? `<title data-built="${built}">${name}</title>` : `<title>${built}</title>`
      return title + preview(name, description, picture)
    })
    .replace(
      THEME_COLOR,
      (_meta, earlier: string | undefined, now: string) =>
        `<meta name="theme-color" ${fact('content', earlier ?? now, color)}`,
    )
}

/** The manifest with the hotel's name, colour and icon, for phones that install the app. `built` keeps what the build said. */
function manifestOf(json: string, config: Config): string {
  const given = JSON.parse(json) as { readonly built?: object }
  const built = given.built ?? given
  const name = nameOf(config)
  const { color, icon } = config.brand ?? {}
  const lang = languageOf(config) ?? ''
  const description = descriptions[lang]
  return JSON.stringify({
    ...built,
    ...(name && { name, short_name: name, ...(description && { description, lang }) }),
    ...(color && { theme_color: color, background_color: color }),
    ...(icon && { icons: [{ src: icon, sizes: '512x512', type: 'image/png' }] }),
    built,
  })
}

/** Writes a file of the deployment, after the compressed copies that servers send instead of it. */
async function writeWithCopies(file: string, content: string): Promise<void> {
  try {
    await writeCompressedCopies(file, content)
    await writeFile(file, content)
  } catch (error) {
    throw new CliError(`${file} cannot be written: ${reasonOf(error)}.`, 1)
  }
}

/** Runs `npm run deploy:config` with these arguments and returns its output. Rejects with a CliError for invalid arguments or files. */
export async function deployConfig(args: readonly string[]): Promise<string> {
  const { options, help } = readCommandLine(COMMAND, ['config', 'page'], args)
  if (help) return USAGE
  if (options.config === undefined) throw wrongCall(COMMAND, 'It needs --config FILE.')
  const config = await readConfigFile(options.config)
  const file = pageFile(options.page, options.config)
  const page = withHotelFacts(await readPage(file), config)
  if (page === undefined)
    throw new CliError(`${file} is not the page of this app: name the index.html of a build with --page FILE.`, 1)
  const folder = path.dirname(file)
  const workerFile = path.join(folder, 'sw.js')
  let worker = await readFile(workerFile, 'utf8').catch(() => '')
  if (!stored('index.html').test(worker)) throw new CliError(`${workerFile} is not the service worker of this app.`, 1)
  const manifestFile = path.join(folder, MANIFEST)
  const built = await readFile(manifestFile, 'utf8').catch(() => {
    throw new CliError(`${manifestFile} is missing: it belongs to the build.`, 1)
  })
  const written = { 'index.html': page, [MANIFEST]: manifestOf(built, config) }
  for (const [name, content] of Object.entries(written)) {
    const revision = createHash('md5').update(content).digest('hex') // As Workbox computes it.
    worker = worker.replace(stored(name), `$1${revision}"`)
  }
  await writeWithCopies(file, page)
  await writeWithCopies(manifestFile, written[MANIFEST])
  await writeWithCopies(workerFile, worker)
  const name = nameOf(config)
  return `${file} now has the address of the hotel's API and ${name ? `its name, ${name}` : 'no name: appName is not set'}.`
}
