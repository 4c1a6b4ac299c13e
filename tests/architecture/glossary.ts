import type { Texts } from './locales.ts'

/** A line of the glossary in one language: the words for a thing, and those that are not used for it. */
export interface Term {
  readonly language: string
  readonly use: readonly string[]
  readonly avoid: readonly string[]
}

const STRUCK = /~~(?<words>[^~]*)~~/
const NOT_SAID = /\{\{[^}]*\}\}|<[^>]*>/g

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

/** What finds a word in a text: whole, in any case; `*` in the word is any ending, `^` the beginning of the text. */
function finderOf(word: string): RegExp {
  const pattern = word.replaceAll('*', String.raw`\p{L}*`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'iu')
}

function said(texts: Texts): [key: string, text: string][] {
  return [...texts].map(([key, text]) => [key, text.replace(NOT_SAID, ' ')])
}

/** One sentence for each text that says a word which is not used. */
export function strayWords(terms: readonly Term[], language: string, texts: Texts): string[] {
  const own = terms.filter((term) => term.language === language)
  const all = said(texts)
  return own.flatMap(({ use, avoid }) =>
    avoid.flatMap((word) => {
      const finder = finderOf(word)
      const found = all.filter(([, text]) => finder.test(text))
      return found.map(([key]) => `${key} says “${word}” in ${language}, not “${use.join(', ')}”`)
    }),
  )
}

/** One sentence for each word to use that no text says: the glossary is older than the texts, or misspelt. */
export function unusedWords(terms: readonly Term[], language: string, texts: Texts): string[] {
  const all = said(texts)
  return terms
    .filter((term) => term.language === language)
    .flatMap(({ use }) => use)
    .map((word) => [word, finderOf(word)] as const)
    .filter(([, finder]) => !all.some(([, text]) => finder.test(text)))
    .map(([word]) => `no text in ${language} says “${word}”`)
}
