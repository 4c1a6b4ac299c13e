import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { flatten, type Texts } from './locales.ts'
import { root } from './sources.ts'

function read(file: string): object {
  return JSON.parse(readFileSync(file, 'utf8')) as object
}

/** Every text of the app in one language, as `namespace:key`. */
export function appTexts(language: string): Texts {
  const folder = path.join(root, 'src/i18n', language)
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return new Map(names.flatMap((name) => flatten(path.parse(name).name, read(path.join(folder, name)))))
}

/** The same for a folder of the desk, which has a single namespace, i18next's default: `common`. */
export function deskTexts(folder: string, language: string): Texts {
  return new Map(flatten('common', read(path.join(root, 'mock-server/desk', folder, `${language}.json`))))
}
