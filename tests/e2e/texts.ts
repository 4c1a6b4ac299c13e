import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const languages = ['bg', 'en', 'es'] as const
export type Language = (typeof languages)[number]

const folder = path.resolve(import.meta.dirname, '../../src/i18n')

function namespaces(language: Language): Record<string, unknown> {
  const names = readdirSync(path.join(folder, language)).filter((name) => name.endsWith('.json'))
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, language, name), 'utf8')) as unknown
  return Object.fromEntries(names.map((name) => [path.parse(name).name, read(name)]))
}

const texts = { bg: namespaces('bg'), en: namespaces('en'), es: namespaces('es') }

/** The text a guest reads for `namespace:key`, in Bulgarian unless told. Throws when there is none. */
export function text(key: string, language: Language = 'bg'): string {
  let found: unknown = texts[language]
  for (const step of key.split(/[:.]/)) found = (found as Record<string, unknown> | undefined)?.[step]
  if (typeof found !== 'string') throw new Error(`There is no text ${key} in ${language}`)
  return found
}
