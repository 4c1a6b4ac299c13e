import { readFileSync } from 'node:fs'
import type { Language } from '#src/lib/languages.ts'

/** The app's text of a key such as `statuses.created`, in a language. Throws when there is none. */
export function textIn(language: Language, file: string, key: string): string {
  const address = new URL(`../../../src/i18n/${language}/${file}.json`, import.meta.url)
  const text = key
    .split('.')
    .reduce<unknown>(
      (texts, part) => (texts as Record<string, unknown> | undefined)?.[part],
      JSON.parse(readFileSync(address, 'utf8')),
    )
  if (typeof text !== 'string') throw new Error(`There is no text ${language} ${file} ${key}`)
  return text
}
