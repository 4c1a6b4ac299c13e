/** `namespace:key` → text, for one language. */
export type Texts = ReadonlyMap<string, string>

const plural = /_(?:zero|one|two|few|many|other)$/
const forms: Readonly<Record<string, readonly string[]>> = {
  bg: ['one', 'other'],
  en: ['one', 'other'],
  es: ['one', 'many', 'other'],
}

/** Flattens one namespace's JSON. */
export function flatten(namespace: string, json: object): [string, string][] {
  return Object.entries(json).flatMap(([key, value]): [string, string][] => {
    const name = namespace.includes(':') ? `${namespace}.${key}` : `${namespace}:${key}`
    return typeof value === 'string' ? [[name, value]] : flatten(name, value as object)
  })
}

function bases(texts: Texts): Set<string> {
  return new Set([...texts.keys()].map((key) => key.replace(plural, '')))
}

/** One sentence for each key that a language lacks, has empty, or lacks in one of the language's plural forms. */
export function missingTexts(languages: Readonly<Record<string, Texts>>): string[] {
  const every = new Set(Object.values(languages).flatMap((texts) => [...bases(texts)]))
  return Object.entries(languages).flatMap(([language, texts]) => {
    const own = bases(texts)
    const plurals = new Set([...texts.keys()].filter((key) => plural.test(key)).map((key) => key.replace(plural, '')))
    const lacking = [...every].filter((key) => !own.has(key)).map((key) => `${language} has no ${key}`)
    const empty = [...texts].filter(([, text]) => text.trim() === '').map(([key]) => `${language} has an empty ${key}`)
    const formless = [...plurals].flatMap((key) =>
      (forms[language] ?? [])
        .filter((form) => !texts.has(`${key}_${form}`))
        .map((form) => `${language} has no ${key}_${form}`),
    )
    return [...lacking, ...empty, ...formless]
  })
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\{\s*\w+|<\/?\w+/g) ?? [])]
    .filter((each) => !each.endsWith('count'))
    .toSorted()
    .join(' ')
}

/** One sentence for each text whose placeholders or tags differ from the first language's, except the count. */
export function differentPlaceholders(languages: Readonly<Record<string, Texts>>): string[] {
  const [first, ...others] = Object.entries(languages)
  if (!first) return []
  return others.flatMap(([language, texts]) =>
    [...texts]
      .filter(([key, text]) => {
        const counterpart = first[1].get(key) ?? first[1].get(key.replace(plural, '_other'))
        return counterpart !== undefined && placeholders(text) !== placeholders(counterpart)
      })
      .map(([key]) => `${key} has other placeholders in ${language} than in ${first[0]}`),
  )
}
