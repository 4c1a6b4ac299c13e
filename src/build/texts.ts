import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { CliError, reportError } from './cliError.mjs'
import { fromXliff, LANGUAGE_CODE, toXliff, type Texts } from './exchange.ts'
import { projectFolder } from './prepare.mjs'

// Runs `npm run texts -- export de` and `npm run texts -- import texts-de.xlf`, for translators.

const USAGE = `npm run texts -- export LANGUAGE   writes texts-LANGUAGE.xlf (XLIFF 1.2) for a translator, such as: export de
npm run texts -- import FILE       writes src/i18n/LANGUAGE from it, and lists what is missing or stale`

/** The texts of a language; none for a new one. */
function readTexts(language: string): Texts {
  const folder = path.join(projectFolder, 'src/i18n', language)
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as object // of our own
  return Object.fromEntries(files.map((name) => [path.parse(name).name, read(name)]))
}

async function exportTexts(language: string): Promise<string> {
  if (!LANGUAGE_CODE.test(language)) throw new CliError(`A language has two letters, such as de, not "${language}".`, 2)
  const file = `texts-${language}.xlf`
  writeFileSync(file, await toXliff(language, readTexts('en'), readTexts('bg'), readTexts(language)))
  return `${file} is written.`
}

function listed(what: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${names.length} ${what}:`, ...names.map((name) => `  ${name}`)]
}

async function importTexts(file: string): Promise<string> {
  const xliff = await Promise.resolve()
    .then(() => fromXliff(readFileSync(file, 'utf8'), readTexts('en')))
    .catch((error: unknown) => {
      throw new CliError(
        `${file} cannot be read as XLIFF 1.2: ${error instanceof Error ? error.message : String(error)}.`,
        1,
      )
    })
  const { language, texts, missing, stale, broken } = xliff
  if (broken.length > 0) {
    const lines = listed('texts have other {{placeholders}} or <tags> than in English, so nothing was written', broken)
    throw new CliError(lines.join('\n'), 1)
  }
  const folder = path.join(projectFolder, 'src/i18n', language)
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(texts))
    writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`)
  return [
    `src/i18n/${language} is written.`,
    ...listed('texts are missing, and are shown in English', missing),
    ...listed('texts were translated from English that has changed since: read them again', stale),
  ].join('\n')
}

async function run([command, argument]: readonly string[]): Promise<void> {
  if (argument === undefined || (command !== 'export' && command !== 'import')) throw new CliError(USAGE, 2)
  console.log(await (command === 'export' ? exportTexts(argument) : importTexts(argument)))
}

run(process.argv.slice(2)).catch(reportError)
