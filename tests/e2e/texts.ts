import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languages, type Language } from '#src/lib/languages.ts'

export { languages, type Language }

const root = path.resolve(import.meta.dirname, '../..')

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** The app's texts by namespace, and those of the desk as `desk` and `begin`. `desk` has no Spanish texts. */
function namespaces(language: Language): Record<string, unknown> {
  const folder = path.join(root, 'src/i18n', language)
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return {
    ...Object.fromEntries(names.map((name) => [path.parse(name).name, read(path.join(folder, name))])),
    desk: read(path.join(root, `mock-server/desk/texts/${language}.json`)),
    begin: read(path.join(root, `mock-server/desk/beginTexts/${language}.json`)),
  }
}

const texts = Object.fromEntries(languages.map((language) => [language, namespaces(language)]))

/** The text of `namespace:key`, by default in Bulgarian. Throws if there is none. */
export function text(key: string, language: Language = 'bg'): string {
  let found: unknown = texts[language]
  for (const step of key.split(/[:.]/)) found = (found as Record<string, unknown> | undefined)?.[step]
  if (typeof found !== 'string') throw new Error(`There is no text ${key} in ${language}`)
  return found
}
