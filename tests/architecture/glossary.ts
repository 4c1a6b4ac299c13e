import type { Texts } from './locales.ts'

/** A row of the glossary in one language: the words to use for a thing, and those to avoid. */
export interface Term {
  readonly language: string
  readonly use: readonly string[]
  readonly avoid: readonly string[]
}

const STRUCK = /~~(?<words>[^~]*)~~/
const MARKUP = /\{\{[^}]*\}\}|<[^>]*>/g

const words = (list: string) =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

function termOf(cell: string, language: string): Term {
  const struck = STRUCK.exec(cell)?.groups?.words ?? ''
  return { language, use: words(cell.replace(STRUCK, '')), avoid: words(struck) }
}

/** Reads the glossary's table: its first row names the languages, each other row is one thing. */
export function readGlossary(markdown: string): Term[] {
  const rows = markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| --'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const [[, ...languages] = [], ...things] = rows
  return things.flatMap(([, ...cells]) => languages.map((language, at) => termOf(cells[at] ?? '', language)))
}

/** A pattern for a whole word in any case; `*` in the word matches any ending, `^` the beginning of the text. */
function patternOf(word: string): RegExp {
  const pattern = word.replaceAll('*', String.raw`\p{L}*`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'iu')
}

function withoutMarkup(texts: Texts): [key: string, text: string][] {
  return [...texts].map(([key, text]) => [key, text.replace(MARKUP, ' ')])
}

/** One sentence for each word to avoid and each text that contains it. */
export function avoidedWordsIn(terms: readonly Term[], language: string, texts: Texts): string[] {
  const own = terms.filter((term) => term.language === language)
  const all = withoutMarkup(texts)
  return own.flatMap(({ use, avoid }) =>
    avoid.flatMap((word) => {
      const wordPattern = patternOf(word)
      const found = all.filter(([, text]) => wordPattern.test(text))
      return found.map(([key]) => `${key} has “${word}” in ${language} instead of “${use.join(', ')}”`)
    }),
  )
}

/** One sentence for each word to use that no text contains, because the glossary is outdated or misspelt. */
export function unusedWords(terms: readonly Term[], language: string, texts: Texts): string[] {
  const all = withoutMarkup(texts)
  return terms
    .filter((term) => term.language === language)
    .flatMap(({ use }) => use)
    .map((word) => [word, patternOf(word)] as const)
    .filter(([, wordPattern]) => !all.some(([, text]) => wordPattern.test(text)))
    .map(([word]) => `no text in ${language} has “${word}”`)
}
