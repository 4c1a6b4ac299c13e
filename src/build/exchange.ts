import { jsToXliff12, xliff12ToJs, type XliffJs } from 'xliff'

/** The texts of a language by file: JSON, whose leaves are texts. */
export type Texts = Readonly<Record<string, object>>
type Flat = Readonly<Record<string, string>>

/** The code of a language in the app. */
export const LANGUAGE_CODE = /^[a-z]{2}$/
/** The plural form at the end of a key of i18next. */
export const PLURAL = /_(?:zero|one|two|few|many|other)$/

/** The plural forms of a language. */
export function pluralForms(language: string): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories
}

/** The texts of a file by path, such as `empty.title`. */
export function flatten(texts: object, before = ''): Flat {
  const entries = Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[before + key, value]] : Object.entries(flatten(value as object, `${before}${key}.`)),
  )
  return Object.fromEntries(entries) as Flat
}

function nested(flat: Readonly<Record<string, unknown>>): object {
  const texts: Record<string, unknown> = {}
  for (const [path, text] of Object.entries(flat)) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    let at = texts
    for (const key of keys) at = (at[key] ??= {}) as Record<string, unknown>
    at[last] = text
  }
  return texts
}

/** The English texts that a language needs: each once, or once in each plural form of the language. */
function sources(english: object, language: string): Flat {
  const flat = flatten(english)
  const forms = pluralForms(language)
  const needed = Object.entries(flat).flatMap(([key, text]) => {
    if (!PLURAL.test(key)) return [[key, text]]
    const base = key.replace(PLURAL, '')
    return key.endsWith('_other') ? forms.map((form) => [`${base}_${form}`, flat[`${base}_${form}`] ?? text]) : []
  })
  return Object.fromEntries(needed) as Flat
}

/**
 * XLIFF 1.2 for a translator: every text of the app in English, with what there is in `language`, and the Bulgarian original as a note. Texts
 * to write have an empty target.
 */
export async function toXliff(language: string, english: Texts, bulgarian: Texts, written: Texts): Promise<string> {
  const resources = Object.entries(english).map(([file, texts]) => {
    const [original, present] = [flatten(bulgarian[file] ?? {}), flatten(written[file] ?? {})]
    const units = Object.entries(sources(texts, language)).map(([key, source]) => {
      const note = original[key] ?? original[key.replace(PLURAL, '_other')] ?? ''
      return [key, { source, target: present[key] ?? '', note }]
    })
    return [file, Object.fromEntries(units)]
  })
  return jsToXliff12({
    sourceLanguage: 'en',
    targetLanguage: language,
    resources: Object.fromEntries(resources) as XliffJs['resources'],
  })
}

/** What a translator sent back. */
export interface Translation {
  readonly language: string
  readonly texts: Texts
  /** Texts without a translation, as `file:key`. The app shows them in English. */
  readonly missing: readonly string[]
  /** Translated from an English text that has changed since. */
  readonly stale: readonly string[]
  /** With another placeholder or tag than in English; no text of the app has a tag of XLIFF. */
  readonly broken: readonly string[]
}

/** The placeholders and tags in a text. A number of one may be written as a word. */
export function placeholders(text: string): string {
  const found = text.match(/\{\{\s*\w+|<\/?\w+/g) ?? []
  return [...new Set(found)]
    .filter((each) => !each.endsWith('count'))
    .sort()
    .join(' ')
}

/** Reads the XLIFF of a translator against the English texts of today. Rejects for a text that is not XLIFF 1.2, or names no language. */
export async function fromXliff(xliff: string, english: Texts): Promise<Translation> {
  const { targetLanguage: language = '', resources } = await xliff12ToJs(xliff)
  if (!LANGUAGE_CODE.test(language)) throw new Error(`its target-language is "${language}", not two letters such as de`)
  const units = Object.entries(english).flatMap(([file, texts]) =>
    Object.entries(sources(texts, language)).map(([key, source]) => {
      const { source: from, target: given = '' } = resources[file]?.[key] ?? {}
      const target = typeof given === 'string' ? given.trim() : given
      return { file, key, name: `${file}:${key}`, source, from, target }
    }),
  )
  const translated = units.filter(({ target }) => target !== '')
  const namesOf = (of: typeof units) => of.map(({ name }) => name)
  const texts = Object.keys(english).map((file) => {
    const ofFile = translated.filter((each) => each.file === file)
    return [file, nested(Object.fromEntries(ofFile.map(({ key, target }) => [key, target])))]
  })
  return {
    language,
    texts: Object.fromEntries(texts) as Texts,
    missing: namesOf(units.filter(({ target }) => target === '')),
    stale: namesOf(translated.filter(({ source, from }) => from !== source)),
    broken: namesOf(
      translated.filter(
        ({ source, target }) => typeof target !== 'string' || placeholders(source) !== placeholders(target),
      ),
    ),
  }
}
