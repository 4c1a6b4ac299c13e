import { readFileSync } from 'node:fs'
import { orderStatuses, requestStatuses } from '#src/hotel/statuses.ts'
import { languages, type Language } from '#src/lib/languages.ts'
import { paths } from '#src/navigation/paths.ts'
import { productCategories } from '#src/schemas/products.ts'
import { problemCategories } from '#src/schemas/reports.ts'
import { amenityCategories } from '#src/schemas/requests.ts'
import { groupNames, modulesOf } from '#src/screens/home/homeGroups.ts'
import { namedCategories } from '#src/hotel/menuCategories.ts'
import { code, markdownTable } from './markdown.ts'

/** The app's text of a key such as `statuses.created`, in a language; in English, as in the app, where a translation has none. Throws without both. */
function textIn(language: Language, file: string, key: string): string {
  const address = new URL(`../../src/i18n/${language}/${file}.json`, import.meta.url)
  const text = key
    .split('.')
    .reduce<unknown>(
      (texts, part) => (texts as Record<string, unknown> | undefined)?.[part],
      JSON.parse(readFileSync(address, 'utf8')),
    )
  if (typeof text === 'string') return text
  if (language === 'en') throw new Error(`There is no text ${file} ${key}`)
  return textIn('en', file, key)
}

const names: Readonly<Record<Language, string>> = { bg: 'Bulgarian', en: 'English', es: 'Spanish' }

/** A table of constants, each with the key of its text in the app. */
function translations(what: string, file: string, keys: readonly (readonly [constant: string, key: string])[]): string {
  return markdownTable(
    [what, ...languages.map((language) => names[language])],
    keys.map(([constant, key]) => [code(constant), ...languages.map((language) => textIn(language, file, key))]),
  )
}

function statuses(known: Readonly<Record<string, readonly [string, ...unknown[]]>>, file: string): string {
  return translations(
    'status',
    file,
    Object.entries(known).map(([status, [key]]) => [status, `statuses.${key}`]),
  )
}

function categories(known: readonly string[], group: string): string {
  return translations(
    'category',
    'categories',
    known.map((category) => [category, `${group}.${category}`]),
  )
}

/** The names that the app knows, by their place on the page. */
export const constants: Readonly<Record<string, () => string>> = {
  modules: () =>
    markdownTable(
      ['moduleName', 'internalUrl', 'group on home'],
      groupNames.flatMap((group) =>
        modulesOf(group).map((name) => [
          ...[code(textIn('en', 'home', `modules.${name}`)), code(paths[name])],
          textIn('en', 'home', group),
        ]),
      ),
    ),
  orderStatuses: () => statuses(orderStatuses, 'myOrders'),
  requestStatuses: () => statuses(requestStatuses, 'requestAmenities'),
  productCategories: () => productCategories.map(code).join(', '),
  menuCategories: () =>
    translations(
      'category',
      'menus',
      Object.entries(namedCategories).map(([category, key]) => [category, `category.${key}`]),
    ),
  problemCategories: () => categories(problemCategories, 'problem'),
  amenityCategories: () => categories(amenityCategories, 'amenity'),
}
